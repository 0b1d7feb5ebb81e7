import { useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { SelectField, TextArea } from '#app/ui/field.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { type DecodedJwt, signatureAlgorithms, unsignedToken, withAlgorithm } from '#engines/devtools/jwt/index.ts'
import { partTitles } from '#wording/jwt-part-titles.ts'
import { sampleSecret, sampleToken } from '../sample-token.ts'
import { KeyField } from './key-field.tsx'
import { noteText } from './note-text.ts'
import type { Signing } from './sign-token.ts'
import { signingProblemText } from './signing-problem-text.ts'
import type { SecretEncoding } from './verification.ts'

interface SignPanelProps {
  token: DecodedJwt
  onSigned: (token: string) => void
}

/** Header and payload to be changed, and signed with the visitor's own key, which lives in this state and nowhere else. Loaded when opened. */
export default function SignPanel({ token, onSigned }: SignPanelProps) {
  const [draft, setDraft] = useState(draftOf(token))
  const [key, setKey] = useState<{ keyText: string; encoding: SecretEncoding }>({ keyText: '', encoding: 'text' })
  const [signing, setSigning] = useState<Signing>()
  // Another token than the one that was signed here: its own parts stand in the fields.
  if (draft.of !== wholeOf(token)) {
    setDraft(draftOf(token))
    setSigning(undefined)
  }
  const unsigned = unsignedToken(draft.header, draft.payload)
  const algorithm = unsigned.ok ? (unsigned.value.algorithm ?? '') : draft.algorithm
  const isSecret = algorithm.startsWith('HS')

  const change = (part: Partial<typeof draft>) => {
    setDraft({ ...draft, algorithm, ...part })
    setSigning(undefined)
  }
  const sign = async () => {
    const result = await tryToSign({ ...draft, ...key })
    setSigning(result)
    if (result.outcome !== 'signed') return
    setDraft({ ...draft, of: result.token })
    onSigned(result.token)
  }

  return (
    <form
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        void sign()
      }}
    >
      <p className="text-sm text-muted">{m.jwt_verify_note()}</p>
      <SelectField
        label={m.jwt_sign_algorithm()}
        value={algorithm}
        onChange={(event) => change({ header: withAlgorithm(draft.header, event.target.value) })}
      >
        {!signatureAlgorithms.some(({ name }) => name === algorithm) && <option value={algorithm}>{algorithm}</option>}
        {signatureAlgorithms.map(({ name }) => (
          <option key={name}>{name}</option>
        ))}
      </SelectField>
      {(['header', 'payload'] as const).map((part) => (
        <TextArea
          key={part}
          label={m.jwt_sign_part({ part: partTitles[part]() })}
          rows={Math.min(draft[part].split('\n').length + 1, 14)}
          value={draft[part]}
          onChange={(event) => change({ [part]: event.target.value })}
          autoCapitalize="off"
        />
      ))}
      <KeyField
        isSecret={isSecret}
        label={isSecret ? m.jwt_verify_secret() : m.jwt_sign_private_key()}
        {...key}
        onChange={(keyText, encoding) => {
          setKey({ keyText, encoding })
          setSigning(undefined)
        }}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" look="primary" icon="key" disabled={key.keyText.trim() === ''}>
          {m.jwt_sign_button()}
        </Button>
        {isSecret && wholeOf(token) === sampleToken && (
          <Button icon="key" onClick={() => setKey({ keyText: sampleSecret, encoding: 'text' })}>
            {m.jwt_verify_use_sample()}
          </Button>
        )}
      </div>
      {signing?.outcome === 'problem' && <Notice tone="error">{signingProblemText(signing.problem, algorithm)}</Notice>}
      {signing?.outcome === 'signed' && (
        <Notice tone={signing.notes.length > 0 ? 'warning' : 'success'}>
          <p className="font-medium">{m.jwt_sign_done()}</p>
          {signing.notes.map((note) => (
            <p key={note.code} className="mt-1">
              {noteText(note, algorithm)}
            </p>
          ))}
        </Notice>
      )}
    </form>
  )
}

const wholeOf = (token: DecodedJwt): string => `${token.signedText}.${token.signature}`

const draftOf = (token: DecodedJwt) => ({
  of: wholeOf(token),
  header: token.header.pretty,
  payload: token.payload.pretty,
  /** The last one that could be read, while the header is being written. */
  algorithm: '',
})

async function tryToSign(request: Parameters<typeof import('./sign-token.ts').signToken>[0]): Promise<Signing> {
  try {
    const { signToken } = await import('./sign-token.ts')
    return await signToken(request)
  } catch (error) {
    console.warn('The token was not signed:', error)
    return { outcome: 'problem', problem: { code: 'not_loaded' } }
  }
}
