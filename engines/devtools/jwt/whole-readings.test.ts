import { expect, test } from 'vitest'
import { encode, hs, now, token, tokens } from './fixtures/tokens.cases.ts'
import {
  adviseOn,
  checkDates,
  type JsonReading,
  type JwtReading,
  lifetimeOf,
  memberText,
  readableClaims,
  readClaim,
  readJwt,
  timelineOf,
} from './index.ts'

/**
 * Everything that is said of a token, good or odd. What should change: `npx vitest run engines/devtools/jwt -u`, and read the difference.
 */
const at = BigInt(now) * 1_000_000_000n

/** The platform indents alike, unless numbers or repeated names keep what it would lose: then it is shown. */
function membersOf({ kind, members, pretty }: JsonReading): string {
  const list = members
    .map((member) => `${member.name}@${member.offset} ${member.kind} ${memberText(member)}`)
    .join('; ')
  const isUsual = pretty === JSON.stringify(JSON.parse(pretty), null, 2)
  return `${kind} ${list}${isUsual ? '' : `\n  ${pretty.replaceAll('\n', '\n  ')}`}`
}

const plain = (value: unknown): string =>
  JSON.stringify(value, (_, inner) => (typeof inner === 'bigint' ? `${inner}n` : inner))

const decoded = (part: string): string => Buffer.from(part, 'base64url').toString()

/** Three parts that stand where the points say, without anything found around them: what follows from that is expected here and not written down. */
function isOrdinary(text: string, { parts, findings, result }: JwtReading): boolean {
  const texts = text.split('.')
  if (!result.ok || texts.length !== 3 || findings.length > 0 || !parts.every(({ name }) => name in names)) return false
  const [header = '', payload = '', signed = ''] = texts
  if (parts.some(({ name, start, end }) => text.slice(start, end) !== texts[names[name as keyof typeof names]]))
    return false
  expect([result.value.signedText, result.value.signature]).toEqual([`${header}.${payload}`, signed])
  return true
}
const names = { header: 0, payload: 1, signature: 2 }

/** What is written down of an ordinary token begins with what it says. */
const titleOf = (text: string): string => text.split('.', 2).map(decoded).join('.')

function claimsOf(payload: JsonReading): string[] {
  const claims = readableClaims.flatMap((name) => {
    const claim = readClaim(payload, name)
    const isWhole = claim?.kind === 'date' && /^\d+$/.test(claim.text)
    // As many seconds as it says.
    if (isWhole && claim.nanoseconds === BigInt(claim.text) * 1_000_000_000n) return []
    return claim ? `${name} ${plain(claim)}` : []
  })
  return claims.length > 0 ? [`claims ${claims.join(', ')}`] : []
}

/** Whether it is still good, each date without tolerance and with a minute of it, and where the dates stand in the picture. */
function datesOf(payload: JsonReading): string[] {
  const lifetime = lifetimeOf(payload, at)
  const checked = [0, 60].map((skew) =>
    checkDates(payload, at, skew)
      .map(
        ({ name, holds, isTolerated }) => `${name} ${holds ? 'holds' : 'fails'}${isTolerated ? ' by tolerance' : ''}`,
      )
      .join(' '),
  )
  const timeline = timelineOf(payload, at)
  const picture = timeline?.marks.map(({ kind, position }) => `${kind} ${position}`).join(' ')
  const isWithoutDates = lifetime.state === 'endless' && checked.every((one) => one === '')
  if (isWithoutDates && !timeline) return []
  const end = 'text' in lifetime ? ` ${lifetime.text}` : ''
  return [
    `dates ${lifetime.state}${end}; ${checked.join(' / ')}; ${picture}${timeline?.toScale ? '' : ' not to scale'}`,
  ]
}

function readingOf(text: string): string {
  const reading = readJwt(text)
  const { parts, result, legible, findings, choices } = reading
  const ordinary = isOrdinary(text, reading)
  const lines = ordinary
    ? [titleOf(text)]
    : [
        text,
        `parts ${parts.map(({ name, start, end }) => `${name} ${start}-${end}`).join(', ')}; ${findings}; ${plain(choices)}`,
      ]
  if (!result.ok) {
    const { problem } = result
    const said = 'header' in problem ? `${problem.code} ${membersOf(problem.header)}` : plain(problem)
    return [...lines, said, ...legible.map((part) => plain(part))].join('\n  ')
  }
  const { header, unprotectedHeader, payload, disclosures, deviations, signedText, signature: signed } = result.value
  return [
    ...lines,
    ...(ordinary && text.startsWith(`${encode(hs)}.`) ? [] : [membersOf(header)]),
    ...(unprotectedHeader ? [`open ${membersOf(unprotectedHeader)}`] : []),
    membersOf(payload),
    ...(ordinary ? [] : [`signed ${signedText.length} characters, signature ${signed || 'none'}`]),
    ...(deviations.length > 0 ? [`deviations ${plain(deviations)}`] : []),
    ...(disclosures.length > 0 ? [`disclosures ${plain(disclosures)}`] : []),
    ...adviseOn(result.value).map(({ code, severity, name }) => `${severity} ${code} ${name}`),
    ...claimsOf(payload),
    ...datesOf(payload),
  ].join('\n  ')
}

test('whole readings', async () => {
  await expect(`${tokens.map(readingOf).join('\n')}\n`).toMatchFileSnapshot('fixtures/tokens.txt')
})

test('the second of several tokens', () => {
  const two = `access_token=${token(hs, { sub: 'one' })}&id_token=${token(hs, { sub: 'two' })}`
  expect([0, 1, 2].map((choice) => readJwt(two, choice).chosen)).toEqual([0, 1, 0])
  expect(readJwt(two).choices).toEqual([{ label: 'access_token' }, { label: 'id_token' }])
  const subject = (choice: number) => {
    const { result } = readJwt(two, choice)
    return result.ok ? result.value.payload.pretty : result.problem.code
  }
  expect([subject(0), subject(1)]).toEqual(['{\n  "sub": "one"\n}', '{\n  "sub": "two"\n}'])
})
