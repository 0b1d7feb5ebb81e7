import { ofOurLetters } from '../core/index.ts'

/** Rare spellings and the common ones that the readers know. For questions only: pages of units must stay small. */

/** What Russian and Serbian put between a number and an adjective: `5-ти литровый`. */
const numeralEnding = '(?:-?(?:х|ти|и|mi|ti))?[- ]?'
const russianUnit = '(дюйм|литр|метр|километр|сантиметр|миллиметр|грамм|килограмм|тонн|фут)'
const russianEnding = '(?:ов)?(?:ый|ая|ое|ые|ого|ой|ую|ых|ым|ом)'
const serbianUnit = '(in[cč]|инч)'
const serbianEnding = 'н?n?(?:i|и|a|а|og|ог|im|им)'

/** A unit as an adjective, with the noun it describes: `5-литровая канистра`, `27-inčni monitor`. */
const adjective = new RegExp(
  `(?<=\\d)${numeralEnding}(?:${russianUnit}${russianEnding}|${serbianUnit}${serbianEnding})(?: \\p{L}{3,15})?(?=$| (?:в|у|u) )`,
  'iu',
)

const degrees = '(?<=\\d) ?(?:degrees?|deg\\.?|stepen[ai]?|степен[аи]?|градус(?:а|ов|ах)?|град\\.?|гр\\.?|[°ºoо]) ?'

/** Russian numbers in the case that `в` asks for. */
const oblique: ReadonlyMap<string, number> = new Map(
  'двух трех четырех пяти шести семи восьми девяти десяти'
    .split(' ')
    .map((word, index): [string, number] => [word, index + 2])
    .concat([
      ['двадцати', 20],
      ['тридцати', 30],
      ['сорока', 40],
      ['пятидесяти', 50],
      ['ста', 100],
      ['двухсот', 200],
    ]),
)

function inDigitsOblique(word: string): string {
  return String(oblique.get(word.toLowerCase().replaceAll('ё', 'е')) ?? word)
}

type Spelling = readonly [pattern: RegExp, replacement: string | ((match: string) => string)]

