import type { SystemId } from '../system.ts'

/** Systems by the words that people ask for them with, in three languages. */
const names: readonly (readonly [SystemId, string])[] = [
  [
    'wgs84dms',
    'dms|гмс|deg(?:rees?)?,? min(?:utes?)?,?(?: and)? sec(?:onds?)?|град(?:усы|усах)?,? мин(?:уты|утах)?,?(?: и)? сек(?:унды|ундах)?|степен[еи]?,? минут[еа]?,?(?: и)? секунд[еа]?|stepen[ei]?,? minut[ea]?,?(?: i)? sekund[ea]?',
  ],
  [
    'wgs84dm',
    'ddm|dm|deg(?:rees?)?,?(?: and)?(?: decimal)? min(?:utes?)?|град(?:усы|усах)?,?(?: и)? мин(?:уты|утах)?|степен[еи]?,?(?: и)? минут[еа]?|stepen[ei]?,?(?: i)? minut[ea]?',
  ],
  [
    'wgs84',
    'dd|decimal(?: degrees?)?|lat(?:itude)?[ /,-]{0,2}lon(?:g|gitude)?|degrees|wgs ?-?84|gps|десятичные(?: градусы)?|градусы|децималне(?: степене)?|степене|decimalne(?: stepene)?|stepene',
  ],
  ['utm', 'utm|утм'],
  ['mgrs', 'mgrs|мгрс'],
  ['usng', 'usng'],
  ['osgb', 'osgb(?:36)?|bng|british national grid|(?:os )?grid ref(?:erence)?'],
  ['webmercator', 'web ?-?mercator|epsg ?:? ?3857|веб-?меркатор'],
  ['sk42', '(?:sk|ск)-? ?42'],
  ['sk95', '(?:sk|ск)-? ?95'],
]

const anyName = names.map(([, words]) => words).join('|')
const asking = '(?:convert|change|перевести|переведи|перевод|пересчитать|претвори|pretvori) '
const kind = '(?: coordinates?| coords?| format| координаты| координате| koordinate)?'

/** `44.8125, 20.4612 to UTM`, `55.7558 37.6173 в UTM` */
const behind = new RegExp(
  `^(${asking})?(.*\\d.*?),? (${asking})?(to|into|in|as|в|у|u|->|=>|→) (?:the )?(${anyName})${kind}\\??$`,
  'iu',
)
/** `lat long to UTM 44.8 20.46`, `DMS to decimal: 44 48 36 N 20 27 36 E` */
const inFront = new RegExp(
  `^(?:${asking})?(?:(?:from|из|iz) )?(?:${anyName}) (?:to|в|у|u|->|→) (${anyName})${kind}[: ]{1,2}(.*\\d.*)$`,
  'iu',
)

/** A point `in OSGB36` or `в СК-42` may have its degrees on that datum, unless it is to be changed into it, or is said to be on another. */
const mayBeOwn = ([, asked, given, askedLast, word, wanted]: RegExpExecArray): boolean =>
  /^(?:sk|ск|osgb)/i.test(wanted!) && /^(?:in|в|у|u)$/i.test(word!) && !asked && !askedLast && !/wgs|gps/i.test(given!)

/** A system that figures may be in as well as wanted in, and the figures before its name. */
export function givenOrWanted(text: string): AskedSystem | undefined {
  const match = text.length > longestText || !mayAsk.test(text) ? null : behind.exec(text)
  const system = match && mayBeOwn(match) ? systemCalled(match[5]!) : undefined
  return system && { text: match![2]!, system }
}

const longestText = 200
/** A quick look: what follows takes long to begin with. */
const mayAsk = /\d.* (?:to|into|in|as|в|у|u|->|=>|→) | (?:to|в|у|u|->|→) .*\d/i

/** A point and the system it is wanted in. */
interface AskedSystem {
  readonly text: string
  readonly system: SystemId
}

export function askedSystem(text: string): AskedSystem | undefined {
  if (text.length > longestText || !mayAsk.test(text)) return undefined
  const match = behind.exec(text)
  const [, , given, , , wanted] = match ?? []
  const [, before, rest] = inFront.exec(text) ?? []
  const name = match && mayBeOwn(match) ? undefined : (wanted ?? before)
  const system = name === undefined ? undefined : systemCalled(name)
  return system && { text: wanted === undefined ? rest! : given!, system }
}

const systemCalled = (name: string): SystemId | undefined =>
  names.find(([, words]) => new RegExp(`^(?:${words})$`, 'iu').test(name))?.[0]
