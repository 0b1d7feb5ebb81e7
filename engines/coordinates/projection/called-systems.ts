import type { Language } from '#engines/core/index.ts'

/** What people call systems, beside the registry's own names: `Гаус-Кригер 7. зона`, `СК-42 зона 7`, `LV95`. Words in Latin letters, folded. */
interface Family {
  readonly pattern: RegExp
  /** Systems by their zones; without zones the only key is 0. */
  readonly codes: ReadonlyMap<number, number>
  /** The language in which this family is meant first where several have the same name. */
  readonly language?: Language
}

const zones = (first: number, last: number, codeOf: (zone: number) => number): ReadonlyMap<number, number> =>
  new Map(Array.from({ length: last - first + 1 }, (_, index) => [first + index, codeOf(first + index)]))

const only = (code: number): ReadonlyMap<number, number> => new Map([[0, code]])

const gaussKrueger = '(?:gauss? ?kr(?:u|ue|ju|i|y)ger(?:ov[ae])?(?: projekci[jy][aeu])?|gk)'

const balkanCodes: Readonly<Record<number, number>> = { 5: 8677, 6: 8678, 7: 6316, 8: 8679 }
const balkan = zones(5, 8, (zone) => balkanCodes[zone]!)
const german = zones(2, 5, (zone) => 31464 + zone)
const sk42 = zones(2, 32, (zone) => 28400 + zone)
const sk95 = zones(4, 32, (zone) => 20000 + zone)
const gsk2011 = zones(4, 32, (zone) => 20900 + zone)

