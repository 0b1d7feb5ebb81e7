import { m } from '#app/paraglide/messages.js'
import { Card } from '#app/ui/card.tsx'
import { Notice } from '#app/ui/notice.tsx'
import {
  type JsonReading,
  type JwtProblem,
  type JwtReading,
  memberOf,
  memberText,
} from '#engines/devtools/jwt/index.ts'
import { faultText } from '#wording/jwt-fault-text.ts'
import { partTitles } from '#wording/jwt-part-titles.ts'
import { PartCard } from './part-card.tsx'
import type { JwtInput } from './use-jwt.ts'

interface TokenProblemProps {
  problem: Exclude<JwtProblem, { code: 'jwt_empty' }>
  legible: JwtReading['legible']
  jwt: JwtInput
  onShowFault: (offset: number) => void
}

/** What is wrong, where, and what can be read all the same. */
export default function TokenProblem({ problem, legible, jwt, onShowFault }: TokenProblemProps) {
  if (problem.code === 'jwt_encrypted') return <Encrypted header={problem.header} jwt={jwt} />
  const { code, fault } = problem
  return (
    <>
      <Notice tone="error">
        <p className="font-medium">
          {code === 'jwt_invalid_format' ? m.jwt_errors_invalid_format() : m.jwt_errors_decode_failed()}
        </p>
        <p className="mt-1">{faultText(fault)}</p>
        {fault.reason !== 'partCount' && fault.reason !== 'otherToken' && (
          <button
            type="button"
            onClick={() => onShowFault(fault.offset)}
            className="mt-1 min-h-8 rounded-field font-medium underline underline-offset-4"
          >
            {m.jwt_fault_show()}
          </button>
        )}
      </Notice>
      {legible.length > 0 && (
        <Card title={m.jwt_legible()}>
          <dl className="grid gap-3">
            {legible.map(({ name, text, complete }) => (
              <div key={name}>
                <dt className="text-sm text-muted">
                  {complete ? partTitles[name]() : m.jwt_legible_partial({ part: partTitles[name]() })}
                </dt>
                <dd className="mt-1 max-h-72 overflow-auto font-mono text-sm wrap-anywhere whitespace-pre-wrap">
                  {text.slice(0, longestShown)}
                </dd>
              </div>
            ))}
          </dl>
        </Card>
      )}
    </>
  )
}

/** Nothing is wrong with such a token; it is said what it is, and the header is shown. */
function Encrypted({ header, jwt }: { header: JsonReading; jwt: JwtInput }) {
  const named = (name: string) => {
    const member = memberOf(header, name)
    return member ? memberText(member) : '—'
  }
  return (
    <>
      <Notice tone="info">
        <p className="font-medium">{m.jwt_encrypted_title()}</p>
        <p className="mt-1">{m.jwt_encrypted({ encryption: named('enc'), management: named('alg') })}</p>
      </Notice>
      <PartCard part="header" text={header.pretty} jwt={jwt} />
    </>
  )
}

const longestShown = 20_000
