/** What a mass or a volume may be of, as recipes and price lists say it, in English, Russian and Serbian. */
const things = [
  'flour|sugar|butter|milk|water|oil|rice|salt|honey|cream|cocoa|yeast|oats|cheese|meat|beef|chicken|ham|potatoes|apples|gold|silver|petrol|gasoline|diesel|beer|wine|vodka|coffee|tea',
  'муки|сахар[ау]|масла|молока|воды|риса|соли|м[её]да|сливок|сметаны|творога|какао|дрожжей|овсянки|гречки|сыра|мяса|говядины|курицы|картофеля|картошки|яблок|золота|серебра|бензина|солярки|нефти|пива|вина|водки|кофе|чая|сена|зерна',
  'брашна|шећера|путера|маслаца|млека|воде|уља|пиринча|меда|павлаке|квасца|какаоа|меса|пилетине|шунке|кромпира|јабука|злата|сребра|дизела|нафте|ракије|кафе|чаја',
  'bra[sš]na|[sš]e[cć]era|putera|maslaca|mleka|vode|ulja|pirin[cč]a|soli|meda|pavlake|kvasca|kakaoa|sira|mesa|piletine|[sš]unke|krompira|jabuka|zlata|srebra|benzina|dizela|nafte|piva|vina|rakije|kafe|[cč]aja',
].join('|')

/** Gold and silver are weighed in troy ounces: an ounce of them is no other. */
const ounceOfMetal =
  /(?<!\p{L})(?:ounces?|oz|унц\p{L}{1,3}|unc\p{L}{1,3}) (?:of )?(?:gold|silver|platinum|золота|серебра|платины|злата|сребра|платине|zlata|srebra|platine)(?!\p{L})/iu

/** Behind the quantity: `2 cups of flour in ml`, `пуд сена`. */
const contents = new RegExp(`(?<=\\p{L}\\.?)(?<!\\s(?:in|to|into|в|на|у|u)) (?:of )?(?:${things})(?![\\p{L}\\d])`, 'iu')

/** Runs of a length that everybody knows. */
const marathon = /^(half[- ]|полу|polu)?(?:marathon|мара[фт]он\p{L}{0,2}|maraton\p{L}{0,2})(?!\p{L})/iu

/** For questions only: a page of units has no room for these words. */
export const withoutContents = (text: string): string =>
  text.length > longestText
    ? text
    : text
        .replace(marathon, (_, half?: string) => (half === undefined ? '42.195 km' : '21.0975 km'))
        .replace(ounceOfMetal, 'troy ounces')
        .replace(contents, '')

const longestText = 200

/** What a length may be of. */
export const sizedThings =
  /(?<=\p{L}|") (?:monitor|tv|television|screen|display|laptop|waist|wheels?|rims?|монитор|телевизор|экран|монитора|телевизора|екран|televizor|ekran)(?![\p{L}\d])/iu
