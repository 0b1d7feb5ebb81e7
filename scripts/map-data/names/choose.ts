import { latinFromSerbian, russianFromSerbian, serbianFromLatin, serbianFromRussian } from './transliterate.ts'

/** A name in three languages. `~` before it: made from another one by a rule of transliteration, given by nobody. */
export interface Names {
  readonly en: string
  readonly ru: string
  readonly sr: string
}

/** What GeoNames has: one name in Latin letters, and others without a word of their language. */
export interface GivenNames {
  readonly name: string
  readonly others: readonly string[]
  readonly country: string
  /** Of Natural Earth, which says what is Russian. */
  readonly russian?: string | undefined
  /** Of CLDR, which says what is Serbian, for some four hundred cities. */
  readonly serbian?: string | undefined
}

/** Where Serbian is written, or a language so near that its Latin letters are the same. */
const countriesOfSerbianLetters = new Set(['RS', 'ME', 'BA', 'HR', 'XK'])

/** Where Serbian takes names from Russian: others there are of other languages, or of other times. */
const countriesOfRussianNames = new Set(['RU', 'BY', 'KZ', 'KG', 'TJ', 'TM', 'UZ'])

const isCyrillic = (text: string): boolean => /\p{Script=Cyrillic}/u.test(text)

export function namesOf({ name, others, country, russian, serbian }: GivenNames): Names {
  const cyrillic = withoutAkanye(
    others.filter((other) => isCyrillic(other) && !/\p{Script=Latin}|[()'’]|\sош$/u.test(other)).map(asTitle),
    country,
  )
  const latin = new Set([name, ...others].map((other) => other.toLowerCase()))
  const own = countriesOfSerbianLetters.has(country) ? serbianFromLatin(withMarks(name, others)) : undefined
  const givenRussian = russian ?? bestRussian(cyrillic, name)
  const written = givenRussian && serbianFromRussian(givenRussian)
  const givenSerbian =
    serbian ??
    (countriesOfRussianNames.has(country)
      ? cyrillic.find((other) => other === written)
      : bestSerbian(cyrillic, latin, givenRussian))
  const ownSerbian = own !== undefined && cyrillic.includes(own) ? own : own && `~${own}`
  const sr =
    (own === ownSerbian ? own : undefined) ?? givenSerbian ?? ownSerbian ?? rule(givenRussian, serbianFromRussian)
  const ru = givenRussian ?? (own === undefined ? undefined : rule(own, russianFromSerbian))
  return { en: name, ru: ru ?? name, sr: (sr ?? name).replaceAll(joint, ' ') }
}

/** What Russian joins, Serbian writes apart: Ростов на Дону. */
const joint = /(?<=\p{Script=Cyrillic})-(?=\p{Script=Cyrillic})/gu

export const namesFromRussian = (en: string, ru: string | undefined): Names => ({
  en,
  ru: ru ?? en,
  sr: rule(ru, serbianFromRussian)?.replaceAll(joint, ' ') ?? en,
})

/** A name may be given without the marks of its letters, and another time with them; marks of other languages are none of it. */
const withMarks = (name: string, others: readonly string[]): string =>
  others.find(
    (other) => other !== withoutMarks(other) && withoutMarks(other) === name && serbianFromLatin(other) !== undefined,
  ) ?? name

export const withoutMarks = (name: string): string =>
  name.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll(/[đð]/g, 'd').replaceAll(/[ĐÐ]/g, 'D')

const rule = (name: string | undefined, write: (name: string) => string): string | undefined =>
  name === undefined ? undefined : isCyrillic(name) ? `~${write(name)}` : undefined

/** The letters of Russian, as Russian puts them: a hard sign elsewhere is Bulgarian's, a soft one Ukrainian's, ы behind ч Belarusian's. */
const russianLetters = /^[а-яё\s’'.,–-]+$/i
const spellingElsewhere = /ъ(?![еёюя])|ць|[сц]ьк|[жшчщ]ы/i

/** Of several the one that is spelt nearest to the Latin name; letters that only Russian has count for it. */
function bestRussian(cyrillic: readonly string[], name: string): string | undefined {
  const russian = cyrillic.filter((other) => russianLetters.test(other) && !spellingElsewhere.test(other))
  const worth = (other: string): number =>
    unlikeness(spelt(other), spelt(name)) -
    (/[ыэё]/i.test(other) ? 1 : 0) -
    // Of two that sound alike.
    (/ь(?!о)/.test(other) ? 0.02 : 0) +
    (other.includes('тс') ? 0.01 : 0)
  return leastOf(russian, worth)
}

const serbianLetters = /^[абвгдђежзијклљмнњопрстћуфхцчџш\s’'.,–-]+$/i

/**
 * Serbian are Serbian letters that no other language has, and names whose Latin twin stands among the others: Беч beside Beč. One that is
 * not the Russian name too comes first.
 */
function bestSerbian(
  cyrillic: readonly string[],
  latin: ReadonlySet<string>,
  russian: string | undefined,
): string | undefined {
  const serbian = cyrillic.filter((other) => serbianLetters.test(other))
  const hasTwin = (other: string): boolean => latin.has(latinFromSerbian(other).toLowerCase())
  const proven = serbian.filter((other) => ownLetters.test(other) || hasTwin(other))
  const written = russian === undefined ? '' : serbianFromRussian(russian)
  const worth = (other: string): number =>
    (other === russian ? 2 : 0) +
    (hasTwin(other) ? 0 : 1) -
    (ownLetters.test(other) ? 1.5 : 0) -
    (/[ђћљњ]/i.test(other) ? 0.5 : 0) +
    (serbian.includes(written) && isCut(other, written) ? 3 : 0)
  return leastOf(proven, worth)
}

const ownLetters = /[јљњђћџ]/i

/** Many languages give a name another last vowel, or none: Барселон, Лиме. What is longer may be Serbian: Милано. */
const isCut = (name: string, written: string): boolean =>
  name !== written && name.length <= written.length && stemOf(name) === stemOf(written)

const stemOf = (name: string): string => name.replace(/[аеиоуј]+$/i, '')

function leastOf(names: readonly string[], worth: (name: string) => number): string | undefined {
  let best: string | undefined
  for (const name of names) if (best === undefined || worth(name) < worth(best)) best = name
  return best
}

/** Belarusian writes an unstressed о as а: Лондан stands beside Лондон, and is neither Russian nor Serbian. Out of Belarus a last о is of other languages: Калуго. */
const withoutAkanye = (names: readonly string[], country: string): string[] => {
  const last = country === 'BY' ? Number.POSITIVE_INFINITY : -1
  const asOne = (name: string): string => name.slice(0, last).replaceAll('о', 'а') + name.slice(last)
  return names.filter(
    (name) => !names.some((other) => asOne(other) === asOne(name) && lettersO(other) > lettersO(name)),
  )
}

const lettersO = (name: string): number => name.split('о').length

/** Some are given in small letters. */
const asTitle = (name: string): string =>
  name === name.toLowerCase() ? name.replaceAll(/(?<![\p{L}’'])\p{L}/gu, (letter) => letter.toUpperCase()) : name

/** How a name sounds, roughly, in plain Latin letters, to see which of two is nearer. */
function spelt(name: string): string {
  const plain = name.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '')
  return [...plain]
    .map((letter) => soundOf[letter] ?? letter)
    .join('')
    .replaceAll(/[^a-z]/g, '')
}

const soundOf: Readonly<Record<string, string>> = Object.fromEntries(
  'а:a б:b в:v г:g д:d е:e ж:zh з:z и:i к:k л:l м:m н:n о:o п:p р:r с:s т:t у:u ф:f х:h ц:ts ч:ch ш:sh щ:shch ъ: ы:y ь: э:e ю:yu я:ya'
    .split(' ')
    .map((pair) => pair.split(':') as [string, string]),
)

/** Levenshtein's distance. */
function unlikeness(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (let first = 1; first <= one.length; first++) {
    const next = [first]
    for (let second = 1; second <= other.length; second++)
      next.push(
        Math.min(
          (row[second] as number) + 1,
          (next[second - 1] as number) + 1,
          (row[second - 1] as number) + (one[first - 1] === other[second - 1] ? 0 : 1),
        ),
      )
    row = next
  }
  return row.at(-1) as number
}
