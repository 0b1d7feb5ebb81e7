/** How a base type of the FIT protocol is read: its size, and the value that means none. */
interface BaseType {
  readonly size: number
  readonly invalid: number
}

const byte: BaseType = { size: 1, invalid: 0xff }

/** By the low five bits of the type's number. 7 is a string, 13 bytes: neither is a number. */
export const baseTypes: readonly (BaseType | undefined)[] = [
  byte,
  { size: 1, invalid: 0x7f },
  byte,
  { size: 2, invalid: 0x7fff },
  { size: 2, invalid: 0xffff },
  { size: 4, invalid: 0x7fffffff },
  { size: 4, invalid: 0xffffffff },
  undefined,
  { size: 4, invalid: Number.NaN },
  { size: 8, invalid: Number.NaN },
  { size: 1, invalid: 0 },
  { size: 2, invalid: 0 },
  { size: 4, invalid: 0 },
  undefined,
  { size: 8, invalid: 2 ** 63 },
  { size: 8, invalid: 2 ** 64 },
  { size: 8, invalid: 0 },
]

/** A number of one of these types. One function for all: those of a record are read a million times, and calls through a table cost. */
export function readNumber(view: DataView, at: number, type: number, isLittle: boolean): number {
  switch (type) {
    case 1:
      return view.getInt8(at)
    case 3:
      return view.getInt16(at, isLittle)
    case 4:
    case 11:
      return view.getUint16(at, isLittle)
    case 5:
      return view.getInt32(at, isLittle)
    case 6:
    case 12:
      return view.getUint32(at, isLittle)
    case 8:
      return view.getFloat32(at, isLittle)
    case 9:
      return view.getFloat64(at, isLittle)
    case 14:
      return Number(view.getBigInt64(at, isLittle))
    case 15:
    case 16:
      return Number(view.getBigUint64(at, isLittle))
    default:
      return view.getUint8(at)
  }
}
