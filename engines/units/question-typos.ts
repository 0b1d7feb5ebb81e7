import { languages } from '../core/index.ts'
import { categories } from './categories/index.ts'
import { findUnit, folded, inLatin } from './names.ts'
import { findOtherName } from './other-names.ts'

/** Names of units with one slip of the hand: `kilomters`, `killometers`, `сантимерты`. */

const shortestWord = 6
const longestText = 100

/** Words of their own, a letter short of a unit: whoever writes them does not mean it. `tones` and `kevin` are rather slips. */
const otherWords = new Set(
  [
    'ponds carts gains grins terms parse drama drame drami dramu karta karte karti vesta kaska stona',
    'драма драмы драме драми гаммы карта карты карте веста стона стоны кашка',
  ].flatMap((words) => words.split(' ')),
)

let knownNames: ReadonlyMap<string, ReadonlySet<string>> | undefined

/** Every long name of a unit, with the units it may mean. */
function names(): ReadonlyMap<string, ReadonlySet<string>> {
  if (knownNames) return knownNames
  const made = new Map<string, Set<string>>()
  for (const { id: category, units } of categories)
    for (const { id, name, ofMany, intoMany, also } of units)
      for (const called of [
        ...[name, ofMany, intoMany].flatMap((forms) => languages.map((one) => forms[one])),
        ...also,
      ]) {
        const plain = folded(called)
        if (/\s/.test(called) || plain.length < shortestWord) continue
        for (const spelling of [plain, inLatin(plain), plain.replace(/(met|lit)re/, '$1er')])
          made.set(spelling, (made.get(spelling) ?? new Set()).add(`${category} ${id}`))
      }
  knownNames = made
  return made
}

/** The text with such words put right; undefined where it has none, or where one may mean two units. */
export function withoutTypos(text: string): string | undefined {
  if (text.length > longestText) return undefined
  const mended = text.replace(/\p{L}{5,20}/gu, (word) => meantBy(word) ?? word)
  return mended === text ? undefined : mended
}

function meantBy(word: string): string | undefined {
  if (otherWords.has(word.toLowerCase())) return undefined
  if (categories.some((category) => findUnit(category, word) ?? findOtherName(category, word))) return undefined
  const typed = [...new Set([word.toLowerCase().replaceAll('ё', 'е'), folded(word)])]
  const near = [...names()].filter(([name]) => typed.some((one) => isOneSlip(one, name)))
  const meant = new Set(near.flatMap(([, units]) => [...units]))
  return meant.size === 1 ? near[0]![0] : undefined
}

/** Whether a letter behind the first is missing, doubled or in place of its neighbour. Another letter is no slip: a decametre is no decimetre, and a meteor no metre. */
function isOneSlip(typed: string, name: string): boolean {
  if (Math.abs(typed.length - name.length) > 1) return false
  let at = 0
  while (at < typed.length && typed[at] === name[at]) at++
  if (at === 0) return false
  if (typed.length < name.length) return typed.slice(at) === name.slice(at + 1)
  if (typed.length > name.length) return typed[at] === typed[at - 1] && typed.slice(at + 1) === name.slice(at)
  return typed[at] === name[at + 1] && typed[at + 1] === name[at] && typed.slice(at + 2) === name.slice(at + 2)
}
