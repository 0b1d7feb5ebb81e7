import { inLatin } from './names.ts'

/** What a mass or a volume is mostly of, in English, Russian and Serbian, the latter in Latin letters too: pages have room for no more. */
const slavic =
  'муки|сахара|сахару|масла|молока|воды|риса|соли|меда|мёда|сливок|сметаны|мяса|сыра|пива|вина|кофе|чая|бензина|брашна|шећера|путера|млека|воде|уља|пиринча|павлаке|кафе|чаја'
const latin = inLatin(slavic).replace(/[scz]/g, (letter) => ({ s: '[sš]', c: '[cčć]', z: '[zž]' })[letter]!)

/** Behind the quantity, and no unit that is asked for: `2 cups of flour in ml`, `пуд сена`. */
export const behindQuantity = (things: string): RegExp =>
  new RegExp(`(?<=\\p{L}\\.?)(?<!\\s(?:in|to|into|в|на|у|u)) (?:of )?(?:${things})(?![\\p{L}\\d])`, 'iu')

const contents = /* @__PURE__ */ behindQuantity(
  `flour|sugar|butter|milk|water|oil|rice|salt|honey|cream|meat|beer|wine|coffee|tea|${slavic}|${latin}`,
)

/** A mass or a volume without what it is of. */
export const withoutContents = (text: string): string => (text.length > 200 ? text : text.replace(contents, ''))
