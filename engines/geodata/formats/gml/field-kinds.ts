import { type ValueKind, valueKind } from '../../feature.ts'
import { isJsonNumber } from '../../numbers/json-number.ts'

/**
 * GML without its schema does not say what is a number. What a sample of the file shows decides for each property: all whole numbers,
 * all numbers, all true or false, else text. A value that turns out otherwise later stays text; nothing is lost either way.
 */
export class FieldKinds {
  readonly #kinds = new Map<string, ValueKind>()
  isSampling = true

  kindOf(name: string, text: Uint8Array, start: number, end: number): ValueKind {
    const own = lexicalKind(text, start, end)
    const known = this.#kinds.get(name)
    if (this.isSampling) {
      this.#kinds.set(name, known === undefined ? own : common(known, own))
      return own
    }
    if (known === undefined || known === own) return known ?? own
    return known === valueKind.real && own === valueKind.integer ? valueKind.real : valueKind.text
  }
}

function common(one: ValueKind, other: ValueKind): ValueKind {
  if (one === other) return one
  const isNumber = (kind: ValueKind) => kind === valueKind.integer || kind === valueKind.real
  return isNumber(one) && isNumber(other) ? valueKind.real : valueKind.text
}

/** `08014` and 16-digit numbers are codes, not quantities: text. */
function lexicalKind(text: Uint8Array, start: number, end: number): ValueKind {
  const first = text[start]!
  const length = end - start
  if (first === 0x74 || first === 0x66)
    return isWord(text, start, end, 'true') || isWord(text, start, end, 'false') ? valueKind.boolean : valueKind.text
  if ((first !== 0x2d && (first < 0x30 || first > 0x39)) || length > 24) return valueKind.text
  let points = 0
  let exponents = 0
  for (let at = start + 1; at < end; at++) {
    const byte = text[at]!
    if (byte >= 0x30 && byte <= 0x39) continue
    if (byte === 0x2e && points === 0 && exponents === 0) points++
    else if ((byte | 0x20) === 0x65 && exponents === 0) {
      exponents++
      if (text[at + 1] === 0x2d || text[at + 1] === 0x2b) at++
    } else return valueKind.text
  }
  if (!isJsonNumber(text, start, end)) return valueKind.text
  if (points + exponents > 0) return valueKind.real
  return length > 15 ? valueKind.text : valueKind.integer
}

function isWord(text: Uint8Array, start: number, end: number, word: string): boolean {
  if (end - start !== word.length) return false
  for (let at = 0; at < word.length; at++) if (text[start + at] !== word.charCodeAt(at)) return false
  return true
}
