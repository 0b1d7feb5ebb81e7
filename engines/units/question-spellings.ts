/** Spellings that questions have and pages of units have no room for, in words the readers know. */

/** A unit as an adjective, and what it is said of: `5-литровая канистра`, `27-inčni monitor`. */
const adjective =
  /(?<=\d)(?:-?(?:х|ти|и|mi|ti))?[- ]?(?:(дюйм|литр|метр|километр|сантиметр|миллиметр|грамм|килограмм|тонн|фут)(?:ов)?(?:ый|ая|ое|ые|ого|ой|ую|ых|ым|ом)|(in[cč]|инч)н?n?(?:i|и|a|а|og|ог|im|им))(?: \p{L}{3,15})?(?=$| (?:в|у|u) )/iu

const degrees = '(?<=\\d) ?(?:degrees?|deg\\.?|stepen[ai]?|степен[аи]?|градус(?:а|ов)?|град\\.?|гр\\.?|[°ºoо]) ?'

const spellings: readonly (readonly [RegExp, string])[] = [
  [adjective, ' $1$2'],
  [new RegExp(`${degrees}(?:по )?(?:C|С|Цельси\\p{L}{1,2})(?!\\p{L})`, 'iu'), ' °C'],
  [new RegExp(`${degrees}(?:по )?(?:F|Ф|Fahrenheit|Фаренгейт\\p{L}{0,2})(?!\\p{L})`, 'iu'), ' °F'],
  // A height as it is said: `метр восемьдесят`, `metar i osamdeset`.
  [
    /^(?:(?:рост|visina|висина) )?(?:один |jedan |један )?(?:метр|metar|метар)(?: i| и)? (\p{L}{3,}(?: \p{L}{3,}){0,2})$/iu,
    '1 m $1 cm',
  ],
  [/(?<=градус(?:а|ов)) тепла(?= в )/iu, ''],
  [/^(?:темп|tempo|pace)[:\s]\s{0,2}(?=\d)/i, ''],
  [/^(\d{1,2})['’′](\d\d)["”″]? ?\/ ?(?=[kк])/i, '$1:$2/'],
  [/^(\d{1,3}) and (?=\d{1,2}\/\d)/i, '$1 '],
  [/(?<=\d\/\d{1,3})ths?(?= )/i, ''],
  [/^10\^(-?\d{1,2})(?= )/, '1e$1'],
  [/(pints?|gallons?|quarts?) \((?:uk|imp|imperial)\)/i, 'imperial $1'],
  [/(?<=квт)[·⋅* -]час(?:а|ов)?(?!\p{L})/iu, '·ч'],
  [/св\. ?года?(?!\p{L})/iu, 'световой год'],
  [/(?<!\p{L})colov[ei](?!\p{L})/iu, 'cola'],
  [/(?<!\p{L})inch[ua](?!\p{L})/iu, 'inch'],
  [/(?<!\p{L})sup\. (?=ka[sš]ik)/iu, 'supene '],
  [/(?<=\d )[aа]\. ?[jј]\.(?!\p{L})/iu, 'au'],
]

const longestText = 200

/** Nothing where the text has none of them. */
export function inKnownSpelling(text: string): string | undefined {
  if (text.length > longestText) return undefined
  let known = text
  for (const [pattern, words] of spellings) known = known.replace(pattern, words)
  return known === text ? undefined : known
}
