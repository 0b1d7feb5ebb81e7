import type { Entry, Group, Words } from './entries.ts'
import { inLatin, latinOf } from './latin.ts'

/** Where entries wait until a word begins like one of their names. */
export interface Shelves {
  /** All that may begin with these letters, in the order of the sources; others among them do no harm. */
  readonly from: (letters: string) => Iterable<Entry>
  /** Whether these letters stand anywhere in a name, Cyrillic also in Latin letters. */
  readonly has: (letters: string) => boolean
}

/** Of several names in one string: what parts two names, and what parts two groups. */
const name = '\n'
const group = '\t'

const accents = /[\u0300-\u036f]/g
/** Marks and spaces between a single letter and what follows: `ю.ш.` may be typed as one word. */
const jointsOfLetters = /(\n[^\n\t])[ _.^*·⋅×‑-]+(?=[^\n\t])/g
/** Of those, any mark may be folded to another, and all are asked for together. */
const otherBeginning = /\n(?![\da-z\u0388-\u03ff\u0400-\u052f\n\t])/g
const isUsual = /^[\da-z\u0388-\u03ff\u0400-\u052f]/

/**
 * All names in one string, in which the engine's own search finds a beginning: nothing is made of a name that nobody asks for, so
 * the first key costs little.
 */
export function shelves(sources: readonly Words[]): Shelves {
  const groups: Group[] = []
  for (const source of sources) for (const one of groupsOf(source)) groups.push(one)
  const names = groups
    .map((one) => name + one.names.join(name))
    .join(group)
    .normalize('NFKD')
    .replace(accents, '')
    .toLowerCase()
    .replaceAll('đ', 'dj')
    .replace(jointsOfLetters, '$1')
  const ends: number[] = []
  for (let at = names.indexOf(group); at >= 0; at = names.indexOf(group, at + 1)) ends.push(at)
  ends.push(names.length)

  let others: readonly number[] | undefined
  let latin: string | undefined
  const withOtherBeginning = (): readonly number[] => {
    others ??= [...names.matchAll(otherBeginning)].map(({ index }) => groupAt(ends, index))
    return others
  }
  return {
    *from(letters) {
      const found = new Set<number>(isUsual.test(letters) ? [] : withOtherBeginning())
      for (const beginning of spellingsOf(letters))
        for (let at = names.indexOf(name + beginning); at >= 0; ) {
          const index = groupAt(ends, at)
          found.add(index)
          at = names.indexOf(name + beginning, ends[index])
        }
      for (const index of [...found].toSorted((left, right) => left - right)) yield* groups[index]!.entries()
    },
    has(letters) {
      if (names.includes(letters)) return true
      latin ??= inLatin(names)
      return latin.includes(letters)
    },
  }
}

function* groupsOf(source: Words): Iterable<Group> {
  if (source.groups) yield* source.groups()
  else for (const entry of source()) yield { names: [entry.name], entries: () => [entry] }
}

/** The group that a place in the string belongs to. */
function groupAt(ends: readonly number[], at: number): number {
  let low = 0
  let high = ends.length - 1
  while (low < high) {
    const middle = (low + high) >> 1
    if (ends[middle]! > at) high = middle
    else low = middle + 1
  }
  return low
}

/** Latin letters may be those of Serbian names, which are written in Cyrillic. */
function spellingsOf(letters: string): ReadonlySet<string> {
  const [first = '', second = ''] = letters
  const all = new Set([letters])
  for (const [letter, latin] of latinOf) {
    if (latin === letters || (second === '' && latin.startsWith(first))) all.add(letter)
    if (latin !== first || second === '') continue
    all.add(letter + second)
    for (const [next, spelt] of latinOf) if (spelt.startsWith(second)) all.add(letter + next)
  }
  return all
}
