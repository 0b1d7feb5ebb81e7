import { useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { SelectField, TextArea } from '#app/ui/field.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { sampleSecret, sampleToken } from './sample-token.ts'
import { type SecretEncoding, type Verification, verifySignature } from './verify-signature.ts'

interface VerifyPanelProps {
  /** The three parts as they stand in the text. */
  token: string
  algorithm: string
}

/** Verification with the visitor's own key, which lives in this component's state and nowhere else. Loaded when opened. */
export default function VerifyPanel({ token, algorithm }: VerifyPanelProps) {
  const [keyText, setKeyText] = useState('')
  const [encoding, setEncoding] = useState<SecretEncoding>('text')
  const [outcome, setOutcome] = useState<{ for: string; verification: Verification | 'busy' }>()

  const isSymmetric = algorithm.startsWith('HS')
  if (algorithm === '' || algorithm.toLowerCase() === 'none')
    return <Notice tone="warning">{m.jwt_verify_impossible()}</Notice>

  // An answer belongs to the token and key it was given for.
  const question = JSON.stringify([token, keyText, encoding])
  const verification = outcome?.for === question ? outcome.verification : undefined
  const verify = async () => {
    setOutcome({ for: question, verification: 'busy' })
    setOutcome({ for: question, verification: await verifySignature({ token, algorithm, keyText, encoding }) })
  }

  return (
    <form
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        void verify()
      }}
    >
      <p className="text-sm text-muted">{m.jwt_verify_note()}</p>
      <div className={isSymmetric ? 'grid gap-3 sm:grid-cols-[1fr_14rem]' : 'grid'}>
        <TextArea
          label={isSymmetric ? m.jwt_verify_secret() : m.jwt_verify_public_key()}
          rows={isSymmetric ? 2 : 7}
          value={keyText}
          onChange={(event) => setKeyText(event.target.value)}
          autoCapitalize="off"
        />
        {isSymmetric && (
          <SelectField
            label={m.jwt_verify_secret_encoding()}
            value={encoding}
            onChange={(event) => setEncoding(event.target.value as SecretEncoding)}
          >
            <option value="text">{m.jwt_verify_encoding_text()}</option>
            <option value="base64url">{m.jwt_verify_encoding_base64url()}</option>
            <option value="hex">{m.jwt_verify_encoding_hex()}</option>
          </SelectField>
        )}
      </div>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" look="primary" icon="shield" disabled={keyText.trim() === '' || verification === 'busy'}>
          {verification === 'busy' ? m.jwt_verify_busy() : m.jwt_verify_button()}
        </Button>
        {token === sampleToken && (
          <Button
            icon="key"
            onClick={() => {
              setEncoding('text')
              setKeyText(sampleSecret)
            }}
          >
            {m.jwt_verify_use_sample()}
          </Button>
        )}
      </div>
      <Outcome verification={verification} algorithm={algorithm} />
    </form>
  )
}

function Outcome({ verification, algorithm }: { verification: Verification | 'busy' | undefined; algorithm: string }) {
  switch (verification) {
    case undefined:
    case 'busy':
      return null
    case 'good':
      return <Notice tone="success">{m.jwt_verify_good()}</Notice>
    case 'bad':
      return <Notice tone="error">{m.jwt_verify_bad()}</Notice>
    case 'keyUnreadable':
      return <Notice tone="error">{m.jwt_verify_key_unreadable()}</Notice>
    case 'keyUnfit':
      return <Notice tone="error">{m.jwt_verify_key_unfit({ algorithm })}</Notice>
    case 'privateKey':
      return <Notice tone="warning">{m.jwt_verify_private_key()}</Notice>
    case 'unsupported':
      return <Notice tone="warning">{m.jwt_verify_unsupported({ algorithm })}</Notice>
  }
}
