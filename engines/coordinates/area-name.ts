import type { Language } from '#engines/core/index.ts'

/** What the registry calls the area of use of a system (`EPSG:6316`); empty where it knows none. English, as the registry has it. */
export async function areaNameOf(system: string): Promise<string> {
  const { lines } = await import('./projection/registry/pieces/area-names.ts')
  const wanted = areaCodeOf(system)
  let first = 0
  for (const line of lines.split('\n')) {
    const [name = '', steps = ''] = line.split('|')
    let code = first
    for (const [index, step] of steps.split(',').entries()) {
      code += Number(step)
      if (index === 0) first = code
      if (code === wanted) return name.replaceAll('  ', '; ')
    }
  }
  return ''
}

/** The code by which the piece knows a system: Esri's are a million higher. */
export const areaCodeOf = (system: string): number =>
  Number(system.replace(/^\w+:/, '')) + (system.startsWith('ESRI:') ? 1_000_000 : 0)

/** english | ru | sr: what is no country. */
const rows = `
World|весь мир|цео свет
Europe|Европа|Европа
Africa|Африка|Африка
Asia|Азия|Азија
Asia-Middle East|Ближний Восток|Блиски исток
North America|Северная Америка|Северна Америка
South America|Южная Америка|Јужна Америка
Arctic|Арктика|Арктик
Antarctica|Антарктида|Антарктик
Asia-FSU|азиатская часть бывшего СССР|азијски део бившег СССР-а
FSU|бывший СССР|бивши СССР
Europe-FSU|европейская часть бывшего СССР|европски део бившег СССР-а
former Yugoslavia|бывшая Югославия|бивша Југославија
Czechoslovakia|Чехословакия|Чехословачка
UK|Великобритания|Уједињено Краљевство
Britain|Великобритания|Велика Британија
USA|США|САД
onshore|суша|копно
offshore|море|море
onshore and offshore|суша и море|копно и море
mainland|материковая часть|копнени део
nearshore|побережье|приобаље
`

type Words = ReadonlyMap<string, readonly [ru: string, sr: string]>
const words: Words = new Map(
  rows
    .trim()
    .split('\n')
    .map((row) => {
      const [english = '', ru = '', sr = ''] = row.split('|')
      return [english.toLowerCase(), [ru, sr]]
    }),
)

const directions = { ru: { E: 'в. д.', W: 'з. д.', N: 'с. ш.', S: 'ю. ш.' }, sr: { E: 'ист.', W: 'зап.', N: 'сев.', S: 'јуж.' } } as const // biome-ignore format: a table
const locales = { ru: 'ru', sr: 'sr-Cyrl' } as const

/** The registry's name of an area in a language that has words above: what of it has no word there is left out, unless nothing would remain. */
export function areaNameIn(name: string, language: Language): string {
  if (language !== 'ru' && language !== 'sr') return name
  const areas = name.split('; ').map((area) =>
    area
      .split(' - ')
      .flatMap((part) => partIn(part.trim(), language) ?? [])
      .join(' — '),
  )
  const known = areas.filter((area) => area !== '')
  return known.length > 0 ? known.join('; ') : name
}

const meridian = String.raw`\d[\d.]*°(?:\d+')?[EWNS]`
const stretch = new RegExp(`${meridian} to ${meridian}`)
const behindName = new RegExp(
  `^(.*?)(?: (onshore and offshore|onshore|offshore|mainland))?(?: (${meridian} to ${meridian}))?$`,
)

function partIn(part: string, language: 'ru' | 'sr'): string | undefined {
  const [, name = '', kind, degrees] = behindName.exec(part) ?? []
  const place = name === '' ? '' : placeIn(name, language)
  const range = degrees ?? (stretch.test(name) ? stretch.exec(name)?.[0] : undefined)
  const said = [
    place ?? '',
    kind === undefined || place === undefined ? '' : (wordIn(kind, language) ?? ''),
    range === undefined ? '' : rangeIn(range, language),
  ].filter(Boolean)
  return said.length === 0 ? undefined : said.join(', ')
}

const rangeIn = (range: string, language: 'ru' | 'sr'): string =>
  range
    .replace(' to ', ' – ')
    .replace(/(\d)\.(\d)/g, '$1,$2')
    .replace(/([°'])([EWNS])/g, (_, mark: string, letter: 'E') => `${mark} ${directions[language][letter]}`)

const wordIn = (word: string, language: 'ru' | 'sr'): string | undefined =>
  words.get(word.toLowerCase())?.[language === 'ru' ? 0 : 1]

function placeIn(name: string, language: 'ru' | 'sr'): string | undefined {
  const word = wordIn(name, language)
  if (word !== undefined) return word
  const code = codesByName().get(name.toLowerCase())
  return code === undefined ? undefined : new Intl.DisplayNames(locales[language], { type: 'region' }).of(code)
}

/** Countries by their English names, as the browser has them. */
let known: ReadonlyMap<string, string> | undefined

function codesByName(): ReadonlyMap<string, string> {
  if (known) return known
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'
  const found = new Map<string, string>()
  for (const first of letters)
    for (const second of letters) {
      const name = names.of(first + second)
      if (name !== undefined) found.set(name.toLowerCase(), first + second)
    }
  known = found
  return found
}
