import { describe, expect, test } from 'vitest'
import { addresses, refusals } from './fixtures/everyday.cases.ts'
import { formatIpAddress, listPieces, networkText, readAddress, readAddressList } from './index.ts'

/** In a few words; a list only where all of it is read. */
function meaningOf(text: string): string {
  if (listPieces(text).length > 1) {
    const { cover, problems } = readAddressList(text)
    return problems.length > 0
      ? `unread: ${problems.map((piece) => piece.text).join()}`
      : `list ${cover.map(networkText).join(' ')}`
  }
  const reading = readAddress(text)
  if (!reading.ok) return reading.problem.code
  const { value } = reading
  if (value.kind === 'range') return `${formatIpAddress(value.first)}-${formatIpAddress(value.last)}`
  return formatIpAddress(value.address) + (value.prefix === undefined ? '' : `/${value.prefix}`)
}

describe('what people paste as addresses', () => {
  test.each(addresses)('%j: %s', (text, meaning) => expect(meaningOf(text)).toBe(meaning))
  test.each(refusals.map(([text, code, reason = '']) => [text, code, reason]))('%j: %s', (text, code, reason) => {
    const reading = readAddress(text)
    const problem = reading.ok ? undefined : reading.problem
    expect(problem?.code).toBe(code)
    const given =
      problem?.code === 'ip_invalid'
        ? problem.fault?.kind
        : problem?.code === 'ip_invalid_prefix'
          ? problem.reason
          : undefined
    if (reason !== '') expect(given).toBe(reason)
  })
})
