import { readAddress } from './read-addresses.ts'
import { type Network, networkOf } from './subnet.ts'

/** Words that may stand around a mask that has no address: `subnet mask /26`, `сколько адресов в /28`. */
const said: ReadonlySet<string> = /* @__PURE__ */ new Set(
  (
    'subnet netmask mask wildcard cidr prefix network host hosts ip ips address addresses how many in for a the to is what of size ' +
    'маска маску маски маске подсеть подсети сеть сети префикс сколько адресов хостов в для колико мрежа подмрежа подмреже адреса хостова у за ' +
    'koliko adresa hostova maska mreža podmreža podmreza podmreže podmreze u za'
  ).split(' '),
)

const longestText = 60
const closing = '?!.:'
/** Addresses begin with these numbers too, but none of them is a mask of one bit or more. */
const noMasks: ReadonlySet<string> = /* @__PURE__ */ new Set(['0.0.0.0', '255.255.255.255'])

/** The network of that size that begins at zero, for a prefix or a mask without an address; undefined for any other text. */
export function readLoneMask(text: string): Network | undefined {
  if (text.length > longestText) return undefined
  // Windows fills the line up to the colon with points.
  const words = text.toLowerCase().split(' ').map(withoutClosing)
  const [mask = '', ...others] = words.filter((word) => word !== '' && !said.has(word))
  const isPrefix = mask.startsWith('/') && mask.length <= 3
  if (others.length > 0 || noMasks.has(mask) || (!isPrefix && mask.split('.').length !== 4)) return undefined
  if (mask.startsWith('/0')) return undefined
  const read = readAddress(`0.0.0.0${isPrefix ? '' : ' '}${mask}`)
  if (!read.ok || read.value.kind !== 'network' || read.value.prefix === undefined) return undefined
  // `63.255.255.255` is rather an address.
  if (read.value.mask === 'wildcard' && !words.includes('wildcard')) return undefined
  return networkOf(read.value.address, read.value.prefix)
}

function withoutClosing(word: string): string {
  let end = word.length
  while (end > 0 && closing.includes(word[end - 1]!)) end--
  return word.slice(0, end)
}
