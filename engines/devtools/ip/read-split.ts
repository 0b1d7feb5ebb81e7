import { bitLength } from './address.ts'
import { readAddress } from './read-addresses.ts'
import { anyOf } from './said.ts'
import { type Network, networkOf } from './subnet.ts'

/** A network, and the length of the equal parts it is wanted in. */
export interface Split {
  readonly network: Network
  readonly prefix: number
}

const verbs = anyOf('split')
const into = 'into|in|to|by|на|в|у|u|na'
const parts =
  '(?:equal |равных |равные |једнаких |једнаке )?(?:networks?|subnets?|parts|сет(?:и|ей|ь)|подсет(?:и|ей|ь)|част(?:и|ей)|мреж(?:е|а|у)|подмреж(?:е|а|у)|дел(?:а|ова)|mrež[ea]|podmrež[ea])'

/** `split 10.0.0.0/22 into /24`, `10.0.0.0/22 into 4 subnets`, `раздели 10.0.0.0/22 на 4 сети`. */
const question = new RegExp(
  `^(?:(${verbs})\\s+)?(\\S{1,99}\\/\\d{1,3})\\s+(?:(${verbs})\\s+)?(?:${into})\\s+(?:${parts}\\s+(?:of\\s+|по\\s+|од\\s+)?)?(?:\\/(\\d{1,3})(?:s|\\s+${parts})?|(\\d{1,6})(?:\\s+(${parts}))?)$`,
  'iu',
)

export function readSplit(text: string): Split | undefined {
  const [, verb, from, verbBehind = verb, length, count, counted] = question.exec(text.trim()) ?? []
  if (from === undefined || (verbBehind === undefined && length === undefined && counted === undefined))
    return undefined
  const reading = readAddress(from)
  if (!reading.ok || reading.value.kind !== 'network' || reading.value.prefix === undefined) return undefined
  const network = networkOf(reading.value.address, reading.value.prefix)
  // As many halvings as give enough parts.
  const prefix =
    length === undefined ? network.prefix + Math.ceil(Math.log2(Math.max(1, Number(count)))) : Number(length)
  return prefix < network.prefix || prefix > bitLength[network.version] ? undefined : { network, prefix }
}
