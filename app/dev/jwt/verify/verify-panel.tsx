import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { SelectField, TextArea } from '#app/ui/field.tsx'
import { Notice } from '#app/ui/notice.tsx'
import type { DecodedJwt } from '#engines/devtools/jwt/index.ts'
import { sampleSecret, sampleToken } from '../sample-token.ts'
import type { VerificationInput } from '../use-verification.ts'
import { problemText } from './problem-text.ts'
import type { SecretEncoding } from './verification.ts'
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
      <div className={isSymmetric ? 'grid gap-3 sm:grid-cols-[1fr_14rem]' : 'grid'}>
        <TextArea
          label={isSymmetric ? m.jwt_verify_secret() : m.jwt_verify_public_key()}
          rows={isSymmetric ? 2 : 7}
          value={keyText}
          onChange={(event) => setKey(event.target.value, encoding)}
          autoCapitalize="off"
        />
        {isSymmetric && (
          <SelectField
            label={m.jwt_verify_secret_encoding()}
            value={encoding}
            onChange={(event) => setKey(keyText, event.target.value as SecretEncoding)}
          >
            <option value="text">{m.jwt_verify_encoding_text()}</option>
            <option value="base64url">{m.jwt_verify_encoding_base64url()}</option>
            <option value="hex">{m.jwt_verify_encoding_hex()}</option>
          </SelectField>
        )}
      </div>
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
