import { languages } from '../core/index.ts'
import { withTimeSign } from './per-time.ts'
import type { Category, Unit } from './types.ts'

/** How well a name fits, less is better: 0 to the letter, 1 but for case, accents and spaces, 2 only by the stems of its words. */
export type Fit = 0 | 1 | 2

/** Accents, case, ё, dots, hyphens, spaces and the two English spellings make no difference to a name. */
export const folded = (text: string): string => foldedWords(text).join('')

const foldedWords = (text: string): string[] =>
  text
    // Typed for the sign of a degree. Must come before the normalization, which turns the first of them into a letter o.
    .replace(/[º˚]/g, '°')
    .normalize('NFKD')
    .replace(/[\u0300-\u036f\ufe00-\ufe0f]/g, '')
    .toLowerCase()
    .replace(/(met|lit)er/g, '$1re')
    .replace(/đ/g, 'dj')
    .replace(/’/g, "'")
    .replace(/[.·⋅*^]/g, '')
    .split(/[\s\u2010\u2011-]+/)
    .filter((word) => word !== '')

const latinLetters: Readonly<Record<string, string>> = Object.fromEntries(
  'а a б b в v г g д d ђ dj е e ж z з z и i ј j к k л l љ lj м m н n њ nj о o п p р r с s т t ћ c у u ф f х h ц c ч c џ dz ш s'
    .split(/ (?=\p{Script=Cyrillic})/u)
    .map((pair) => pair.split(' ') as [string, string]),
)

/** Serbian in Latin letters without their marks, as most people type it. */
export const inLatin = (word: string): string =>
  word.replace(/\p{Script=Cyrillic}/gu, (letter) => latinLetters[letter] ?? letter)

const hasCyrillic = /\p{Script=Cyrillic}{3}/u

const shortestStem = 3

/**
 * What all cases of a Russian or Serbian word have in common: endings are vowels, and в, м, х after a vowel. Crude, and enough
 * to know a unit again: километр, километра, километров, километрах; milja, milje, miljama.
 */
function stem(word: string): string {
  let end = word.length
  while (end > shortestStem && (/[аеиоуыэюяьъaeiou]/.test(word[end - 1]!) || isEnding(word, end))) end--
  return word.slice(0, end)
}

const isEnding = (word: string, end: number): boolean =>
  /[вмхmh]/.test(word[end - 1]!) && /[аеиоуыэюяaeiou]/.test(word[end - 2]!)

const stems = (text: string): string => foldedWords(text).map(stem).join(' ')

interface Forms {
  readonly exact: readonly string[]
  readonly folded: readonly string[]
  readonly stems: readonly string[]
}

const knownForms = new WeakMap<Unit, Forms>()

/** What a unit is called, in every language and in Latin Serbian. */
function formsOf(unit: Unit): Forms {
  const known = knownForms.get(unit)
  if (known) return known
  const cases = [unit.name, unit.ofMany, unit.intoMany]
  const exact = [
    ...[unit.symbol, ...cases].flatMap((text) => languages.map((language) => text[language])),
    ...unit.also,
  ]
  const words = withSigns(exact).map(foldedWords)
  const cyrillic = new Set([...cases.flatMap(({ ru, sr }) => [ru, sr]), ...unit.also])
  const slavic = withSigns([...cyrillic].filter((name) => hasCyrillic.test(name))).map(foldedWords)
  const latin = slavic.map((name) => foldedWords(inLatin(name.join(' '))))
  const forms = {
    exact,
    folded: [...words, ...latin].map((name) => name.join('')),
    stems: [...slavic, ...latin].map((name) => name.map(stem).join(' ')),
  }
  knownForms.set(unit, forms)
  return forms
}

const withSigns = (names: readonly string[]): string[] => [...new Set([...names, ...names.map(withTimeSign)])]

type Names = ReadonlyMap<string, string>

const namesOf = new WeakMap<Category, Record<keyof Forms, Names>>()

/**
 * The first search for a name takes long, because the forms of every unit are computed then. These steps compute them beforehand, one
 * unit each, for a page that has time before the visitor asks.
 */
export const namesInSteps = (category: Category): (() => unknown)[] => category.units.map((unit) => () => formsOf(unit))

