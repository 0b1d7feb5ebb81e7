import type { Node, Text } from './chart.ts'
import type { Entry, Sense, Words } from './entries.ts'
import { inLatin } from './latin.ts'
import { areNear, isOneAway, isSlipOf, lettersOf } from './one-away.ts'
import { type Shelves, shelves } from './shelves.ts'
import { stem } from './stem.ts'
import { beginsWithLetter, type Token, tokenise } from './tokens.ts'

export interface Lexicon {
  /** Every sense of every entry that begins at a token. */
  readonly look: (text: Text, start: number) => Node[]
  /** The senses of one folded word, by its forms or by its stem. */
  readonly sensesOf: (word: string) => readonly Sense[]
  /** Whether a name begins with a word: `how`. */
  readonly begins: (word: string) => boolean
  /** Whether a word may stand anywhere in a name; false only where it surely does not, in any case. */
  readonly mayKnow: (word: string) => boolean
  /**
   * Entries that begin at a token but for a letter in one of their words: swapped, left out, put in, mistaken. The first letter is right,
   * and the word is no other one in this place; the first word only where it is said to be unknown.
   */
  readonly lookNear: (text: Text, start: number, isUnknown: boolean) => readonly Node[]
  /** Those whose stem is one letter away from that of a word of any length: for places where hardly another word can stand. */
  readonly sensesNearStem: (word: string) => readonly Sense[]
}

interface Branch {
  readonly next: Map<string, Branch>
  readonly senses: Learnt[]
  /** Of each word in `next`, once they have been asked for. */
  letters?: readonly number[]
}
/** With its very letters as they are compared. */
interface Learnt extends Sense {
  readonly letters: string | undefined
}
const branch = (): Branch => ({ next: new Map(), senses: [] })

/** Entries that begin with the same two letters, or with a word of one. */
interface Shelf {
  readonly forms: Branch
  readonly stems: Branch
}

const hasCyrillic = /[\u0400-\u04ff]/
const isOfWords = /[\u0400-\u04ff]{3}/
/** What may stand tight between the words of a name, or not: `ю.ш.`, `light-year`. */
const isJoint = (token: Token): boolean =>
  token.fold === '.' || token.fold === '-' || token.fold === '^' || token.fold === '*'
const mostWords = 8
/** More than names have beginnings. */
const mostShelves = 5000

/**
 * A lexicon of several sources. Nothing is done before the first look; then only names that begin like a word that was met are learnt, so
 * that the first key costs little.
 */
export function lexicon(...sources: readonly Words[]): Lexicon {
  let waiting: Shelves | undefined
  const known = new Map<string, Shelf>()
  const all = (): Shelves => {
    waiting ??= shelves(sources)
    return waiting
  }
  const shelf = (letters: string, isHere: (words: readonly string[]) => boolean): Shelf => {
    const made = { forms: branch(), stems: branch() }
    for (const entry of all().from(letters)) learn(made, entry, isHere)
    return made
  }
  const remembered = (key: string, make: () => Shelf): Shelf => {
    const before = known.get(key)
    if (before) return before
    const made = make()
    // Letters of every script may be asked for; a server runs for months.
    if (known.size >= mostShelves) known.clear()
    known.set(key, made)
    return made
  }
  const shelfOf = (word: string): Shelf => {
    const letters = word.slice(0, shelved)
    return remembered(letters, () => shelf(letters, (words) => isShelvedAt(words, letters)))
  }
  /** All whose first letter is right. */
  const shelfNear = (word: string): Shelf => {
    const first = word[0]!
    return remembered(`${first}*`, () => shelf(first, ([own = '']) => own[0] === first))
  }
  return {
    look: (text, start) => look(shelfOf(text.tokens[start]!.fold), text, start),
    sensesOf(word) {
      const { forms, stems } = shelfOf(word)
      const own = forms.next.get(word)?.senses ?? []
      return own.length > 0 ? own : (stems.next.get(stem(word))?.senses ?? [])
    },
    begins: (word) => shelfOf(word).forms.next.has(word),
    mayKnow: (word) => all().has(stemOf(word)),
    lookNear(text, start, isUnknown) {
      const { fold: word } = text.tokens[start]!
      if (isUnknown && word.length < shortestMistyped) return []
      const found: Node[] = []
      const { forms, stems } = isUnknown ? shelfNear(word) : shelfOf(word)
      walk(forms, text, start, false, found, { shortest: shortestMistyped, isUnknown })
      walk(stems, text, start, true, found, { shortest: shortestStem, isUnknown })
      return found
    },
    sensesNearStem(word) {
      const typed = stemOf(word)
      return withLettersOf(typed, shelfNear(word).stems).flatMap(([known, { senses }]) =>
        isOneAway(known, typed) ? senses : [],
      )
    },
  }
}

