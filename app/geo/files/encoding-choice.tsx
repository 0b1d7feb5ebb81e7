import { useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Disclosure } from '#app/ui/disclosure.tsx'
import { SelectField } from '#app/ui/field.tsx'
import type { ReadSummary } from '#engines/geodata/index.ts'
import type { Way } from './converter-state.ts'

/** Labels every browser decodes, by how often tables have them; a DOS page that only the converter knows is shown when it was found. */
const encodings = [
  'utf-8', 'windows-1251', 'windows-1252', 'windows-1250', 'ibm866', 'gbk', 'big5', 'shift_jis', 'euc-kr', 'koi8-r', 'windows-1253',
  'windows-1254', 'windows-1255', 'windows-1256', 'windows-1257', 'windows-874', 'iso-8859-2', 'iso-8859-5', 'x-mac-cyrillic', 'macintosh',
] // biome-ignore format: a list to read at a glance

interface EncodingChoiceProps {
  text: ReadSummary['tableText']
  isLocked: boolean
  onAgain: (ways: readonly Way[]) => void
}

/** Names in a table that came out as gibberish: the first of them are shown as they read in another encoding, before it is chosen. */
export function EncodingChoice({ text, isLocked, onAgain }: EncodingChoiceProps) {
  const [encoding, setEncoding] = useState(text?.encoding ?? 'utf-8')
  if (text === undefined || text.samples.length === 0) return null
  return (
    <Disclosure summary={m.geodata_encoding({ encoding: nameOf(text.encoding) })}>
      <div className="grid gap-2">
        <SelectField
          label={m.geodata_encoding_choose()}
          value={encoding}
          onChange={({ target }) => setEncoding(target.value)}
        >
          {[...new Set([text.encoding, ...encodings])].map((label) => (
            <option key={label} value={label}>
              {nameOf(label)}
            </option>
          ))}
        </SelectField>
        <ul className="grid gap-1 text-sm wrap-anywhere">
          {text.samples.map((sample, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the samples stay as they are
            <li key={index}>{read(sample, encoding)}</li>
          ))}
        </ul>
        <div>
          <Button
            disabled={isLocked || encoding === text.encoding}
            onClick={() => onAgain([{ readOptions: { encoding } }])}
          >
            {m.geodata_encoding_again()}
          </Button>
        </div>
      </div>
    </Disclosure>
  )
}

const nameOf = (label: string): string => label.toUpperCase().replace('WINDOWS', 'Windows')

function read(bytes: Uint8Array, encoding: string): string {
  try {
    return new TextDecoder(encoding).decode(bytes)
  } catch {
    return '…'
  }
}
