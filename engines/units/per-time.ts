/** The time in the name of a speed, however it is spelled (`km/hr`, `км в час`, `m s⁻¹`), brought to one spelling. */

const times: Readonly<Record<string, string>> = {
  h: 'h hr hrs hour hours ч час часа часов сат сата sat sata čas časa cas č',
  min: 'min mins minute minutes мин минут минуту минута minut minuti minutu',
  s: 's sec secs second seconds с сек секунд секунда секунду секунде секунди sek sekunda sekundu sekundi',
}

const signs: ReadonlyMap<string, string> = new Map(
  Object.entries(times).flatMap(([sign, words]) => words.split(' ').map((word) => [word, sign])),
)

const ending = /(?:\s*[/\\]\s*|\s+(?:per|an?|в|во|на|у|za|na|u|за)\s+)([^\s/\\.]+)\.?$/i

/** Latin c on a Russian keyboard is the с of a second. */
const latinSecond = /(?<=[а-яёђјљњћџ])\s*\/\s*c$/i

/** `m s-1`, `m·s⁻¹`, `km h^-1` */
const inverse = /[\s·⋅*]{0,2}(?<![\p{L}]{3})(min|мин|[shсч])\^?[-−⁻][1¹](?![\d\p{L}])/giu

/** `m s⁻¹` as `m/s`. The first, cheap pattern spares most texts the second: thousands of names pass through here. */
export const withInverses = (text: string): string => (/[-−⁻][1¹]/.test(text) ? text.replace(inverse, '/$1') : text)

/** The name of a speed with its time in one spelling, as a word of its own; any other name as it is. */
export function withTimeSign(name: string): string {
  const plain = withInverses(name).replace(latinSecond, '/с')
  const [end = '', word = ''] = ending.exec(plain) ?? []
  const sign = signs.get(word.toLowerCase())
  return sign === undefined ? plain : `${plain.slice(0, plain.length - end.length)} /${sign}`
}
