import { base64Bytes } from './base64-bytes.ts'

interface PemBlock {
  readonly label: string
  /** Absent where the letters are not base64. */
  readonly bytes: Uint8Array<ArrayBuffer> | undefined
  /** Its bytes are encrypted, as its headers say (RFC 1421, 4.6.1.1). */
  readonly isLocked: boolean
}

/** The largest bundle of roots has a few hundred certificates. */
const mostBlocks = 1000

/** Blocks of RFC 7468 and of older standards: with text around them, headers inside (RFC 1421, 4.6), in one line or many, even without an end line. */
export function readPem(text: string): PemBlock[] {
  const beginnings = [...text.matchAll(/-----BEGIN ([^-\r\n]{1,60})-----/g)].slice(0, mostBlocks)
  return beginnings.map((beginning, index) => {
    const start = beginning.index + beginning[0].length
    const next = beginnings[index + 1]?.index ?? text.length
    const [body = ''] = text.slice(start, next).split('-----END', 1)
    const isLocked = /^Proc-Type:.*ENCRYPTED/m.test(body)
    return { label: beginning[1]!.trim(), isLocked, bytes: base64Bytes(withoutHeaders(body).replace(/^[>|\s]+/gm, '')) }
  })
}

/** Headers end with a blank line; a line that goes on from one starts with a blank. */
function withoutHeaders(body: string): string {
  let isHeader = false
  return body
    .split(/\r\n|\r|\n/)
    .filter((line) => {
      isHeader = line.includes(':') || (isHeader && /^[ \t]+\S/.test(line))
      return !isHeader
    })
    .join('\n')
}

/** As text in a settings file or in JSON has them: backslash and n in place of a line break. */
export function withLineBreaks(text: string): string {
  // From the first of them on only: a row of backslashes is not gone over once for each.
  return text.replace(/(?<!\\)\\+r/g, '').replace(/(?<!\\)\\+n/g, '\n')
}
