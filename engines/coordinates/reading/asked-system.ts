import type { SystemId } from '../system.ts'

/** Systems by the words that people ask for them with, in three languages. */
const names: readonly (readonly [SystemId, string])[] = [
  [
    'wgs84dms',
    'dms|deg(?:rees?)?,? min(?:utes?)?,?(?: and)? sec(?:onds?)?|град(?:усы|усах)?,? мин(?:уты|утах)?,?(?: и)? сек(?:унды|ундах)?|степен[еи]?,? минут[еа]?,?(?: и)? секунд[еа]?|stepen[ei]?,? minut[ea]?,?(?: i)? sekund[ea]?',
  ],
  [
    'wgs84dm',
    'ddm|dm|deg(?:rees?)?,?(?: and)?(?: decimal)? min(?:utes?)?|град(?:усы|усах)?,?(?: и)? мин(?:уты|утах)?|степен[еи]?,?(?: и)? минут[еа]?|stepen[ei]?,?(?: i)? minut[ea]?',
  ],
  [
    'wgs84',
    'dd|decimal(?: degrees?)?|lat(?:itude)?[ /,-]{0,2}lon(?:g|gitude)?|degrees|wgs ?-?84|gps|десятичные(?: градусы)?|градусы|децималне(?: степене)?|степене|decimalne(?: stepene)?|stepene',
  ],
  ['utm', 'utm'],
  ['mgrs', 'mgrs'],
  ['usng', 'usng'],
  ['osgb', 'osgb(?:36)?|bng|british national grid|(?:os )?grid ref(?:erence)?'],
  ['webmercator', 'web ?-?mercator|epsg ?:? ?3857|веб-?меркатор'],
  ['sk42', '(?:sk|ск)-? ?42'],
  ['sk95', '(?:sk|ск)-? ?95'],
]

const anyName = names.map(([, words]) => words).join('|')
const asking = '(?:convert|change|перевести|переведи|пересчитать|претвори|pretvori) '
const kind = '(?: coordinates?| coords?| format| координаты| координате| koordinate)?'

/** `44.8125, 20.4612 to UTM`, `55.7558 37.6173 в UTM` */
const behind = new RegExp(
  `^(?:${asking})?(.*\\d.*?),? (to|into|in|as|в|у|u|->|=>|→) (?:the )?(${anyName})${kind}\\??$`,
  'iu',
)
/** `lat long to UTM 44.8 20.46`, `DMS to decimal: 44 48 36 N 20 27 36 E` */
const inFront = new RegExp(
  `^(?:${asking})?(?:${anyName}) (?:to|в|у|u|->|→) (${anyName})${kind}[: ]{1,2}(.*\\d.*)$`,
  'iu',
)

const longestText = 200

/** A point and the system it is wanted in. */
export function askedSystem(text: string): { readonly text: string; readonly system: SystemId } | undefined {
  if (text.length > longestText) return undefined
  const [, given, word, wanted] = behind.exec(text) ?? []
  // A point `in OSGB36` or `в СК-42` rather has its degrees on that datum.
  const isOwn = wanted !== undefined && /^(?:sk|ск|osgb)/i.test(wanted) && /^(?:in|в|у|u)$/i.test(word!)
  const [, before, rest] = inFront.exec(text) ?? []
  const name = isOwn ? undefined : (wanted ?? before)
  const found =
    name === undefined ? undefined : names.find(([, words]) => new RegExp(`^(?:${words})$`, 'iu').test(name))
  return found && { text: wanted === undefined ? rest! : given!, system: found[0] }
}
