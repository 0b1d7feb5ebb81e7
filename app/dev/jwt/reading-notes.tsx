import { m } from '#app/paraglide/messages.js'
import { Segmented } from '#app/ui/segmented.tsx'
import { findingTexts } from '#wording/jwt-finding-texts.ts'
import type { JwtInput } from './use-jwt.ts'

/** How the token was found in what was pasted, and which of several is shown. Nothing for a token alone. */
export default function ReadingNotes({ jwt }: { jwt: JwtInput }) {
  const { findings, choices, chosen } = jwt.reading
  return (
    <>
      {findings.length > 0 && (
        <p className="mt-1.5 text-sm text-muted" role="status">
          {findings.map((finding) => findingTexts[finding]()).join(' ')}
        </p>
      )}
      {choices.length > 1 && (
        <div className="mt-2">
          <p className="mb-1 text-sm font-medium">{m.jwt_choose()}</p>
          <Segmented
            legend={m.jwt_choose()}
            value={String(chosen)}
            options={choices.map(({ label }, index) => ({ value: String(index), label: label ?? String(index + 1) }))}
            onChange={(value) => jwt.setChoice(Number(value))}
          />
        </div>
      )}
    </>
  )
}
