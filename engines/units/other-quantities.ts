import { type Localized, languages } from '#engines/core/index.ts'
import { fold, inLatin, type Words } from '#engines/language/index.ts'
import { type PrefixSymbol, prefixes } from './prefixes.ts'

/**
 * A unit of a quantity that has no page: known so that it is named as what it is and never taken for another (`5 T` is no tonne, `10 mA`
 * no speed). Its symbols are international, but for those that Russian writes in its own letters.
 */
export interface OtherQuantity {
  /** `electric current`, as in "10 mA is an electric current". */
  readonly kind: Localized
  readonly symbol: Localized
  /** Words in the forms people type, in each language. */
  readonly names: Readonly<Record<keyof Localized, readonly string[]>>
  readonly prefixes: readonly PrefixSymbol[]
  /** The dimension by base units, as a definition. */
  readonly base: string
  /** The page that comes nearest. */
  readonly nearest: string
}

const usual = ['p', 'n', 'µ', 'm', 'k', 'M', 'G'] as const

// biome-ignore format: a table for native speakers to review, one language a line
export const otherQuantities: readonly OtherQuantity[] = [
  { base: 'A', nearest: 'power', prefixes: usual,
    kind: { ru: 'сила тока', en: 'electric current', sr: 'јачина струје' },
    symbol: { ru: 'А', en: 'A', sr: 'A' },
    names: { ru: ['ампер', 'ампера', 'амперов', 'амперы'], en: ['ampere', 'amperes', 'amp', 'amps'], sr: ['ампер', 'ампера', 'ампере', 'ампери'] } },
  { base: 'kg m^2/s^3/A', nearest: 'power', prefixes: usual,
    kind: { ru: 'электрическое напряжение', en: 'voltage', sr: 'електрични напон' },
    symbol: { ru: 'В', en: 'V', sr: 'V' },
    names: { ru: ['вольт', 'вольта', 'вольты'], en: ['volt', 'volts'], sr: ['волт', 'волта', 'волти', 'волте'] } },
  { base: 'kg m^2/s^3/A^2', nearest: 'power', prefixes: usual,
    kind: { ru: 'электрическое сопротивление', en: 'electrical resistance', sr: 'електрични отпор' },
    symbol: { ru: 'Ом', en: 'Ω', sr: 'Ω' },
    names: { ru: ['ом', 'ома', 'омов', 'омы'], en: ['ohm', 'ohms'], sr: ['ом', 'ома', 'оми', 'оме'] } },
  { base: 'A s', nearest: 'energy', prefixes: usual,
    kind: { ru: 'электрический заряд', en: 'electric charge', sr: 'наелектрисање' },
    symbol: { ru: 'Кл', en: 'C', sr: 'C' },
    names: { ru: ['кулон', 'кулона', 'кулонов', 'кулоны'], en: ['coulomb', 'coulombs'], sr: ['кулон', 'кулона', 'кулони', 'кулоне'] } },
  { base: '3600 A s', nearest: 'energy', prefixes: ['m', 'k'],
    kind: { ru: 'электрический заряд', en: 'electric charge', sr: 'наелектрисање' },
    symbol: { ru: 'А·ч', en: 'Ah', sr: 'Ah' },
    names: { ru: ['ампер-час', 'ампер-часа', 'ампер-часов', 'ампер-часы'], en: ['ampere-hour', 'ampere-hours', 'amp-hour', 'amp-hours'], sr: ['ампер-час', 'ампер-часа', 'ампер-часова', 'ампер-сат', 'ампер-сати'] } },
  { base: 'A^2 s^4/kg/m^2', nearest: 'energy', prefixes: usual,
    kind: { ru: 'электрическая ёмкость', en: 'capacitance', sr: 'електрична капацитивност' },
    symbol: { ru: 'Ф', en: 'F', sr: 'F' },
    names: { ru: ['фарад', 'фарада', 'фараде', 'фарады'], en: ['farad', 'farads'], sr: ['фарад', 'фарада', 'фаради', 'фараде'] } },
  { base: 'kg m^2/s^2/A^2', nearest: 'energy', prefixes: usual,
    kind: { ru: 'индуктивность', en: 'inductance', sr: 'индуктивност' },
    symbol: { ru: 'Гн', en: 'H', sr: 'H' },
    names: { ru: ['генри'], en: ['henry', 'henries', 'henrys'], sr: ['хенри', 'хенрија'] } },
  { base: 'A^2 s^3/kg/m^2', nearest: 'power', prefixes: usual,
    kind: { ru: 'электрическая проводимость', en: 'electrical conductance', sr: 'електрична проводност' },
    symbol: { ru: 'См', en: 'S', sr: 'S' },
    names: { ru: ['сименс', 'сименса', 'сименсов', 'сименсы'], en: ['siemens'], sr: ['сименс', 'сименса', 'сименси', 'сименсе'] } },
  { base: 'kg/s^2/A', nearest: 'force', prefixes: usual,
    kind: { ru: 'магнитная индукция', en: 'magnetic flux density', sr: 'магнетна индукција' },
    symbol: { ru: 'Тл', en: 'T', sr: 'T' },
    names: { ru: ['тесла', 'теслы', 'тесл'], en: ['tesla', 'teslas'], sr: ['тесла', 'тесле', 'тесли'] } },
  { base: '0.0001 kg/s^2/A', nearest: 'force', prefixes: ['m', 'k'],
    kind: { ru: 'магнитная индукция', en: 'magnetic flux density', sr: 'магнетна индукција' },
    symbol: { ru: 'Гс', en: 'Gs', sr: 'Gs' },
    names: { ru: ['гаусс', 'гаусса', 'гауссов', 'гауссы'], en: ['gauss'], sr: ['гаус', 'гауса', 'гауси'] } },
  { base: 'kg m^2/s^2/A', nearest: 'force', prefixes: ['m', 'µ', 'k'],
    kind: { ru: 'магнитный поток', en: 'magnetic flux', sr: 'магнетни флукс' },
    symbol: { ru: 'Вб', en: 'Wb', sr: 'Wb' },
    names: { ru: ['вебер', 'вебера', 'веберов', 'веберы'], en: ['weber', 'webers'], sr: ['вебер', 'вебера', 'вебери'] } },
  { base: 'mol', nearest: 'mass', prefixes: ['n', 'µ', 'm', 'k'],
    kind: { ru: 'количество вещества', en: 'amount of substance', sr: 'количина супстанције' },
    symbol: { ru: 'моль', en: 'mol', sr: 'mol' },
    names: { ru: ['моль', 'моля', 'молей', 'моли'], en: ['mole', 'moles'], sr: ['мол', 'мола', 'моли', 'моле'] } },
  { base: 'cd', nearest: 'power', prefixes: ['m', 'k'],
    kind: { ru: 'сила света', en: 'luminous intensity', sr: 'јачина светлости' },
    symbol: { ru: 'кд', en: 'cd', sr: 'cd' },
    names: { ru: ['кандела', 'канделы', 'кандел'], en: ['candela', 'candelas'], sr: ['кандела', 'канделе', 'кандели'] } },
  { base: 'cd', nearest: 'power', prefixes: ['k'],
    kind: { ru: 'световой поток', en: 'luminous flux', sr: 'светлосни флукс' },
    symbol: { ru: 'лм', en: 'lm', sr: 'lm' },
    names: { ru: ['люмен', 'люмена', 'люменов', 'люмены'], en: ['lumen', 'lumens'], sr: ['лумен', 'лумена', 'лумени', 'лумене'] } },
  { base: 'cd/m^2', nearest: 'power', prefixes: ['m', 'k'],
    kind: { ru: 'освещённость', en: 'illuminance', sr: 'осветљеност' },
    symbol: { ru: 'лк', en: 'lx', sr: 'lx' },
    names: { ru: ['люкс', 'люкса', 'люксов', 'люксы'], en: ['lux'], sr: ['лукс', 'лукса', 'лукси', 'луксе'] } },
  { base: '1/s', nearest: 'frequency', prefixes: ['k', 'M', 'G', 'T'],
    kind: { ru: 'радиоактивность', en: 'radioactivity', sr: 'радиоактивност' },
    symbol: { ru: 'Бк', en: 'Bq', sr: 'Bq' },
    names: { ru: ['беккерель', 'беккереля', 'беккерелей', 'беккерели'], en: ['becquerel', 'becquerels'], sr: ['бекерел', 'бекерела', 'бекерели'] } },
  { base: 'm^2/s^2', nearest: 'energy', prefixes: ['n', 'µ', 'm'],
    kind: { ru: 'доза излучения', en: 'radiation dose', sr: 'доза зрачења' },
    symbol: { ru: 'Зв', en: 'Sv', sr: 'Sv' },
    names: { ru: ['зиверт', 'зиверта', 'зивертов', 'зиверты'], en: ['sievert', 'sieverts'], sr: ['сиверт', 'сиверта', 'сиверти'] } },
  { base: 'm^2/s^2', nearest: 'energy', prefixes: ['m', 'µ', 'c', 'k'],
    kind: { ru: 'доза излучения', en: 'radiation dose', sr: 'доза зрачења' },
    symbol: { ru: 'Гр', en: 'Gy', sr: 'Gy' },
    names: { ru: ['грей', 'грея', 'греев', 'греи'], en: ['gray', 'grays'], sr: ['греј', 'греја', 'греји'] } },
]