const shelved = 2
const isSpeltInLatin = ({ name, sense, isCyrillicOnly }: Entry): boolean =>
  sense.language !== 'ru' &&
  sense.language !== 'en' &&
  isCyrillicOnly !== true &&
  sense.isStrict !== true &&
  (sense.language === 'sr' ? hasCyrillic : /[\u0400-\u04ff]{2}/).test(name)

/** The words of a name; the marks that may be left out between them are left out. */
export function wordsOf(name: string): string[] {
  const tokens = tokenise(name) ?? []
  return tokens.filter((token, index) => index === 0 || !isJoint(token)).map((token) => token.fold)
}

/** Two letters whose folding is their small form; all of a name need not be cut for them. */
const twoLetters = /^[A-Za-zА-ИК-Яа-ик-яЈЉЊЂЋЏјљњђћџ]{2}/

function mayBeHere(name: string, isHere: (words: readonly string[]) => boolean): boolean {
  if (!twoLetters.test(name)) return true
  const letters = name.slice(0, shelved).toLowerCase()
  return isHere([letters]) || isHere([inLatin(letters)])
}

function learn(shelf: Shelf, entry: Entry, isHere: (words: readonly string[]) => boolean): void {
  if (!mayBeHere(entry.name, isHere)) return
  const words = wordsOf(entry.name)
  if (isHere(words)) learnSpelling(shelf, words, entry, entry.sense)
  if (!isSpeltInLatin(entry)) return
  const latin = words.map((word) => inLatin(word))
  if (!isHere(latin)) return
  const isLetter = latin.length === 1 && latin[0]!.length === 1
  const cost = (entry.sense.cost ?? 0) + (isLetter ? (entry.costOfLatinLetter ?? 0) : 0)
  const { exact: _, ...sense } = entry.sense
  learnSpelling(shelf, latin, entry, { ...sense, cost, language: 'sr' }, true)
}

const isShelvedAt = ([first = '', second = '']: readonly string[], letters: string): boolean =>
  first.slice(0, shelved) === letters || (first.length === 1 && first + second.slice(0, 1) === letters)

function learnSpelling({ forms, stems }: Shelf, words: string[], entry: Entry, sense: Sense, isLatin = false): void {
  put(forms, words, sense)
  const joined = words.join('')
  if (words.length > 1 && joined.length > 2 && words.every(beginsWithLetter))
    put(forms, [joined], { ...sense, cost: (sense.cost ?? 0) + 1 })
  if (!entry.isInflected || !(isLatin || isOfWords.test(entry.name))) return
  const { exact: _, ...inflected } = sense
  put(
    stems,
    words.map((word) => stemOf(word)),
    { ...inflected, cost: (sense.cost ?? 0) + 1 },
  )
}

const stemOf = (word: string): string => (word.length > 3 ? stem(word) : word)

function put(root: Branch, words: readonly string[], sense: Sense): void {
  let at = root
  for (const word of words) {
    let next = at.next.get(word)
    if (!next) {
      next = branch()
      at.next.set(word, next)
    }
    at = next
  }
  if (
    !at.senses.some(
      ({ kind, key, exact, language }) =>
        kind === sense.kind && key === sense.key && exact === sense.exact && language === sense.language,
    )
  )
    at.senses.push({ ...sense, letters: sense.exact === undefined ? undefined : withoutJoints(sense.exact) })
}

/** A case that differs, a stem and a language other than the visitor's cost. */
function look({ forms, stems }: Shelf, text: Text, start: number): Node[] {
  const found: Node[] = []
  walk(forms, text, start, false, found)
  walk(stems, text, start, true, found)
  return found.length > 1 ? found.sort((left, right) => left.cost - right.cost) : found
}

/** No case of a name ends so, but for names that do: `метро` is none of the metre's. */
const stemToFind = (fold: string): string => (fold.endsWith('о') || fold.endsWith('o') ? fold : stemOf(fold))

interface State {
  readonly at: Branch
  readonly index: number
  readonly mistyped: number
}

interface Slips {
  /** In words that are not shorter. */
  readonly shortest: number
  /** In the first word, too. */
  readonly isUnknown: boolean
}