/** Every name of every unit of a category; where two units share one, the first row has it. Made when first asked for. */
function namesIn(category: Category): Record<keyof Forms, Names> {
  const known = namesOf.get(category)
  if (known) return known
  const forms = category.units.map((unit) => [unit.id, formsOf(unit)] as const).reverse()
  const names = (kind: keyof Forms): Names =>
    new Map(forms.flatMap(([id, { [kind]: all }]) => all.filter((name) => name !== '').map((name) => [name, id])))
  const made = { exact: names('exact'), folded: names('folded'), stems: names('stems') }
  namesOf.set(category, made)
  return made
}

export interface FoundUnit {
  readonly id: string
  readonly fit: Fit
}

/** English makes plurals of symbols too: `mls`, `tbsps`, `kms/h`. */
const singular = (name: string): string => name.replace(/(?<=[a-z]{2})s(?=$| )/i, '')

/**
 * Serbian law writes symbols in Latin letters, people also write them in Cyrillic: `цм`. Not for one letter, which is often the symbol
 * of another unit, nor for `лс` (horsepower) and `нм` (nanometre), which are not what their Latin letters would mean.
 */
const latinSymbol = (name: string): string[] =>
  /^\p{Script=Cyrillic}{2}/u.test(name) && !/^(?:лс|нм)$/i.test(name) ? [inLatin(name.toLowerCase())] : []

/** A name with a sign of multiplication means a unit whose own symbol has one: `N·m` folds to `nm`, and is no nautical mile. */
const isProduct = /[·⋅*×]/
const isWrittenAsProduct = (category: Category, id: string): boolean =>
  category.units.some((unit) => unit.id === id && languages.some((language) => isProduct.test(unit.symbol[language])))

/** The unit a text names, in any of the languages, any case, by symbol, in Latin Serbian. */
export function findUnit(category: Category, name: string): FoundUnit | null {
  const names = namesIn(category)
  const typed = spellingsOf(name)
  if (category.otherThanFolded?.[typed.exact] !== undefined) return null
  const ids = [names.exact.get(typed.exact), firstIn(names.folded, typed.folded), firstIn(names.stems, typed.stems)]
  const fit = ids.findIndex((id) => id !== undefined)
  if (fit < 0 || (isProduct.test(name) && !isWrittenAsProduct(category, ids[fit]!))) return null
  // A symbol of one letter counts as a weaker fit: `100 c` means degrees Celsius more often than the speed of light.
  return { id: ids[fit]!, fit: fit === 0 && typed.exact.length === 1 ? 1 : (fit as Fit) }
}

const firstIn = (names: Names, spellings: readonly string[]): string | undefined => {
  for (const spelling of spellings) {
    const id = names.get(spelling)
    if (id !== undefined) return id
  }
  return undefined
}

interface Spellings {
  readonly exact: string
  readonly folded: readonly string[]
  readonly stems: readonly string[]
}

/** Kept, because one question asks every category about the same few names. */
const recentSpellings = new Map<string, Spellings>()
const mostRecent = 100

function spellingsOf(name: string): Spellings {
  const known = recentSpellings.get(name)
  if (known) return known
  const exact = name.trim()
  const signed = withTimeSign(exact)
  const made = {
    exact,
    folded: [...new Set([exact, signed, singular(signed), ...latinSymbol(signed)].map(folded))],
    stems: [...new Set([exact, signed].map(stems))],
  }
  if (recentSpellings.size >= mostRecent) recentSpellings.clear()
  recentSpellings.set(name, made)
  return made
}

/** Whether a word is the end of a unit's name: `фунтов` of `русских фунтов`. */
export const isEndOfName = (unit: Unit, word: string): boolean =>
  word.length > 2 && formsOf(unit).folded.some((name) => name.endsWith(folded(word)))

/** Whether what was typed so far stands in a name of the unit. An empty query finds everything. */
export function isCalled(unit: Unit, query: string): boolean {
  const wanted = folded(query)
  if (wanted === '') return true
  const forms = formsOf(unit)
  if (forms.folded.some((name) => name.includes(wanted))) return true
  const wantedStems = stems(query).split(' ')
  return forms.stems.some((name) => {
    const ownStems = name.split(' ')
    return wantedStems.every((word) => ownStems.includes(word))
  })
}
