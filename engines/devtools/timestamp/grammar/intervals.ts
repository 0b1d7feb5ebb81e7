import type { Made, Node, Rule, Text } from '../../../language/index.ts'
import { isTight, made, rule } from './making.ts'
import type { DatePieces } from './pieces.ts'
import { lettersOf } from './said.ts'

/** From one date to another, what both share written once or twice. */

type Pieces = Node<DatePieces>

const interval = (begin: DatePieces, beginWritten: string, end: DatePieces, endWritten: string, cost = 0): Made =>
  made(
    { kind: 'interval', begin: { pieces: begin, written: beginWritten }, end: { pieces: end, written: endWritten } },
    cost,
  )

/** Both ends are written in one way, else a mark within a date was taken for what parts them. */
function areAlike(begin: DatePieces, end: DatePieces): boolean {
  const kind = ({ layout, hour }: DatePieces) =>
    `${layout === 'monthFirst' ? 'dayFirst' : layout} ${hour === undefined}`
  return kind(begin) === kind(end) && (begin.month === undefined) === (end.month === undefined)
}

const timeOf = ({ value }: Pieces): DatePieces => {
  const { isSaid: _, ...time } = value as DatePieces & { isSaid?: boolean }
  return time
}

/** On the clock of twelve hours `from 9 to 5` ends in the afternoon; the half of the day may stand once: `9-11 pm`. */
function hours(begin: Pieces, end: Pieces, rest: DatePieces): readonly [DatePieces, DatePieces] {
  const [from, until] = [timeOf(begin), timeOf(end)]
  const shared =
    until.meridiem !== undefined && from.meridiem === undefined && from.hour! <= 12 ? { meridiem: until.meridiem } : {}
  return [
    { ...rest, ...from, ...shared },
    { ...rest, ...until },
  ]
}

const ofToday: DatePieces = { daysFromToday: 0, layout: 'time' }

