import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import type { DecodedJwt } from '#engines/devtools/jwt/index.ts'
import { sampleSecret, sampleToken } from '../sample-token.ts'
import type { VerificationInput } from '../use-verification.ts'
import { KeyField } from './key-field.tsx'
import { problemText } from './problem-text.ts'
import { requestOf } from './verification-request.ts'
import { problemBeforeKey } from './verify-signature.ts'

/** Where the visitor gives a key. The result takes the place of the warning above. Loaded when opened. */
export default function VerifyPanel({ token, verification }: { token: DecodedJwt; verification: VerificationInput }) {
  const request = requestOf(token)
  const algorithm = request.header.algorithm ?? ''
  const problem = problemBeforeKey(request)
  if (problem) return <Notice tone="warning">{problemText(problem, algorithm)}</Notice>

  const { keyText, encoding, setKey, outcome } = verification
  const isSymmetric = algorithm.startsWith('HS')
  const isSample = sampleToken === `${token.signedText}.${token.signature}`
  return (
    <form
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        verification.verify()
      }}
    >
      <p className="text-sm text-muted">{m.jwt_verify_note()}</p>
      <KeyField
        isSecret={isSymmetric}
        label={isSymmetric ? m.jwt_verify_secret() : m.jwt_verify_public_key()}
        keyText={keyText}
        encoding={encoding}
        onChange={setKey}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" look="primary" icon="shield" disabled={keyText.trim() === ''}>
          {outcome === 'busy' ? m.jwt_verify_busy() : m.jwt_verify_button()}
        </Button>
        {isSample && (
          <Button icon="key" onClick={() => setKey(sampleSecret, 'text')}>
            {m.jwt_verify_use_sample()}
          </Button>
        )}
      </div>
    </form>
  )
}
