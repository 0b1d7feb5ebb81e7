import { invisible, unwrap } from '../plain-text.ts'

/** Takes away what stands around an address in listings, settings, commands and sentences. */

/** A row of `route -n`: destination, gateway, mask, flags. */
const routeRow = /^((?:\d{1,3}\.){3}\d{1,3})\s+(?:\d{1,3}\.){3}\d{1,3}\s+((?:\d{1,3}\.){3}\d{1,3})\s+!?U[GHRDMAC!]*\s.*/

/** The text without invisible marks, quotes around it, a full stop or slash behind it; with a slash where a backslash stands before a prefix. */
export const plainMarks = (text: string): string =>
  unwrap(
    text
      .replace(invisible, '')
      .replace(/[／⁄∕]/g, '/')
      .replace(/^«(.*)»$/, '$1')
      .replace(/%25(?=[a-z])/i, '%'),
  )
    .replace(/(?<=[\da-f:])[/.]$/i, '')
    .replace(/^([\d.]+)\\(\d{1,2})$/, '$1/$2')
    .replace(between, '$1 - $2')
    .replace(
      /([\d.]+)\.(?:\[(\d{1,3})-(\d{1,3})\]|\{(\d{1,3})\.\.(\d{1,3})\})$/,
      (_, head, low, high, from, to) => `${head}.${low ?? from}-${high ?? to}`,
    )

/** Between a network and what is taken away from it. */
export const exceptWords =
  '(?:except(?: for)?|excluding|exclude|without|(?:but |and )?not|minus|кроме|за исключением|исключая|без|минус|осим|изузев|osim|izuzev|bez)'

const between = /^(?:between|между|између|izme[dđ]u)\s+(\S{7,45})\s+(?:and|и|i)\s+(\S{7,45})$/i

/** What `ip`, `ifconfig` and router configurations write around an address. */
export const withoutLabels = (text: string): string =>
  text
    .replace(routeRow, '$1 $2')
    .replace(/^(?:(?:inet6?|ip|ipv[46]|addr(?:ess)?|network|host|route|src|dst|from)\b:?\s*){1,3}/i, '')
    .replace(askedBehind, '')
    .replace(/^default\s+via\s+/i, '')
    .replace(/\s+(?:brd\s+|broadcast\s+|bcast:\s*)\S+/i, '')
    .replace(/\s+(?:scope|scopeid|dev|via|metric)\b.*/i, '')
    .replace(lengthWords, '/')
    .replace(maskWords, ' ')

/** What is asked of an address or a number, all of which the answer has: `3232235777 to ip`, `8.8.8.8 in binary`. */
const askedBehind =
  /(?<=^\S{3,45})\s+(?:(?:to|in|as|into|в|у|u|->|→)\s+)?(?:(?:an? )?ip(?:v[46])?(?: address)?|decimal|integer|int|hex(?:adecimal)?|binary|octal|десятичн(?:ый|ое|ом)(?: вид[е]?)?|двоичн(?:ый|ое|ом)(?: вид[е]?)?|бинарно|binarno)\??$/i

/** In front of a mask or the length of a prefix. */
const mask =
  ',?\\s+-?(?:(?:with|с|са|sa)\\s+)?(?:(?:subnet\\s+|net)?mask|prefix(?:len(?:gth)?)?|(?:мрежн\\p{L}{1,2}\\s+)?маск(?:[аеиу]|ой|ом)(?:\\s+под(?:сети|мреже))?|(?:mre[zž]n\\p{L}{1,2}\\s+)?mask(?:[aeiu]|om))(?!\\p{L})\\s*[:=]?\\s*'
const lengthWords = new RegExp(`${mask}/?\\s*(?=\\d{1,3}(?![\\d.x]))`, 'iu')
const maskWords = new RegExp(`${mask}/?\\s*(?=\\d|0x)`, 'iu')

const maskPiece =
  /^(?:[\p{L} _-]{0,20}(?:mask\p{L}?|маск\p{L}{1,3}|prefix(?:len(?:gth)?)?)(?:\s+под\p{L}{3,5})?[\s:=]{1,3})\/?(255\.[\d.]{5,11}|0x[\da-f]{8}|\d{1,3})$/iu

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
