import { behindQuantity, withoutContents } from './contents.ts'
import { inTroyOunces } from './metals.ts'

/** More things that are weighed or poured, from recipes and price lists. For questions only: pages of units must stay small. */
const rarer = behindQuantity(
  [
    '(?:olive|vegetable|sunflower|coconut)(?: oil)?|cocoa|yeast|oats|cheese|beef|chicken|ham|potatoes|apples|gold|silver|petrol|gasoline|diesel|vodka',
    'творога|какао|дрожжей|овсянки|гречки|говядины|курицы|картофеля|картошки|яблок|золота|серебра|солярки|нефти|водки|сена|зерна',
    'маслаца|квасца|какаоа|пилетине|шунке|кромпира|јабука|злата|сребра|дизела|нафте|ракије',
    'maslaca|kvasca|kakaoa|piletine|[sš]unke|krompira|jabuka|zlata|srebra|dizela|nafte|rakije',
  ].join('|'),
)

/** `1 gallon of milk`: anything behind an English `of`. */
const ofSomething = /(?<=\p{L}) of (?!an? )\p{L}{2,20}(?: \p{L}{2,20})?(?=$| (?:in|to|into) )/iu

/** A marathon is a length: 42.195 km, as World Athletics has it. */
const marathon = /^(?:an? |1 )?(half[- ]|полу|polu)?(?:marathon|мара[фт]он\p{L}{0,2}|maraton\p{L}{0,2})(?!\p{L})/iu

/** Things that are named by a length: `27 inch monitor`. */
const sizedThings =
  /(?<=\p{L}|"|'') (?:monitor|tv|television|screen|display|laptop|waist|wheels?|rims?|монитор|телевизор|экран|монитора|телевизора|екран|televizor|ekran)(?![\p{L}\d])/iu

/** `25 knots wind`, `60 km/h gusts`. */
const blowingThings = /(?<=\p{L}) (?:winds?|gusts?|gusting|ветер|ветра|порывы|ветар|удари|vetar|udari)(?![\p{L}\d])/iu

/** Who weighs so much, what is so long or so hot: `7lb 8oz baby`, `10k run`, `16 oz steak`. Words that make another unit (`square`, `troy`) are none. */
const measuredThings =
  /(?<=[\p{L}"'’”]) (?:run|race|bag|box|container|parcel|suitcase|dumbbells?|kettlebell|pole|rope|ladder|boat|dash|sprint|swim|walk|hike|ride|baby|newborn|person|dog|cat|fish|steak|burger|fever|speed limit|engine|реб[её]нок|малыш|пробежка|забег|beba|беба|trka|трка)(?=$| (?:in|to|в|у|u) )/iu

/** Runners leave the metres out, and `5k` by itself is a temperature. */
const race = /^(\d{1,3}(?:\.\d)?) ?k (?:run|race|walk|swim|ride)(?!\p{L})/iu

/** `18 karat gold` tells how pure the gold is, not a mass in carats. */
const fineness = /[ck]arat.{0,12} (?:gold|zlat)|карат.{0,12} (?:золот|злат)|\d\dkt? gold/i

const longestText = 200

/** A question without the words that say of what a quantity is. */
export const withoutThings = (text: string): string =>
  text.length > longestText || fineness.test(text)
    ? text
    : withoutContents(
        inTroyOunces(text.replace(marathon, (_, half?: string) => (half === undefined ? '42195e-3 km' : '21.0975 km'))),
      )
        .replace(race, '$1 km')
        .replace(rarer, '')
        .replace(ofSomething, '')
        .replace(sizedThings, '')
        .replace(blowingThings, '')
        .replace(measuredThings, '')

/**
 * `20 dag kajmaka`, `5 кг картошки`: any noun with the ending of a genitive behind a quantity. Not behind `гр`, which may stand for
 * degrees as well as grams: `180 гр духовка`.
 */
const inGenitive =
  /(?<=^(?:[\d½¼¾.,/ \u00a0]{1,12}|pola |пола )(?!гр)\p{L}{1,12}\.?) \p{L}{3,14}[аяыиуюеaeiu](?=$| (?:в|на|у|u) )/iu

export const withoutGenitive = (text: string): string =>
  text.length > longestText ? text : text.replace(inGenitive, '')

/**
 * Letters behind a number that look like a unit and are none here: the charge of a battery is no Mach number, a glass (`стакан`) no stone, and
 * the spoons of German recipes (`2 EL Zucker`) are not known, and `Nm` with this one capital is a torque. In the wind of an airport's report (`36010KT`) the direction stands first.
 */
export const noUnit =
  /^(?:VRB|[0-3]\d0)\d\d(?:G\d\d)?KT$|(?<=\d\s?)[ET]L(?!\p{L})|(?<=\d\s?)(?:m ?Ah|м ?А ?ч)(?!\p{L})|(?<=\d{3}\s?)[Mm][Aa][Hh](?!\p{L})|(?<=\d\s?)ст\.?(?= (?!лож)\p{L}{3})|(?<=\d\s?)[NН][·⋅*×]?[mм](?=$|[\s,.](?!(?:in|to|into|в|у|u) ))|(?<=\d\s?)мм рт\.? ?ст\.?/u

/** How a recipe wants it: `8 oz cream cheese, softened`. */
const prepared = /(?<=\p{L}), \p{L}[\p{L} -]{3,40}$/u

/** Who asks what a volume weighs does not want it in another volume: `how much does a gallon of milk weigh`. */
export const weighed =
  /(?<!\p{L})(?:how heavy|weigh[st]?|весит|весят|тежи|te[zž]i)(?!\p{L})|^(?:weight of|вес|масса|маса|masa|тежина|te[zž]ina)(?=\s)/iu

const mostWords = 3
const lastWord = /^(.*[\p{L}.)])\s\p{L}[\p{L}-]{2,19}\.?$/u
/** Words that make more of a quantity than a name does: a unit that is asked for, a rate, money, an energy. `гр` may stand for degrees. */
const linkingWord =
  /\s(?:in|to|into|as|is|many|это|сколько|колико|koliko|per|of|and|or|sterling|tnt|equivalent|условного|тротила|в|во|на|и|у|је|u|na|i|je)(?:\s|$)|\d\s?гр\.?\s/i

/** The text without its last word, then without two, and three: whatever a recipe measures. */
export function* withoutLastWords(text: string): Generator<string> {
  if (text.length > longestText || !/^[\d½¼¾⅓⅔⅛~]/.test(text) || linkingWord.test(text) || fineness.test(text)) return
  let rest = text.replace(prepared, '')
  if (rest !== text) yield rest
  for (let words = 0; words < mostWords; words++) {
    const shorter = lastWord.exec(rest)?.[1]
    if (shorter === undefined) return
    rest = shorter
    yield rest
  }
}
