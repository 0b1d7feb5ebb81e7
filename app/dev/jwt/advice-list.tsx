import { m } from '#app/paraglide/messages.js'
import { Card } from '#app/ui/card.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { adviseOn, type DecodedJwt } from '#engines/devtools/jwt/index.ts'
import { adviceTexts, deviationTexts } from '#wording/jwt-advice-texts.ts'
import { partTitles } from '#wording/jwt-part-titles.ts'

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
