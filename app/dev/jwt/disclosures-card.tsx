import { useEffect, useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import { Card } from '#app/ui/card.tsx'
import { CopyButton } from '#app/ui/copy-button.tsx'
import type { DecodedJwt } from '#engines/devtools/jwt/index.ts'
import { coveredDisclosures } from './covered-disclosures.ts'

const mostShown = 200

/** What an SD-JWT discloses, each with whether the signed part vouches for it. Loaded when there is one. */
export default function DisclosuresCard({ token }: { token: DecodedJwt }) {
  const [covered, setCovered] = useState<ReadonlySet<string>>()
  useEffect(() => {
    let isCurrent = true
    setCovered(undefined)
    coveredDisclosures(token).then((found) => isCurrent && setCovered(found), console.warn)
    return () => {
      isCurrent = false
    }
  }, [token])

  return (
    <Card title={m.jwt_disclosures()}>
      <dl className="divide-y divide-line text-sm">
        {token.disclosures.slice(0, mostShown).map(({ encoded, name, value }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a disclosure may repeat
          <div key={index} className="grid grid-cols-[1fr_auto] items-center gap-x-3 py-2">
            <dt className="font-mono font-medium wrap-anywhere">
              {name ?? <span className="font-sans font-normal text-muted">{m.jwt_disclosure_element()}</span>}
            </dt>
            <dd className="row-span-2">
              <CopyButton text={value ?? encoded} subject={name ?? m.jwt_disclosure_element()} />
            </dd>
            <dd className="max-h-48 overflow-auto font-mono wrap-anywhere whitespace-pre-wrap">
              {value?.slice(0, 5000) ?? m.jwt_disclosure_unreadable()}
            </dd>
            {covered && (
              <dd className={covered.has(encoded) ? 'text-muted' : 'font-medium text-danger'}>
                {covered.has(encoded) ? m.jwt_disclosure_covered() : m.jwt_disclosure_foreign()}
              </dd>
            )}
          </div>
        ))}
      </dl>
    </Card>
  )
}
