import { type Network, networkOf, readAddress } from '../devtools/ip/index.ts'

/** A prefix or a mask without an address: `/24`, `subnet mask /26`, `255.255.255.0 to cidr`, `сколько адресов в /28`. */

const word =
  '(?:subnet|netmask|mask|wildcard|cidr|prefix|network|hosts?|ips?|ip|addresses|how|many|in|for|a|the|to|is|what|of|size|' +
  'маск[аеу]|подсет[ьи]|сет[ьи]|префикс|сколько|адресов|хостов|в|для|колико|koliko|adresa|адреса|hostova|хостова|u|у|za|за|ma[sz]ka|podmre[zž][ae]|подмреж[ае])'
const alone = new RegExp(`^(?:${word} ){0,6}(/\\d{1,2}|(?:\\d{1,3}\\.){3}\\d{1,3})(?: ${word}){0,4}$`, 'iu')

const longestText = 60

/** The network of that size that begins at zero; undefined for any other text. */
export function loneMask(text: string): Network | undefined {
  // Windows fills the line up to the colon with points.
  const bare = text.replace(/[?.!]+$/, '').replace(/[ .]{0,40}:(?= )/, '')
  const [, mask = ''] = text.length > longestText ? [] : (alone.exec(bare) ?? [])
  // Addresses begin with these numbers too, but none of them is a mask of one bit or more.
  if (mask === '' || /^(?:0\.0\.0\.0|255\.255\.255\.255|\/0\d)$/.test(mask)) return undefined
  const isWildcard = mask.startsWith('0.')
  if (isWildcard && !/wildcard/i.test(text)) return undefined
  const read = readAddress(`0.0.0.0${mask.startsWith('/') ? '' : ' '}${mask}`)
  if (!read.ok || read.value.kind !== 'network' || read.value.prefix === undefined) return undefined
  return networkOf(read.value.address, read.value.prefix)
}
