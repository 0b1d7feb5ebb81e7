import { ofOurLetters } from '../../core/index.ts'
import { hourInterval } from './hour-interval.ts'

/** What parts the two ends: a dash, which plain text has as a hyphen, or a word. */
const joint = '(?: ?- ?| (?:to|until|till|through|по|до|do) )'
/** Words before the interval, `с` and `from` among them. */
const lead = String.raw`^(?:\D{0,60}[^\d\p{L}])??`
const from = String.raw`(?:(?<!\p{L})(?:[сc]|от|од|od|from) )?`
const ordinal = String.raw`(?:st|nd|rd|th|-?го|\.)?`
const time = String.raw`(?<![\d:])(\d{1,2}:\d\d(?!:)(?: ?[ap]m)?|\d{1,2} ?[ap]m)`

/** Intervals whose ends share a month, a year or a day, which is written once; with it, how each end reads in full. */
const shapes = (
  [
    // 17.11.2026 10:00-12:00, 10:00-12:00 MSK; behind an ISO date it is an offset.
    [
      new RegExp(String.raw`^(?!.*\d{4}-\d\d-\d\d.\d\d:\d\d-)(.{0,40}?)${from}${time}${joint}${time}(.{0,30})$`, 'iu'),
      '$1$2$4',
      '$1$3$4',
    ],
    // 10:00 MSK - 12:00
    [new RegExp(String.raw`^(.{0,40}?)${time}( \p{L}{2,5})${joint}${time}$`, 'iu'), '$1$2$3', '$1$4$3'],
    // 17-20.11.2026, 17.-20. новембар 2026, 17-20 November
    [new RegExp(String.raw`${lead}(\d{1,2})${ordinal}${joint}(\d{1,2}(.{4,40}))$`, 'iu'), '$1$3', '$2'],
    // November 17-20, 2026
    [
      new RegExp(
        String.raw`${lead}(\p{L}{3,12}\.? )(\d{1,2})${ordinal}${joint}(\d{1,2})${ordinal}((?:,? \d{4})?)$`,
        'iu',
      ),
      '$1$2$4',
      '$1$3$4',
    ],
    // 17.11-20.11.2026, 17 Nov - 20 Dec 2026, ноябрь-декабрь 2026
    [new RegExp(String.raw`${lead}(\d{1,2}\.\d{1,2})\.?${joint}(\d{1,2}\.\d{1,2}(\.\d{4}\.?))$`, 'iu'), '$1$3', '$2'],
    [
      new RegExp(
        String.raw`${lead}(\S{1,12}(?: \S{1,12})?)${joint}(\S{1,12}(?: \S{1,12})??((?:,? \d{4})?)(?: \p{L}{1,6}\.?)?)$`,
        'iu',
      ),
      '$1$3',
      '$2',
    ],
    // 17.11.2026 - 20.11.2026, 28 Dec 2026 to 2 Jan 2027, 2026-11-17 - 2026-11-20
    [
      new RegExp(
        String.raw`${lead}((?:\d|\p{L}{3})\S{0,12} ?\S{0,12} ?(?:\d{4}|\.\d\d)\.?|\d{4}-\d\d-\d\d)${joint}(.{8,40})$`,
        'iu',
      ),
      '$1',
      '$2',
    ],
  ] as const
).map(([shape, begin, end]) => [ofOurLetters(shape), begin, end] as const)

/** Both ends of an interval as people write it, each in full: what is no date may have its form. */
export function spokenIntervals(text: string): (readonly [begin: string, end: string])[] {
  const ofHours = hourInterval(text)
  return [
    ...shapes
      .filter(([shape]) => shape.test(text))
      .map(([shape, begin, end]) => [text.replace(shape, begin), text.replace(shape, end)] as const),
    ...(ofHours ? [ofHours] : []),
  ]
}
