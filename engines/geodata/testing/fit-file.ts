import { crc16 } from '../formats/fit/crc16.ts'

/** A field of a FIT message: its number, the protocol's number of its type, and what stands in it. */
export type FitField = readonly [number: number, type: number, value: number | bigint | string, developer?: number]

const sizes: Readonly<Record<number, number>> = { 0: 1, 1: 1, 2: 1, 3: 2, 4: 2, 5: 4, 6: 4, 8: 4, 9: 8, 10: 1, 11: 2, 12: 4, 13: 1, 14: 8, 15: 8, 16: 8 } // biome-ignore format: a list to read at a glance

function valueBytes(type: number, value: number | bigint | string, isLittle: boolean): number[] {
  if (typeof value === 'string') return [...new TextEncoder().encode(value), 0]
  const view = new DataView(new ArrayBuffer(sizes[type & 0x1f]!))
  const size = view.byteLength
  if ((type & 0x1f) === 8) view.setFloat32(0, Number(value), isLittle)
  else if ((type & 0x1f) === 9) view.setFloat64(0, Number(value), isLittle)
  else if (size === 8) view.setBigInt64(0, BigInt(value), isLittle)
  else if (size === 4) view.setInt32(0, Number(value), isLittle)
  else if (size === 2) view.setInt16(0, Number(value), isLittle)
  else view.setInt8(0, Number(value))
  return [...new Uint8Array(view.buffer)]
}

interface MessageOptions {
  readonly isLittle?: boolean
  readonly local?: number
  readonly header?: number
  readonly isDefined?: boolean
}

/** A message with its definition in front of it. `header` replaces the header byte of the data, for compressed times. */
export function fitMessage(
  message: number,
  fields: readonly FitField[],
  { isLittle = true, local = 0, header, isDefined = true }: MessageOptions = {},
): number[] {
  const own = fields.filter(([, , , developer]) => developer === undefined)
  const others = fields.filter(([, , , developer]) => developer !== undefined)
  const data = [...own, ...others].map(([, type, value]) => valueBytes(type, value, isLittle))
  const number = isLittle ? [message & 255, message >> 8] : [message >> 8, message & 255]
  const definition = [
    0x40 | local | (others.length > 0 ? 0x20 : 0),
    0,
    isLittle ? 0 : 1,
    ...number,
    own.length,
    ...own.flatMap(([field, type], index) => [field, data[index]!.length, type]),
    ...(others.length > 0 ? [others.length] : []),
    ...others.flatMap(([field, , , developer], index) => [field, data[own.length + index]!.length, developer!]),
  ]
  return [...(isDefined ? definition : []), header ?? local, ...data.flat()]
}

/** A whole file with its header and checksum. */
export function fitFile(...messages: readonly (readonly number[])[]): Uint8Array {
  const data = messages.flat()
  const header = new Uint8Array(14)
  header.set([14, 0x10, 0, 8])
  new DataView(header.buffer).setUint32(4, data.length, true)
  header.set(new TextEncoder().encode('.FIT'), 8)
  const sum = crc16(header, 0, 12)
  header.set([sum & 255, sum >> 8], 12)
  const body = Uint8Array.from([...header, ...data])
  const crc = crc16(body, 0, body.length)
  return Uint8Array.from([...body, crc & 255, crc >> 8])
}

/** The FIT number of seconds of an instant. */
export const fitSeconds = (instant: string): number => (Date.parse(instant) - Date.UTC(1989, 11, 31)) / 1000
/** The semicircles of degrees, and back to nine decimals. */
export const semicircles = (degrees: number): number => Math.round((degrees / 180) * 2 ** 31)
