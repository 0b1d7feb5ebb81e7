import { type Fraction, parseFraction } from '../core/index.ts'
import { folded } from './names.ts'
import type { Category, CategoryId } from './types.ts'

/** Measures that people bring and no page shows: so many of a unit that one does. Names as `folded` leaves them, with their cases. */
// biome-ignore format: a table, one measure a row
const rows: Readonly<Partial<Record<CategoryId, readonly (readonly [names: string, factor: string, unit: string])[]>>> = {
  length: [
    ['μm|um|мкм|microns?|micromet(?:re|er)s?|микрон(?:а|ов|и)?|микромет(?:р|ар)(?:а|ов|и|е)?|mikron(?:a|i)?|mikromet(?:a)?r(?:a|i|e)?', '0.001', 'mm'],
    ['нм|nanomet(?:re|er)s?|наномет(?:р|ар)(?:а|ов|и|е)?|nanomet(?:a)?r(?:a|i|e)?', '0.000001', 'mm'],
    ['angstroms?|ангстрем(?:а|ов|ы|и|е)?|angstrema?', '0.0000001', 'mm'],
    ['dm|дм|decimet(?:re|er)s?|дециметр(?:а|ов|ы|е)?|дециметар(?:а)?|decimet(?:a)?r(?:a|i|e)?', '10', 'cm'],
    ['hm|гектометр(?:а|ов)?', '100', 'm'],
    ['thous?|mils?', '0.001', 'in'],
    ['hands?', '4', 'in'],
    ['fathoms?|ftm', '2', 'yd'],
    ['chains?', '22', 'yd'],
    ['furlongs?', '220', 'yd'],
    ['leagues?', '3', 'mi'],
  ],
  mass: [
    ['dag|dkg|даг|дкг|deka|дека|decagrams?|dekagram(?:a|i|e)?|декаграмм?(?:а|ов|и|е)?', '10', 'g'],
    ['kt|kilotons?|kilotonnes?|килотонн(?:а|ы)?|килотон(?:а|е)', '1000', 't'],
  ],
  volume: [
    ['ft3|cuft|cft|cubicf(?:oo|ee)t|кубическ(?:ии|их|ого)фут(?:а|ов|ы)?|кубфут(?:а|ов)?|кубн(?:а|е|их)?стоп(?:а|е)', '28.316846592', 'l'],
    ['in3|cuin|cubicinch(?:es)?|кубическ(?:ии|их|ого)дюйм(?:а|ов|ы)?|кубдюйм(?:а|ов)?|кубн(?:и|их)инч(?:а|и)?', '16.387064', 'ml'],
    ['yd3|cuyd|cubicyards?|кубическ(?:ии|их|ого)ярд(?:а|ов|ы)?', '764.554857984', 'l'],
    ['hl|гл|хл|hectolit(?:re|er)s?|гектолитр(?:а|ов|ы)?|хектолит(?:а)?р(?:а|и|е)?|hektolit(?:a)?r(?:a|i|e)?', '100', 'l'],
    ['μl|ul|мкл|microlit(?:re|er)s?|микролитр(?:а|ов|ы)?', '0.001', 'ml'],
  ],
  energy: [
    ['gcal|гкал|gigacalor(?:y|ies)|гигакалори[яи]', '1000000', 'kcal'],
    ['мкал|megacalor(?:y|ies)|мегакалори[яи]', '1000', 'kcal'],
    ['gwh|гвтч|gigawatthours?|гигаваттчас(?:а|ов)?', '1000', 'mwh'],
    ['twh|твтч|terawatthours?|тераваттчас(?:а|ов)?', '1000000', 'mwh'],
    ['tj|тдж|terajoules?|тераджоул(?:ь|я|еи|и)', '1000', 'gj'],
    ['gev|гэв', '1000', 'mev'],
  ],
}

const patterns = Object.fromEntries(
  Object.entries(rows).map(([id, measures]) => [
    id,
    measures.map(([names, factor, unit]) => ({ names: new RegExp(`^(?:${names})$`, 'u'), factor, unit })),
  ]),
)

export interface OtherName {
  readonly id: string
  /** So many of the unit. */
  readonly factor: Fraction
}

const longestName = 40

/** A symbol in just these letters: `NM` is a nautical mile and `N·m` no length, though they fold to the same. */
const inItsOwnLetters = (word: string): string => (word === 'nm' ? 'nanometre' : word)

/** The measure that a word names, as so much of a unit; undefined for any other word. */
export function findOtherName(category: Category, word: string): OtherName | undefined {
  if (word.length > longestName) return undefined
  const name = folded(inItsOwnLetters(word))
  const found = patterns[category.id]?.find(({ names }) => names.test(name))
  return found && { id: found.unit, factor: parseFraction(found.factor) }
}
