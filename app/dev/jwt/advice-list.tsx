import { m } from '#app/paraglide/messages.js'
import { Card } from '#app/ui/card.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { adviseOn, type DecodedJwt, type JwtAdviceCode, type JwtDeviation } from '#engines/devtools/jwt/index.ts'
import { partTitles } from './part-look.ts'

/** Risks and irregularities; nothing at all for an ordinary token. */
export default function AdviceList({ token }: { token: DecodedJwt }) {
  const advice = adviseOn(token)
  if (advice.length === 0 && token.deviations.length === 0) return null
  return (
    <Card title={m.jwt_advice()}>
      <ul className="grid gap-2 text-sm">
        {advice.map(({ code, severity, name }) => (
          <Item key={code + name} isDanger={severity === 'danger'}>
            {adviceTexts[code]({ name })}
          </Item>
        ))}
        {token.deviations.map(({ part, deviation }) => (
          <Item key={part + deviation} isDanger={false}>
            {deviationTexts[deviation]({ part: partTitles[part]() })}
          </Item>
        ))}
      </ul>
    </Card>
  )
}

function Item({ isDanger, children }: { isDanger: boolean; children: string }) {
  return (
    <li className="flex gap-2.5">
      <Icon
        name={isDanger ? 'warning' : 'info'}
        className={isDanger ? 'mt-0.5 size-4.5 text-danger' : 'mt-0.5 size-4.5 text-warning'}
      />
      {children}
    </li>
  )
}

const adviceTexts: Readonly<Record<JwtAdviceCode, (inputs: { name: string }) => string>> = {
  algNone: () => m.jwt_advice_alg_none(),
  algMissing: () => m.jwt_advice_alg_missing(),
  algUnknown: () => m.jwt_advice_alg_unknown(),
  signatureEmpty: () => m.jwt_advice_signature_empty(),
  keyInside: m.jwt_advice_key_inside,
  keyByAddress: m.jwt_advice_key_by_address,
  kidSuspicious: () => m.jwt_advice_kid_suspicious(),
  critical: () => m.jwt_advice_critical(),
  payloadUnencoded: () => m.jwt_advice_payload_unencoded(),
  repeatedName: m.jwt_advice_repeated_name,
  neverExpires: () => m.jwt_advice_never_expires(),
  dateNotNumber: m.jwt_advice_date_not_number,
  dateInMilliseconds: m.jwt_advice_date_in_milliseconds,
  neverValid: () => m.jwt_advice_never_valid(),
}

const deviationTexts: Readonly<Record<JwtDeviation['deviation'], (inputs: { part: string }) => string>> = {
  padding: m.jwt_deviation_padding,
  standardAlphabet: m.jwt_deviation_standard_alphabet,
  trailingBits: m.jwt_deviation_trailing_bits,
  notBase64Url: m.jwt_deviation_not_base64url,
}