const rareSpellings: readonly Spelling[] = [
  [adjective, ' $1$2'],
  [new RegExp(`${degrees}(?:по )?(?:C|С|Цельси\\p{L}{1,2})(?!\\p{L})`, 'iu'), ' °C'],
  [new RegExp(`${degrees}(?:по )?(?:F|Ф|Fahrenheit|Фаренгейт\\p{L}{0,2})(?!\\p{L})`, 'iu'), ' °F'],
  // A height as it is said: `метр восемьдесят`, `metar i osamdeset`.
  [
    /^(?:(?:рост|visina|висина) )?(?:один |jedan |један )?(?:метр|metar|метар)(?: i| и)? (\p{L}{3,}(?: \p{L}{3,}){0,2})$/iu,
    '1 m $1 cm',
  ],
  [/^(?:1 )?(?:метр|metar|метар) (?:i|и|ipo) (\d\d)(?: ?(?:cm|см|цм))?(?=$| (?:в|у|u) )/iu, '1 m $1 cm'],
  // `1 pint UK`, `8 fl oz (US) to ml`
  [/(pints?|gallons?|quarts?|gal|pt|qt|tons?),? \(?(?:uk|imp|imperial|british)\)?(?=$| (?:in|to|into|=) )/iu, 'UK $1'],
  [/(?<=\p{L}),? (?:\(US\)|us|\(США\)|сша)(?=$| (?:in|to|into|=|в) )/iu, ''],
  [/(tons?|tonnes?) \(metric\)/i, 'metric $1'],
  // `20 градусов тепла в кельвинах`
  [/(?<=градус(?:а|ов)) тепла(?= в )/iu, ''],
  // `pace: 5:30/km`, `5:30/km pace`
  [/^(?:темпо?|tempo|pace)[:\s]\s{0,2}(?=\d)/i, ''],
  [/(?<=\/ ?\p{L}{1,4}) pace(?=$| (?:in|to) )/iu, ''],
  // `8 minute mile`
  [/^(\d{1,2}(?::[0-5]\d)?)[ -]?min(?:ute)?s?[ -](mile|km|kilomet(?:er|re))s?(?=$| (?:in|to) )/i, '$1 min/$2'],
  // `миля морская`
  [/(?<!\p{L})(\p{L}{3,6}) (морск|тройск|английск|имперск|русск)(\p{L}{2,3})(?=$| (?:в|это) )/iu, '$2$3 $1'],
  // `сколько километров в ста милях`
  [/(?<= в )(\p{L}{3,10})(?= \p{L}{3})/iu, inDigitsOblique],
  // A height and a weight as they are told where all are metric: `рост 180 в футах`, `вес 70`.
  [
    /^(?:(?:мой )?рост|visina|висина|visoka? sam|висока? сам|height)[:\s]{1,2}(1\d\d|2[0-4]\d)(?=$| (?:in|to|в|у|u) )/iu,
    '$1 cm',
  ],
  [/^(?:(?:мой )?вес|te[zž]ina|тежина)[:\s]{1,2}([4-9]\d|1\d\d)(?=$| (?:в|у|u) )/iu, '$1 kg'],
  // `180 cm tall in feet`, `180 см рост`
  [
    /(?<=[\p{L}"'’”]) (?:tall|high|wide|long|deep|thick|рост|рост[ао]м|висине?|visine?)(?: (?:wo)?man| person)?(?=$| (?:in|to|в|у|u) )/iu,
    '',
  ],
  // `350F oven`, `180 градусов духовка`
  [
    /(?<=\d ?(?:°? ?[CFСФ]|degrees|градус(?:а|ов)|степени?|stepeni?)) (?:oven|духовка|рерна|rerna)(?=$| (?:in|to|в|у|u) )/iu,
    '',
  ],
  // `a 750 ml bottle`, `0,5 л бутылка`
  [
    /(?<=[\d\s]\p{L}{1,12}) (?:bottles?|cans?|jars?|tanks?|bags?|packs?|бутылка|банка|канистра|флаша|боца|flaša|flasa|boca)(?=$| (?:in|to|в|у|u) )/iu,
    '',
  ],
  // `bake at 375 degrees`, `разогреть духовку до 180`
  [/^(?:preheat|heat|bake|cook)(?: the)?(?: oven)?(?: to| at)? (?=\d)/i, ''],
  [/^(?:разогре(?:ть|йте)|нагреть|выпекать|запекать)(?: духовку)?(?: до| при)? (?=\d)/i, ''],
  [/^(?:загреј(?:ати|те)|пећи|пецити|zagrej(?:ati|te)|pe[cć]i|peciti)(?: рерну| rernu)?(?: на| na)? (?=\d)/i, ''],
  // `5 km (miles)`
  [/^(\d[^()]{1,40}\p{L}) \((\p{L}[^()\d]{0,30})\)$/u, '$1 to $2'],
  // A pace with the signs of minutes and seconds: `5'30"/km`.
  [/^(\d{1,2})['’′](\d\d)["”″]? ?\/ ?(?=[kк])/i, '$1:$2/'],
  // `12-ounce can`
  [/^(\d{1,4})-(?=\p{L}{2,10} \p{L})/u, '$1 '],
  // `3 and 1/2 miles`
  [/^(\d{1,3}) and (?=\d{1,2}\/\d)/i, '$1 '],
  // `5/8ths inch`
  [/(?<=\d\/\d{1,3})ths?(?= )/i, ''],
  // A speed without its stroke, as it is typed on a phone: `100 км ч в м с`, `60 mi h`.
  [
    /(?<=\d ?| (?:in|to|into|в|у|u) )(km|mi|miles?|m|км|миль|м) (h|hr|s|sec|ч|час|с|сек)(?=$| (?:in|to|into|=|в|у|u) )/giu,
    '$1/$2',
  ],
  [/(?<=км\/?ч в )мс$/iu, 'м/с'],
  // `5kmtomiles`
  [/^(\d[\d.,]{0,15} ?\p{L}{1,12}?)to(\p{L}{2,12}|[cfk])$/iu, '$1 to $2'],
  // `10^6 m`
  [/^10\^(-?\d{1,2})(?= )/, '1e$1'],
  // `an inch and a quarter`, `кило с половиной`
  [
    /^(?:an? |one )?(\p{L}{2,20}) (?:and (?:a|one) quarter|с четвертью|и четврт|i [cč]etvrt)(?=$| (?:in|to|в|у|u) )/iu,
    '1.25 $1',
  ],
  [
    /^(?:an? |one )?(\p{L}{2,20}) and (?:(?:a|one) half|1\/2)(?=$| (?:in|to) )|^(\p{L}{2,20}) с половиной(?=$| в )/iu,
    '1.5 $1$2',
  ],
  [/^(?:an? |one )?(\p{L}{2,20}) and (?:three[- ]quarters|3\/4)(?=$| (?:in|to) )/iu, '1.75 $1'],
  [/(?<=квт)[·⋅* -]час(?:а|ов)?(?!\p{L})/iu, '·ч'],
  [/св\. ?года?(?!\p{L})/iu, 'световой год'],
  [/(?<!\p{L})colov[ei](?!\p{L})/iu, 'cola'],
  [/(?<!\p{L})inch[ua](?!\p{L})/iu, 'inch'],
  [/(?<!\p{L})sup\. (?=ka[sš]ik)/iu, 'supene '],
  [/(?<=\d )[aа]\. ?[jј]\.(?!\p{L})/iu, 'au'],
]

/** One of a unit and so much of a smaller one, as it may begin: `a foot 2 inches`, `метр и 5 сантиметров`. */
export const oneAndMore =
  /^(?:an?|one|од(?:ин|на|но)|jed(?:an|na|no)|јед(?:ан|на|но)) \p{L}|^\p{L}{1,20} (?:and|и|i) /iu

const spellings = rareSpellings.map(([pattern, words]) => [ofOurLetters(pattern), words] as const)

const longestText = 200

/** The text in common spellings; undefined where it has none of the rare ones. */
export function inKnownSpelling(text: string): string | undefined {
  if (text.length > longestText) return undefined
  let known = text
  // One overload of `replace` takes a text, another a function; the union of both fits neither.
  for (const [pattern, words] of spellings) known = known.replace(pattern, words as string)
  return known === text ? undefined : known
}

const fewOf = '(?:\\d{1,2}(?:[.,]\\d{1,2})? ?)?(?:\\d ?/ ?\\d |[½¼¾⅓⅔⅛] ?)?(?<=[\\d½¼¾⅓⅔⅛] ?)'
const spices = 'salt|vanilla|cinnamon|baking (?:powder|soda)|yeast|pepper|nutmeg|ginger|paprika|cumin|oregano|soda'
const madeOf = `${spices}|sugar|flour|butter|milk|oil|olive oil|honey|cream|oats|cheese|cocoa|nuts|raisins|syrup|vinegar|lemon juice|(?:brown|white|powdered) sugar|chopped|shredded|sour cream|buttermilk`

/** Put right before anything is tried: by themselves the letters mean something else. */
const misleadingSpellings: readonly (readonly [pattern: RegExp, replacement: string])[] = [
  // American recipes: a cup, a tablespoon, and of what is taken by the pinch a teaspoon; not degrees and tonnes.
  [new RegExp(`^(${fewOf})c\\. (?=(?:${madeOf})(?!\\p{L}))`, 'u'), '$1 cup '],
  [new RegExp(`^(${fewOf})T\\.? (?=(?:${madeOf})(?!\\p{L}))`, 'u'), '$1 tbsp '],
  [new RegExp(`^(${fewOf})t\\.? (?=(?:${spices})(?!\\p{L}))`, 'u'), '$1 tsp '],
  // The level that an aeroplane flies at, in hundreds of feet.
  [/^(?:FL|flight level|эшелон) ?(\d{2,3})(?=$| (?:in|to|в|у|u) )/iu, '$1e2 ft'],
  // Of a syringe; elsewhere a cubic metre.
  [/^(\d{1,3}(?:[.,]\d)?) кубик\p{L}{0,3}(?= (?:в|это) (?:мл|миллилитр))/iu, '$1 cm3'],
  [/^(\d{1,3}(?:\.\d)?) (?:degrees )?below zero (celsius|fahrenheit)/iu, 'minus $1 degrees $2'],
  // Whoever wants Celsius has Fahrenheit, and the other way round: `180 to celsius`, `36,6 в фаренгейтах`.
  [
    /^([-+−–]?\d{1,4}(?:[.,]\d{1,2})?) (in|to|into|в|у|u) (?=(?:°? ?[CF]|(?:degrees )?(?:celsius|fahrenheit)|(?:градус\p{L}{0,3} )?(?:по )?(?:цельси|целзиј|фаренгейт|фаренхајт)\p{L}{0,6}|(?:celzij|farenhajt)\p{L}{0,6})\s?\??$)/iu,
    '$1 degrees $2 ',
  ],
]

const misleading = misleadingSpellings.map(([pattern, words]) => [ofOurLetters(pattern), words] as const)

export const withoutMisleading = (text: string): string =>
  text.length > longestText ? text : misleading.reduce((known, [pattern, words]) => known.replace(pattern, words), text)
