import { inLatin } from './names.ts'

/**
 * Words for what is most often weighed or poured, in Russian and Serbian; `latin` is Serbian in Latin letters, with or without accents.
 * Only the commonest: every page of units loads this list. `question-contents.ts` has more.
 */
const slavic =
  'муки|сахара|сахару|масла|молока|воды|риса|соли|меда|мёда|сливок|сметаны|мяса|сыра|пива|вина|кофе|чая|бензина|брашна|шећера|путера|млека|воде|уља|пиринча|павлаке|кафе|чаја'
const latin = inLatin(slavic).replace(/[scz]/g, (letter) => ({ s: '[sš]', c: '[cčć]', z: '[zž]' })[letter]!)

/** Matches a thing named behind a quantity (`2 cups of flour in ml`, `пуд сена`), but not behind a word that asks for a unit (`in`, `в`). */
export const behindQuantity = (things: string): RegExp =>
  new RegExp(`(?<=\\p{L}\\.?)(?<!\\s(?:in|to|into|в|на|у|u)) (?:of )?(?:${things})(?![\\p{L}\\d])`, 'iu')

const contents = /* @__PURE__ */ behindQuantity(
  `flour|sugar|butter|milk|water|oil|rice|salt|honey|cream|meat|beer|wine|coffee|tea|${slavic}|${latin}`,
)

/** A mass or a volume without the words that say of what. */
export const withoutContents = (text: string): string => (text.length > 200 ? text : text.replace(contents, ''))
