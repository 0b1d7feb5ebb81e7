import { invisible, unwrap } from '../plain-text.ts'

/** Takes away what stands around an address in listings, settings, commands and sentences. */

/** A row of `route -n`: destination, gateway, mask, flags. */
const routeRow = /^((?:\d{1,3}\.){3}\d{1,3})\s+(?:\d{1,3}\.){3}\d{1,3}\s+((?:\d{1,3}\.){3}\d{1,3})\s+!?U[GHRDMAC!]*\s.*/

type Rules = readonly (readonly [found: RegExp, instead: string | ((...parts: string[]) => string)])[]

const applied = (rules: Rules, text: string): string =>
  rules.reduce((rest, [found, instead]) => rest.replace(found, instead as string), text)

const likeSlashes: Rules = [
  [invisible, ''],
  [/[／⁄∕]/g, '/'],
  [/%25(?=[a-z])/i, '%'],
]
const markRules: Rules = [
  [/(?<=[\da-f:])[/.]$/i, ''],
  [/^([\d.]+)\\(\d{1,2})$/, '$1/$2'],
  [/^(?:between|между|између|izme[dđ]u)\s+(\S{7,45})\s+(?:and|и|i)\s+(\S{7,45})$/i, '$1 - $2'],
  // `10.0.0.[1-9]`, `10.0.0.{1..9}`
  [/(?<=[\d.])\.[[{](\d{1,3})(?:-|\.\.)(\d{1,3})[\]}]$/, '.$1-$2'],
]

/** The text without invisible marks, quotes around it, a full stop or slash behind it; with a slash where a backslash stands before a prefix. */
export const plainMarks = (text: string): string => applied(markRules, unwrap(applied(likeSlashes, text)))

/** Between the first address and the last. */
export const rangeSigns = '-|–|—|~|÷|\\.{2,3}|…'
export const rangeWords = 'to|until|through|thru|до|по|па до|do'

/** Between a network and what is taken away from it. */
export const exceptWords =
  '(?:except(?: for)?|excluding|exclude|without|(?:but |and )?not|minus|кроме|за исключением|исключая|без|минус|осим|изузев|osim|izuzev|bez)'

/** A mask or the length of a prefix, by its name. */
export const maskWord = '(?:(?:(?:sub)?net[ -]?)?mask\\p{L}{0,2}|маск\\p{L}{1,3}|prefix(?:len(?:gth)?)?)(?!\\p{L})'
const beforeMask = `,?\\s+-?(?:(?:with|с|са|sa)\\s+)?(?:(?:subnet|мрежн\\p{L}{1,2}|mre[zž]n\\p{L}{1,2})\\s+)?`
const ofSubnet = '(?:\\s+под\\p{L}{3,5})?'

const labels: Rules = [
  [routeRow, '$1 $2'],
  [/^(?:(?:inet6?|ip|ipv[46]|addr(?:ess)?|network|host|route|src|dst|from|default\s+via)\b:?\s*){1,3}/i, ''],
  // What is asked of an address or a number, all of which the answer has: `3232235777 to ip`, `8.8.8.8 in binary`.
  [
    /(?<=^\S{3,45})\s+(?:(?:to|in|as|into|в|у|u|->|→)\s+)?(?:(?:an? )?ip(?:v[46])?(?: address)?|decimal|integer|int|hex(?:adecimal)?|binary|octal|(?:десят|дво)ичн(?:ый|ое|ом)(?: вид[е]?)?|бинарно|binarno)\??$/i,
    '',
  ],
  [/\s+(?:(?:brd\s+|broadcast\s+|bcast:\s*)\S+|(?:scope|scopeid|dev|via|metric)\b.*)/gi, ''],
  // A length is a prefix, a mask in bytes stands behind a space.
  [
    new RegExp(`${beforeMask}${maskWord}${ofSubnet}\\s*[:=]?\\s*/?\\s*(?=(\\d{1,3}(?![\\d.x]))|\\d)`, 'giu'),
    (_, length) => (length === undefined ? ' ' : '/'),
  ],
]

/** What `ip`, `ifconfig` and router configurations write around an address. */
export const withoutLabels = (text: string): string => applied(labels, text)

const maskPiece = new RegExp(
  `^[\\p{L} _-]{0,20}?${maskWord}${ofSubnet}[\\s:=]{1,3}/?(255\\.[\\d.]{5,11}|0x[\\da-f]{8}|\\d{1,3})$`,
  'iu',
)

/** What a page of settings has below the mask. */
const otherSetting =
  /^(?:\p{L}{0,16}\s?(?:gateway|gw|шлюз|пролаз|prolaz|router)|\p{L}{0,16}\s?(?:dns|днс)|broadcast|name-?servers?)(?!\p{L})/iu

/** An address and, in the next line or behind a comma, its mask by name: `IPADDR=10.0.0.5` and `NETMASK=255.0.0.0`. */
export function maskBehind(text: string): string {
  const [address = '', second = '', ...more] = text.split(/\s*[\n\r,;]\s*/, mostSettings).map(withoutLeaders)
  const value = more.every((setting) => otherSetting.test(setting)) ? maskPiece.exec(second)?.[1] : undefined
  if (value === undefined) return text
  // The name of the setting before the address is left out too.
  return `${address.replace(/^\p{L}[\p{L} \d_-]{0,30}[:=]\s{0,3}(?=\d)/u, '')} ${value}`
}

const mostSettings = 8

/** `Subnet Mask . . . . : 255.255.255.0`, `192.168.1.23(Preferred)`: as Windows prints its settings. */
const withoutLeaders = (setting: string): string =>
  setting.replace(/ ?(?:\. ?){1,40}:/, ':').replace(/\((?:Preferred|Основной|Primarno)\)$/i, '')

/** `255.255.255.0 192.168.1.10`, `Mask: 255.255.255.0, IP: 192.168.1.10`: the mask comes first. No address begins with 255. */
const maskInFront =
  /^(?:[\p{L} _-]{0,30}[\s:=]{1,3})?(255\.(?:\d{1,3}\.){2}\d{1,3})[\s,;]+(?:[\p{L} \d_-]{0,30}[\s:=]{1,3})?((?!255\.)(?:\d{1,3}\.){3}\d{1,3})$/iu

/** The address and then its mask. */
export const maskFirst = (text: string): string => text.replace(maskInFront, '$2 $1')

/** Replaces names of reverse DNS in a longer text, also those of a part of a zone (RFC 2317), by the addresses they stand for. */
export const withoutReverseNames = (text: string): string =>
  text.replace(
    /(?<![\w.-])(?:(\d{1,3})([/-])(\d{1,3})\.)?(\d{1,3}(?:\.\d{1,3}){0,3})\.in-addr\.arpa(?![\w-])\.?/gi,
    (whole, low: string | undefined, mark: string, high: string, octets: string) => {
      const parts = octets.split('.').reverse()
      if (low === undefined) {
        const zeros = new Array<string>(4 - parts.length).fill('0')
        return [...parts, ...zeros].join('.') + (zeros.length === 0 ? '' : `/${8 * parts.length}`)
      }
      if (parts.length !== 3) return whole
      const head = parts.join('.')
      return mark === '/' || Number(high) < Number(low) ? `${head}.${low}/${high}` : `${head}.${low}-${head}.${high}`
    },
  )
