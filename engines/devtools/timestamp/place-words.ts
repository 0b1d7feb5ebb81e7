import { zoneOfCity } from './zone.ts'

/** Cities as Russian and Serbian name them, by what all their cases and adjectives begin with, longer ones first. */
const rows: readonly (readonly [zone: string, stems: string])[] = [
  ['Europe/Moscow', 'москв москов moskv moskov'],
  ['Europe/Belgrade', 'белград београд beograd'],
  ['Europe/Kaliningrad', 'калининград'],
  ['Europe/Samara', 'самар'],
  ['Asia/Yekaterinburg', 'екатеринбург јекатеринбург'],
  ['Asia/Omsk', 'омск'],
  ['Asia/Novosibirsk', 'новосибирск'],
  ['Asia/Krasnoyarsk', 'красноярск'],
  ['Asia/Irkutsk', 'иркутск'],
  ['Asia/Yakutsk', 'якутск'],
  ['Asia/Vladivostok', 'владивосток'],
  ['Asia/Magadan', 'магадан'],
  ['Asia/Kamchatka', 'камчат'],
  ['Europe/Kyiv', 'киев кијев kijev'],
  ['Europe/Minsk', 'минск minsk'],
  ['Asia/Almaty', 'алмат астан'],
  ['Asia/Tashkent', 'ташкент'],
  ['Asia/Tbilisi', 'тбилис'],
  ['Asia/Yerevan', 'ереван'],
  ['Asia/Baku', 'бакин баку'],
  ['Europe/London', 'лондон london'],
  ['Europe/Paris', 'париж pariz pariš'],
  ['Europe/Berlin', 'берлин berlin'],
  ['Europe/Istanbul', 'стамбул истанбул istanbul'],
  ['America/New_York', 'нью-йорк ньюйорк њујор njujor'],
  ['America/Los_Angeles', 'лос-анджелес'],
  ['Asia/Tokyo', 'токио токий токиј tokio tokij'],
  ['Asia/Shanghai', 'пекин peking'],
  ['Asia/Dubai', 'дуба'],
  ['UTC', 'гринвич гринич grinvič grinič griničk greenwich'],
]

const stems = rows.flatMap(([zone, words]) => words.split(' ').map((stem) => [stem, zone] as const))

/** An ending, or that of an adjective with one: `Москве`, `московскому`. */
const longestEnding = 6

/** The zone of a city, in English by its own name, in Russian and Serbian in any case. */
export function zoneOfPlace(name: string): string | undefined {
  const word = name.toLowerCase()
  const found = stems.find(([stem]) => word.startsWith(stem) && word.length - stem.length <= longestEnding)
  return zoneOfCity(name) ?? found?.[1]
}

/** How Americans call their time, whether it is summer or not. */
const american: ReadonlyMap<string, string> = new Map([
  ...['ET', 'eastern', 'eastern time'].map((name) => [name, 'America/New_York'] as const),
  ...['CT', 'central time'].map((name) => [name, 'America/Chicago'] as const),
  ...['MT', 'mountain time'].map((name) => [name, 'America/Denver'] as const),
  ...['PT', 'pacific', 'pacific time'].map((name) => [name, 'America/Los_Angeles'] as const),
])

export const zoneOfAmerica = (name: string): string | undefined =>
  american.get(name.length === 2 ? name : name.toLowerCase())