const families: readonly Family[] = [
  { pattern: pattern(gaussKrueger), codes: balkan, language: 'sr' },
  { pattern: pattern(`(?:mgi(?: 1901)?|dks|hdks|d48|drzavni koordinatni sistem)(?: ${gaussKrueger})?`), codes: balkan },
  { pattern: pattern(gaussKrueger), codes: sk42, language: 'ru' },
  { pattern: pattern(gaussKrueger), codes: german },
  { pattern: pattern(`dhdn(?: ${gaussKrueger})?`), codes: german },
  { pattern: pattern(`(?:sk ?42|pulkovo ?1942)(?: ${gaussKrueger})?`), codes: sk42 },
  { pattern: pattern(`(?:sk ?95|pulkovo ?1995)(?: ${gaussKrueger})?`), codes: sk95 },
  { pattern: pattern(`(?:gsk ?2011)(?: ${gaussKrueger})?`), codes: gsk2011 },
  { pattern: pattern('pz ?90 ?11'), codes: only(9475) },
  { pattern: pattern('pz ?90 ?02'), codes: only(9474) },
  { pattern: pattern('pz ?90'), codes: only(4740) },
  { pattern: pattern('(?:wgs ?84 )?utm(?: n)?'), codes: zones(1, 60, (zone) => 32600 + zone) },
  { pattern: pattern('(?:wgs ?84 )?utm(?: s)?'), codes: zones(1, 60, (zone) => 32700 + zone) },
  { pattern: pattern('etrs ?89 utm(?: n)?'), codes: zones(28, 38, (zone) => 25800 + zone) },
  { pattern: pattern('wgs ?84|gps|crs ?84'), codes: only(4326) },
  { pattern: pattern('etrs ?89'), codes: only(4258) },
  { pattern: pattern('ed ?(?:19)?50'), codes: only(4230) },
  { pattern: pattern('nad ?(?:19)?27'), codes: only(4267) },
  { pattern: pattern('nad ?(?:19)?83'), codes: only(4269) },
  { pattern: pattern('sad ?(?:19)?69'), codes: only(4618) },
  { pattern: pattern('tokyo(?: datum)?'), codes: only(4301) },
  { pattern: pattern('(?:web|veb|pseudo) ?mer[ck]ator|google mercator'), codes: only(3857) },
  { pattern: pattern('sref ?98(?: utm)?'), codes: only(8682) },
  {
    pattern: pattern('osgb(?: ?36)?|bng|british national grid|osgb(?: ?36)? british national grid'),
    codes: only(27700),
  },
  { pattern: pattern('itm|irish transverse mercator'), codes: only(2157) },
  { pattern: pattern('(?:tm ?75 )?irish grid'), codes: only(29903) },
  { pattern: pattern('(?:rgf ?93 )?lambert ?93|rgf ?93|l ?93'), codes: only(2154) },
  { pattern: pattern('(?:ntf )?lambert ?(?:2|ii) ?etendu|ntf paris lambert zone ii'), codes: only(27572) },
  {
    pattern: pattern('(?:rgf ?93 )?(?:lambert )?(?:cc|conique conforme)'),
    codes: zones(42, 50, (zone) => 3900 + zone),
  },
  { pattern: pattern('(?:mgi )?(?:austria|osterreich|oesterreich)(?:ische[ns]?)? lambert'), codes: only(31287) },
  { pattern: pattern(`(?:mgi )?(?:austria )?${gaussKrueger} (?:m ?28|west)`), codes: only(31254) },
  { pattern: pattern(`(?:mgi )?(?:austria )?${gaussKrueger} (?:m ?31|central|mitte)`), codes: only(31255) },
  { pattern: pattern(`(?:mgi )?(?:austria )?${gaussKrueger} (?:m ?34|east|ost)`), codes: only(31256) },
  { pattern: pattern('(?:bmn|bundesmeldenetz|mgi|austria)(?: (?:austria|bmn))? m ?28'), codes: only(31257) },
  { pattern: pattern('(?:bmn|bundesmeldenetz|mgi|austria)(?: (?:austria|bmn))? m ?31'), codes: only(31258) },
  { pattern: pattern('(?:bmn|bundesmeldenetz|mgi|austria)(?: (?:austria|bmn))? m ?34'), codes: only(31259) },
  { pattern: pattern('(?:belgian )?lambert ?72'), codes: only(31370) },
  { pattern: pattern('lambert ?2008'), codes: only(3812) },
  { pattern: pattern('rd(?: new)?|rijksdriehoek|amersfoort(?: rd new)?'), codes: only(28992) },
  { pattern: pattern('(?:ch ?1903 ?(?:plus)? ?)?lv ?95|swiss grid'), codes: only(2056) },
  { pattern: pattern('(?:ch ?1903 ?)?lv ?03|ch ?1903'), codes: only(21781) },
  { pattern: pattern('(?:s ?jtsk|krovak|s ?jtsk krovak)'), codes: only(5514) },
  { pattern: pattern('(?:puwg|pl|cs|uklad) ?(?:19)?92'), codes: only(2180) },
  { pattern: pattern('(?:puwg|pl|cs|uklad) ?2000'), codes: zones(5, 8, (zone) => 2171 + zone) },
  { pattern: pattern('stereo ?70|dealul piscului'), codes: only(3844) },
  {
    pattern: pattern('(?:monte mario )?gauss ?boaga(?: fuso)?|monte mario italy'),
    codes: zones(1, 2, (zone) => 3002 + zone),
  },
  { pattern: pattern('eov|hd ?72'), codes: only(23700) },
  { pattern: pattern('d ?96(?: tm)?'), codes: only(3794) },
  { pattern: pattern('htrs ?96(?: tm)?'), codes: only(3765) },
  { pattern: pattern('bgs ?2005'), codes: only(7801) },
  { pattern: pattern('sweref ?99(?: tm)?'), codes: only(3006) },
  { pattern: pattern('(?:etrs ?)?tm ?35 ?fin'), codes: only(3067) },
  { pattern: pattern('l ?est ?97|l ?est'), codes: only(3301) },
  { pattern: pattern('lks ?92(?: latvia tm)?'), codes: only(3059) },
  { pattern: pattern('lks ?94(?: lithuania tm)?'), codes: only(3346) },
  { pattern: pattern('egsa ?87|ggrs ?87|greek grid'), codes: only(2100) },
  { pattern: pattern('(?:itm|israeli?(?: tm| new grid)?)'), codes: only(2039) },
  { pattern: pattern('nztm(?: ?2000)?'), codes: only(2193) },
  { pattern: pattern('etrs ?89 laea|laea(?: europe)?'), codes: only(3035) },
  { pattern: pattern('etrs ?89 lcc|lcc europe'), codes: only(3034) },
]

