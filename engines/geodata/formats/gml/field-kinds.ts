import { type ValueKind, valueKind } from '../../model/feature.ts'
import { isJsonNumber } from '../../numbers/json-number.ts'

/**
 * What properties are. Where the file carries its schema, that says it; a value that is not what the schema says is text as it stands.
 *
 * GML without its schema does not say what is a number. What a sample of the file shows decides for each property: all whole numbers,
 * all numbers, all true or false, else text. A value that turns out otherwise later stays text; nothing is lost either way.
 */
export class FieldKinds {
  isSampling = true
  /** Depth of the elements that are features where no `…member` says so: the root or its children; 0 for none. */
  featureDepth = 0
  readonly #kinds = new Map<string, ValueKind>()
  readonly #typeOfElement = new Map<string, string>()
  readonly #fieldsOfType = new Map<string, Map<string, ValueKind>>()
  #declared: ReadonlyMap<string, ValueKind> | undefined

  /** The schema says of which type a feature is. */
  declareFeature(element: string, type: string): void {
    this.#typeOfElement.set(element, type)
  }

  declareField(type: string, name: string, kind: ValueKind): void {
    const fields = this.#fieldsOfType.get(type)
    if (fields === undefined) this.#fieldsOfType.set(type, new Map([[name, kind]]))
    else fields.set(name, kind)
  }

  beginFeature(element: string): void {
    this.#declared = this.#fieldsOfType.get(this.#typeOfElement.get(element) ?? '')
  }

  kindOf(name: string, text: Uint8Array, start: number, end: number): ValueKind {
    const declared = this.#declared?.get(name)
    if (declared !== undefined) return declaredKind(declared, text, start, end)
    const own = likelyKind(text, start, end)
    const known = this.#kinds.get(name)
    if (this.isSampling) {
      this.#kinds.set(name, known === undefined ? own : common(known, own))
      return own
    }
    return known === undefined ? own : narrowed(known, own)
  }
}

function common(one: ValueKind, other: ValueKind): ValueKind {
  if (one === other) return one
  const isNumber = (kind: ValueKind) => kind === valueKind.integer || kind === valueKind.real
  return isNumber(one) && isNumber(other) ? valueKind.real : valueKind.text
}

/** The kind expected, when the value is of it. */
function narrowed(expected: ValueKind, own: ValueKind): ValueKind {
  if (expected === own) return expected
  return expected === valueKind.real && own === valueKind.integer ? expected : valueKind.text
}

function declaredKind(declared: ValueKind, text: Uint8Array, start: number, end: number): ValueKind {
  if (declared === valueKind.text) return declared
  if (declared === valueKind.date) return end - start === 10 && isDate(text, start) ? declared : valueKind.text
  if (declared === valueKind.dateTime) return isDateTime(text, start, end) ? declared : valueKind.text
  return narrowed(declared, lexicalKind(text, start, end))
}

/** `08014` and whole numbers a double does not hold exactly are codes, not quantities: text. */
function likelyKind(text: Uint8Array, start: number, end: number): ValueKind {
  if (end - start > 24) return valueKind.text
  const kind = lexicalKind(text, start, end)
  if (kind !== valueKind.integer || end - start < 16) return kind
  return Number.isSafeInteger(Number(String.fromCharCode(...text.subarray(start, end)))) ? kind : valueKind.text
}

/** What a value looks like. Numbers are those JSON has: their text can be handed on as it stands. */
function lexicalKind(text: Uint8Array, start: number, end: number): ValueKind {
  const first = text[start]!
  if (first === 0x74 || first === 0x66)
    return isWord(text, start, end, 'true') || isWord(text, start, end, 'false') ? valueKind.boolean : valueKind.text
  if (first !== 0x2d && (first < 0x30 || first > 0x39)) return valueKind.text
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
  return points + exponents > 0 ? valueKind.real : valueKind.integer
}

function isWord(text: Uint8Array, start: number, end: number, word: string): boolean {
  if (end - start !== word.length) return false
  for (let at = 0; at < word.length; at++) if (text[start + at] !== word.charCodeAt(at)) return false
  return true
}

/** `2024-02-29T12:30:00Z`, as far as its date and its length go. */
const isDateTime = (text: Uint8Array, start: number, end: number): boolean =>
  end - start >= 19 && end - start <= 35 && text[start + 10] === 0x54 && isDate(text, start)

/** `2024-02-29`, as far as its characters go. */
function isDate(text: Uint8Array, start: number): boolean {
  for (let at = 0; at < 10; at++) {
    const byte = text[start + at]!
    if (at === 4 || at === 7 ? byte !== 0x2d : byte < 0x30 || byte > 0x39) return false
  }
  return true
}