export const intervalRules: readonly Rule[] = [
  rule('joint', 'dash', () => made(0)),
  rule('said', 'from? moment joint moment', ([from, begin, joint, end], text) => {
    // An offset stands tight behind a time: `22:13-06:00`.
    const cost = joint.kind === 'dash' || from ? 1 : 1
    return areAlike(begin.value, end.value)
      ? interval(begin.value, lettersOf(text, begin), end.value, lettersOf(text, end), cost)
      : undefined
  }),
  rule('shortmoment', 'shortday dot?', ([day, dot], text) =>
    dot && !isTight(dot, text) ? undefined : made(day.value),
  ),
  rule('said', 'from? moment joint shortmoment', ([, begin, , end], text) =>
    areAlike(begin.value, end.value)
      ? interval(begin.value, lettersOf(text, begin), end.value, lettersOf(text, end), 1)
      : undefined,
  ),
  rule('said', 'from? shortmoment joint moment', ([, begin, , end], text) =>
    areAlike(begin.value, end.value)
      ? interval(begin.value, lettersOf(text, begin), end.value, lettersOf(text, end), 1)
      : undefined,
  ),
  // 17-20 November 2026, 17-20.11.2026
  rule('said', 'from|at? daynum joint moment', ([, first, , last], text) =>
    last.value.day !== undefined &&
    last.value.hour === undefined &&
    last.value.month !== undefined &&
    first.value < last.value.day &&
    (last.value.layout === 'words' || last.value.layout === 'dayFirst')
      ? interval(
          { ...last.value, day: first.value },
          `${lettersOf(text, first)} ${lettersOf(text, { ...last, start: last.start + 1 })}`.replace(
            /\.? (?=[./])/,
            '',
          ),
          last.value,
          lettersOf(text, last),
        )
      : undefined,
  ),
  // November 17-20, 2026
  rule('said', 'from? month daynum joint daynum comma? year?', ([, month, first, , last, comma, year], text) =>
    comma && !year
      ? undefined
      : interval(
          { ...year?.value, month: Number(month.value), day: first.value, layout: 'words' },
          lettersOf(text, month, first, comma, year),
          { ...year?.value, month: Number(month.value), day: last.value, layout: 'words' },
          lettersOf(text, month, last, comma, year),
        ),
  ),
  // November - December 2026
  rule('said', 'from? month joint moment', ([, month, , last], text) =>
    last.value.layout === 'words' && last.value.day === undefined
      ? interval(
          { ...last.value, month: Number(month.value) },
          lettersOf(text, month, { ...last, start: last.end - 1 }),
          last.value,
          lettersOf(text, last),
        )
      : undefined,
  ),
  // 17.11.2026 10:00-12:00, 10:00-12:00 MSK, tomorrow from 9 to 5
  rule('hours', 'clock joint clock|softclock', ([begin, joint, end], text) => {
    // Behind a time to the second it is an offset.
    const isTightDash = text.tokens[joint.start]!.fold === '-' && isTight(joint, text)
    return isTightDash && begin.end - begin.start > 3 ? undefined : made({ begin, end, isTightDash })
  }),
  rule('hours', 'softclock joint softclock|clock', ([begin, , end]) =>
    [begin, end].every(({ value }) => isQuarter(value.minute)) && [begin, end].some(isSurelyClock)
      ? made({ begin, end })
      : undefined,
  ),
  rule('hours', 'dotclock joint dotclock', ([begin, , end]) =>
    isQuarter(begin.value.minute) && isQuarter(end.value.minute) ? made({ begin, end }) : undefined,
  ),
  rule('hours', 'n joint clock', ([begin, , end]) =>
    end.value.meridiem && begin.value <= 12 ? made({ begin: atHour(begin, begin.value), end }) : undefined,
  ),
  rule('hours', 'from softclock|clock joint softclock|clock', ([, begin, , end]) => made({ begin, end })),
  rule('hours', 'from dotclock joint n', ([, begin, , end]) => made({ begin, end: atHour(end, end.value) })),
  rule('fromhours', 'from n hourword? joint n hourword?', ([word, begin, , joint, end, unit], text) =>
    ofHours(begin, end, {
      isSaid: true,
      isSure: unit !== undefined && [begin, end].some(({ value }) => value > 12 && value < 24),
      word: text.tokens[word.start]!.fold,
      joint: text.tokens[joint.start]!.fold,
    }),
  ),
  // `от 9 до 17` is how much of something there is.
  rule('hours', 'fromhours', ([{ value }]) =>
    value.isBackwards || value.isSure || /^[сc]$/.test(value.word) ? made(value) : undefined,
  ),
  rule('dayhours', 'n joint n hourword?', ([begin, , end, word], text) =>
    word && !isLongWord(word, text) && [begin, end].some(({ value }) => value > 12 && value < 24)
      ? ofHours(begin, end, { isSaid: false })
      : undefined,
  ),
  rule('shiftofday', 'n joint n hourword', ([begin, , end]) => ofHours(begin, end, { isSaid: false })),
  rule('hours', 'dayhours', ([{ value }]) => made(value, 1)),
  rule(
    'said',
    'hours zone?',
    ([{ value }, zone], text) => told(value, { ...ofToday, ...zone?.value }, text, '', lettersOf(text, zone)),
    1,
  ),
  rule('said', 'day gap? hours|shiftofday|fromhours zone?', ([day, , { value }, zone], text) =>
    value.isTightDash && day.value.layout === 'iso'
      ? undefined
      : told(value, { ...day.value, ...zone?.value }, text, lettersOf(text, day), lettersOf(text, zone)),
  ),
  rule(
    'said',
    'hours zone? gap? day',
    ([{ value }, zone, , day], text) => told(value, { ...day.value, ...zone?.value }, text, '', lettersOf(text, day)),
    1,
  ),
  rule(
    'said',
    'clock zone joint clock',
    ([begin, zone, , end], text) =>
      told({ begin, end }, { ...ofToday, ...zone.value }, text, '', lettersOf(text, zone)),
    1,
  ),
]

const atHour = (node: Node, hour: number): Node => ({ ...node, value: { hour, minute: 0, second: 0, nanosecond: 0 } })

const isQuarter = (minute: number): boolean => minute % 15 === 0

/** Past noon, or to the minute: no length of time is written so. */
const isSurelyClock = ({ value }: Pieces): boolean => value.minute !== 0 || (value.hour! > 12 && value.hour! < 24)

/** `9-17 hours` is a length of time. */
const isLongWord = (word: Node, { tokens }: Text): boolean => /^h./.test(tokens[word.start]!.fold)

interface Hours {
  readonly isSaid: boolean
  readonly isSure?: boolean
  readonly word?: string
  readonly joint?: string
}

/** On the clock of twelve hours `from 9 to 5` ends in the afternoon, on that of twenty-four on the next day. */
function ofHours(begin: Node, end: Node, { isSaid, isSure, word, joint }: Hours): Made {
  const [first, last] = [begin.value, end.value]
  const isBackwards = last <= first
  if (first > 23 || last > 24 || first === last || /^(?:от|ot)$/.test(word ?? '') || /^(?:по|po)$/.test(joint ?? ''))
    return undefined
  if (isBackwards && first <= 12 && !isSaid) return undefined
  const until = isBackwards && first <= 12 ? last + 12 : last
  return made({ begin: atHour(begin, first), end: atHour(end, until), isBackwards, isSure, word })
}

function told(
  { begin, end }: { readonly begin: Pieces; readonly end: Pieces },
  rest: DatePieces,
  text: Text,
  day: string,
  behind: string,
): Made {
  const [from, until] = hours(begin, end, rest)
  const words = (node: Node): string => [day, lettersOf(text, node), behind].filter(Boolean).join(' ')
  return interval(from, words(begin), until, words(end))
}