/** Most texts are none of them, and are told so at once. */
const ofAnyFamily = new RegExp(families.map((family) => family.pattern.source).join('|'))

function pattern(words: string): RegExp {
  return new RegExp(`^(?:${words})$`)
}

const latin: Readonly<Record<string, string>> = {
  а: 'a', б: 'b', в: 'v', г: 'g', д: 'd', ђ: 'dj', е: 'e', ё: 'e', ж: 'z', з: 'z', и: 'i', й: 'j', ј: 'j', к: 'k', л: 'l', љ: 'lj',
  м: 'm', н: 'n', њ: 'nj', о: 'o', п: 'p', р: 'r', с: 's', т: 't', ћ: 'c', у: 'u', ф: 'f', х: 'h', ц: 'c', ч: 'c', џ: 'dz', ш: 's',
  щ: 's', ъ: '', ы: 'y', ь: '', э: 'e', ю: 'ju', я: 'ja',
} // biome-ignore format: a table

const longestName = 80

/** Of text in small letters. */
export const inLatinLetters = (text: string): string =>
  text.replace(/[а-яёђјљњћџ]/g, (letter) => latin[letter] ?? letter)

/** Small Latin letters without accents, words apart by single spaces. */
const folded = (text: string): string =>
  inLatinLetters(text.slice(0, longestName).toLowerCase())
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('ł', 'l')
    .replaceAll('ß', 'ss')
    .replaceAll('+', ' plus')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

const zonesNamed = [
  /(?:^| )(?:zon[aeyu]?|z|streifen|strefa|fuseau) ?(\d{1,2})(?= |$)/,
  /(?:^| )(\d{1,2}) ?(?:th|st|nd|rd|a|ja|oj|j)? ?(?:zon[aeyu]?|streifen|strefa)(?= |$)/,
]
const zoneBehind = /^(.*\D) ?(\d{1,2}) ?([ns])?$/

/** The codes a name in any of the three languages may mean, the likeliest first; of a family without its zone all of them. */
export function calledSystems(text: string, language?: Language): number[] {
  const name = folded(text)
  for (const zoneNamed of zonesNamed) {
    const zone = zoneNamed.exec(name)?.[1]
    if (zone !== undefined)
      return codesOf(name.replace(zoneNamed, ' ').replace(/ +/g, ' ').trim(), Number(zone), language)
  }
  const whole = codesOf(name, undefined, language)
  if (whole.length > 0) return whole
  const [, before = '', zone, hemisphere] = zoneBehind.exec(name) ?? []
  return zone === undefined
    ? []
    : codesOf([before.trim(), hemisphere].filter(Boolean).join(' '), Number(zone), language)
}

/** Russia has thirty; the sixty of the whole world mean none without their number. */
const mostZonesOfCountry = 32

function codesOf(name: string, zone: number | undefined, language: Language | undefined): number[] {
  if (!ofAnyFamily.test(name)) return []
  const fitting = families.filter(({ pattern }) => pattern.test(name))
  const rank = (family: Family): number => (family.language === undefined ? 1 : family.language === language ? 0 : 2)
  return fitting
    .toSorted((one, other) => rank(one) - rank(other))
    .flatMap(({ codes }) => {
      const code = codes.get(zone ?? 0)
      if (code !== undefined) return [code]
      return zone === undefined && codes.size <= mostZonesOfCountry ? [...codes.values()] : []
    })
}
