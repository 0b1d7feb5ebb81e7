import { asciiDigits } from '#engines/core/index.ts'
import { fold, withoutInvisible } from './fold.ts'

/** A run of letters, a run of digits, or one mark. */
export interface Token {
  /** Exactly as typed. */
  readonly text: string
  /** What the lexicon is asked for: small letters without accents, digits from 0 to 9, one sign of each sort. */
  readonly fold: string
  readonly kind: 'word' | 'digits' | 'mark'
  readonly start: number
  /** Nothing stands between this token and the one before it. */
  readonly glued: boolean
}

/** Longer texts are no questions; they are refused before they are cut. */
export const longestText = 200
export const mostTokens = 48

const marks: ReadonlyMap<string, string> = new Map(
  [
    ["'", '’‘‛′ʹ＇ʼ`´'],
    ['"', '″”“„‟〝〞ʺ＂«»'],
    ['-', '−–—‑‐‒﹣－'],
    ['*', '×⋅·∙'],
    ['°', 'º˚◦⁰'],
    ['/', '∕⁄'],
    ['.', '．٫'],
    [',', '，،'],
  ].flatMap(([sign, typed]) => [...typed!].map((one) => [one, sign!] as const)),
)

const otherLetter = /\p{L}/u
const otherDigit = /\p{Nd}/u
const invisible = /\p{Cf}|\p{Variation_Selector}/u
const accent = /\p{M}/u
const isSpace = (one: string): boolean => one.trim() === ''

/** Only such a sign may be invisible or an accent. */
function isUnusual(one: string): boolean {
  const code = one.codePointAt(0)!
  return code === 0xad || (code >= 0x300 && code < 0x370) || (code >= 0x483 && code <= 0x489) || code > 0x58f
}

/** Whether a text begins with a letter. */
export const beginsWithLetter = (text: string): boolean =>
  text !== '' && kindOf(String.fromCodePoint(text.codePointAt(0)!)) === 'word'

/** The ranges that people type here are told by their numbers: a browser compiles a pattern of all letters anew for each text in Cyrillic. */
function kindOf(one: string): Token['kind'] {
  const code = one.codePointAt(0)!
  if (code < 0x80)
    return (code | 32) >= 97 && (code | 32) <= 122 ? 'word' : code >= 48 && code <= 57 ? 'digits' : 'mark'
  if ((code >= 0x400 && code <= 0x52f && (code < 0x482 || code > 0x489)) || (code >= 0x388 && code <= 0x3ff))
    return 'word'
  if (code === 0xba || code === 0xaa || code === 0xd7 || code === 0xf7 || (code >= 0x2b0 && code <= 0x2ff))
    return 'mark'
  return otherLetter.test(one) ? 'word' : otherDigit.test(one) ? 'digits' : 'mark'
}

/** Cuts a text once. Null for a text too long to be a question. */
export function tokenise(text: string): Token[] | null {
  if (text.length > longestText) return null
  const tokens: Token[] = []
  let run: { kind: Token['kind']; start: number } | undefined
  let isGlued = false
  let at = 0
  const close = () => {
    if (!run) return
    tokens.push(token(text.slice(run.start, at), run.kind, run.start, isGlued))
    isGlued = true
    run = undefined
  }
  for (const one of text) {
    if (isSpace(one)) {
      close()
      isGlued = false
    } else if (
      !(isUnusual(one) && invisible.test(one)) &&
      !(run?.kind === 'word' && isUnusual(one) && accent.test(one))
    ) {
      const kind = kindOf(one)
      if (kind === 'mark' || run?.kind !== kind) close()
      run ??= { kind, start: at }
    }
    at += one.length
    if (tokens.length > mostTokens) return null
  }
  close()
  return tokens.length > mostTokens ? null : tokens
}

function token(typed: string, kind: Token['kind'], start: number, glued: boolean): Token {
  const text = typed.length > 1 ? withoutInvisible(typed) : typed
  const folded = kind === 'digits' ? asciiDigits(text) : (marks.get(text) ?? fold(text))
  return { text, fold: folded, kind, start, glued }
}
