/** Words and signs beside addresses, by what they say of them. A star stands for any ending. */
const said = {
  /** What follows is a mask or the length of a prefix. */
  mask: 'mask* netmask subnetmask prefix prefixlen prefixlength wildcard маск*',
  /** From the first address to the last. */
  range: '- – — ~ ÷ .. ... … to until through thru до по па do',
  /** Names the last address of a range. */
  last: 'end last конечн* последн* крајњ* krajnj* завршн* zavrsn* završn*',
  /** Two addresses behind it are a range. */
  pool: 'range dhcp-range inetnum netrange pool диапазон опсег opseg between между између izmedu između',
  /** The address behind it only belongs to the one before. */
  companion:
    'via gw gateway *gateway src brd broadcast bcast dev nexthop peer scope scopeid metric dns *dns nameserver name-server nameservers *шлюз *днс пролаз prolaz router',
  /** Between a network and what is taken away from it. */
  except:
    'except excluding exclude without not minus ! кроме исключением исключая без минус осим изузев osim izuzev bez',
  exceptBeside: 'but and за',
  /** Asks for a network in equal parts. */
  split: 'split divide cut subnet раздели разделить разбей разбить подели поделить поделити podeli podeliti',
  /** `exclude B from A`. */
  exclude: 'exclude remove subtract take исключи исключить вычти вычесть изузми искључи izuzmi isključi iskljuci',
  outOf: 'from из од iz od',
  /** Between the addresses of a list. */
  joint: 'and or и или i ili & / + -> => --> → |',
  /** Says that an address follows, and nothing about it. */
  label:
    'inet inet6 ip* addr address network host route src dst from default subnet with of с са sa па адрес* adres* подсет* подмреж* podmrež* podmrez* мреж* mrež* mrez* preferred основной primarno ip-адрес* ip-adres* длин*',
  /** Behind an address: what is asked of it, all of which the answer has. */
  asked:
    'to in as into в у u -> → ip ipv4 ipv6 a an address decimal integer int hex hexadecimal binary octal десятичный десятичное десятичном двоичный двоичное двоичном вид виде бинарно binarno',
  line: '\n \r',
  mark: ', ; : = . | " \' ( ) [ ] { } < > ? ! ` #',
} as const

export type Saying = keyof typeof said

const exact = new Map<string, Saying[]>()
const beginnings: (readonly [string, Saying])[] = []
const endings: (readonly [string, Saying])[] = []
for (const [saying, words] of Object.entries(said) as [Saying, string][])
  for (const word of words.split(' '))
    if (word.endsWith('*')) beginnings.push([word.slice(0, -1), saying])
    else if (word.startsWith('*')) endings.push([word.slice(1), saying])
    else exact.set(word, [...(exact.get(word) ?? []), saying])

export interface Word {
  readonly text: string
  readonly sayings: readonly Saying[]
  readonly start: number
  readonly isBehindSpace: boolean
}

const longestEnding = 4

/** The words and signs of a stretch of text, and what each may say. */
export const wordsOf = (text: string): Word[] =>
  Array.from(
    text.toLowerCase().matchAll(/[\p{L}\d_]+(?:-\p{L}+)*|\.{2,3}|-*[-=]>|\S|[\n\r]/gu),
    ({ 0: word, index }) => ({
      text: word,
      sayings: sayingsOf(word),
      start: index,
      isBehindSpace: text[index - 1]?.trim() === '',
    }),
  )

const sayingsOf = (word: string): Saying[] => [
  ...(exact.get(word) ?? []),
  ...beginnings.flatMap(([begin, saying]) =>
    word.startsWith(begin) && word.length <= begin.length + longestEnding ? [saying] : [],
  ),
  ...endings.flatMap(([end, saying]) => (word.endsWith(end) ? [saying] : [])),
]

export const says = ({ sayings }: Word, ...wanted: readonly Saying[]): boolean =>
  wanted.some((saying) => sayings.includes(saying))

/** A pattern for any of some words without a star. */
export const anyOf = (saying: Saying): string => said[saying].replaceAll(' ', '|')

/** A pattern for any of the words or signs, as they stand between two addresses. */
export function between(saying: Saying): string {
  const escaped = said[saying].split(' ').map((word) => word.replaceAll('.', '\\.'))
  const [words, signs] = [true, false].map((isWord) => escaped.filter((one) => /\p{L}/u.test(one) === isWord).join('|'))
  return `\\s*(?:${signs})\\s*|\\s+(?:${words})\\s+`
}