/** What an energy for a way is of, whose dimension is that of a force. */
export const energyUse: Pick<OtherQuantity, 'kind' | 'nearest'> = {
  nearest: 'fuel',
  kind: { ru: 'расход энергии', en: 'energy consumption', sr: 'потрошња енергије' },
}

/** Its symbol in every language, alone and with each of its prefixes. */
const symbolsOf = ({ symbol, prefixes: own }: OtherQuantity): readonly string[] =>
  languages.flatMap((language) => [
    symbol[language],
    ...own.map((prefix) => prefixes[prefix].symbol[language] + symbol[language]),
  ])

/** The quantity without a page that a symbol, in its own case, or a name stands for: `mA` and `ампера` are an electric current. */
export function otherQuantityOf(word: string): OtherQuantity | undefined {
  const [name, sign] = [inLatin(fold(word)), word.normalize('NFKC')]
  return otherQuantities.find(
    (quantity) =>
      symbolsOf(quantity).some((symbol) => symbol.normalize('NFKC') === sign) ||
      languages.some((language) => quantity.names[language].some((known) => inLatin(fold(known)) === name)),
  )
}

/** Their symbols, known so that none is taken for a unit of other case: `MA` is no Mach. */
export const otherQuantityWords: Words = function* () {
  for (const name of new Set(otherQuantities.flatMap(symbolsOf)))
    yield { name, sense: { kind: 'alien', value: name, key: '.', exact: name, isStrict: true } }
}
