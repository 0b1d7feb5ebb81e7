import { m } from '#app/paraglide/messages.js'
import { SelectField, TextArea } from '#app/ui/field.tsx'
import type { SecretEncoding } from './verification.ts'

interface KeyFieldProps {
  /** A secret, which is also asked how it is given, or one key of a pair. */
  isSecret: boolean
  label: string
  keyText: string
  encoding: SecretEncoding
  onChange: (keyText: string, encoding: SecretEncoding) => void
}

export function KeyField({ isSecret, label, keyText, encoding, onChange }: KeyFieldProps) {
  return (
    <div className={isSecret ? 'grid gap-3 sm:grid-cols-[1fr_14rem]' : 'grid'}>
      <TextArea
        label={label}
        rows={isSecret ? 2 : 7}
        value={keyText}
        onChange={(event) => onChange(event.target.value, encoding)}
        autoCapitalize="off"
      />
      {isSecret && (
        <SelectField
          label={m.jwt_verify_secret_encoding()}
          value={encoding}
          onChange={(event) => onChange(keyText, event.target.value as SecretEncoding)}
        >
          <option value="text">{m.jwt_verify_encoding_text()}</option>
          <option value="base64url">{m.jwt_verify_encoding_base64url()}</option>
          <option value="hex">{m.jwt_verify_encoding_hex()}</option>
        </SelectField>
      )}
    </div>
  )
}