/** Where slips are looked for, only what has one is found. */
function walk(root: Branch, text: Text, start: number, isByStem: boolean, found: Node[], slips?: Slips): void {
  const { tokens } = text
  let states: readonly State[] = [{ at: root, index: start, mistyped: 0 }]
  for (let depth = 0; states.length > 0 && depth < mostWords; depth++) {
    const next: State[] = []
    const step = (branch: Branch, index: number, mistyped: number, isPlural: boolean) => {
      if (branch.next.size > 0) next.push({ at: branch, index: index + 1, mistyped })
      if (branch.senses.length > 0 && (slips === undefined) === (mistyped === 0))
        nodesOf(branch.senses, text, start, index + 1, isPlural, found, mistyped)
    }
    for (const { at, index, mistyped } of states) {
      const token = tokens[index]
      if (!token) continue
      const word = isByStem ? stemToFind(token.fold) : token.fold
      const own = at.next.get(word)
      const ofPlural = mayBePlural(token.fold) ? at.next.get(token.fold.slice(0, -1)) : undefined
      // One digit inside a name stands tight: m3.
      const isApart = index > start && token.kind === 'digits' && token.fold.length === 1 && !token.glued
      if (own && !isApart) step(own, index, mistyped, false)
      if (ofPlural) step(ofPlural, index, mistyped, true)
      if (!own && !ofPlural && slips && (index > start || slips.isUnknown))
        for (const branch of near(at, word, slips.shortest)) step(branch, index, mistyped + 1, false)
      if (index > start && isJoint(token) && token.glued) next.push({ at, index: index + 1, mistyped })
    }
    states = next
  }
}

/** English plurals: a Latin letter other than `s` before their `s`, and a Latin letter before that. */
function mayBePlural(word: string): boolean {
  const { length } = word
  return (
    length > 2 &&
    word[length - 1] === 's' &&
    word[length - 2] !== 's' &&
    isLatin(word, length - 2) &&
    isLatin(word, length - 3)
  )
}

const isLatin = (word: string, at: number): boolean => word[at]! >= 'a' && word[at]! <= 'z'

function nodesOf(
  senses: readonly Learnt[],
  text: Text,
  start: number,
  end: number,
  isPlural: boolean,
  found: Node[],
  mistyped: number,
): void {
  const { tokens, language } = text
  let typed = tokens[start]!.text
  for (let index = start + 1; index < end; index++) typed += tokens[index]!.text
  const isOfLetters = beginsWithLetter(typed)
  const next = tokens[end]
  const withPoint = isOfLetters && next?.fold === '.' && next.glued
  const typedLetters = withoutJoints(typed)
  const isKnownSo = senses.some(({ letters }) => letters === typedLetters)
  const put = (sense: Learnt) => {
    if (isPlural && !sense.takesPlural) return
    const isExact = sense.letters === undefined || sense.letters === typedLetters
    if (sense.isStrict && !isExact) return
    const ofCase = isExact ? 0 : isOfLetters && (isKnownSo || typed.length <= 2) ? 2 : 1
    const ofLanguage = sense.language !== undefined && sense.language !== language && isOfLetters ? 1 : 0
    const cost = (sense.cost ?? 0) + ofCase + ofLanguage + (isPlural ? 1 : 0) + mistyped * costOfSlip
    const { kind, value, key } = sense
    found.push({ kind, start, end, cost, value, key })
    if (withPoint) found.push({ kind, start, end: end + 1, cost, value, key })
  }
  // What is known in these very letters comes before what is known in any.
  for (const sense of senses) if (sense.exact === typed) put(sense)
  for (const sense of senses) if (sense.exact !== typed) put(sense)
}

/** `m2` is `m²` as a keyboard has it, and micro, ohm and ångström may be signs of their own or letters. */
const withoutJoints = (text: string): string => (isPlain.test(text) ? text : text.replace(joints, '').normalize('NFKC'))
const isPlain = /^[A-Za-zА-яЂ-џ]*$/
const joints = /[\s.^*·⋅×‑-]/g

const shortestMistyped = 5
const longestMistyped = 18
/** A stem is less evidence than a whole word: another word is sooner one letter away from it. */
const shortestStem = 5
const costOfSlip = 4

function near(branch: Branch, word: string, shortest: number): readonly Branch[] {
  if (word.length < shortest || word.length > longestMistyped) return []
  return withLettersOf(word, branch).flatMap(([known, next]) =>
    known.length >= shortest - 1 &&
    known[0] === word[0] &&
    (isSlipOf(known, word) || (known.includes('tre') && isOneAway(inAmerican(known), word)))
      ? [next]
      : [],
  )
}

/** Only words with nearly the same letters can be a slip of each other: the others need not be compared. */
function withLettersOf(word: string, branch: Branch): readonly (readonly [known: string, next: Branch])[] {
  branch.letters ??= Array.from(branch.next.keys(), lettersOf)
  const own = lettersOf(word)
  const { letters } = branch
  return [...branch.next].filter((_, index) => areNear(letters[index]!, own))
}

/** A slip stands in the way of the folding that makes both spellings one. */
const inAmerican = (known: string): string => known.replace(/(met|lit)re/, '$1er')
