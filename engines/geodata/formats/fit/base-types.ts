/** How a base type of the FIT protocol is read: its size, and the value that means none. */
export interface BaseType {
  readonly size: number
  read(view: DataView, at: number, isLittle: boolean): number
  readonly invalid: number
}

const unsigned8: BaseType = { size: 1, invalid: 0xff, read: (view, at) => view.getUint8(at) }

/** By the low five bits of the type's number. 7 is a string, 13 bytes: neither is a number. */
export const baseTypes: Readonly<Record<number, BaseType>> = {
  0: unsigned8,
  1: { size: 1, invalid: 0x7f, read: (view, at) => view.getInt8(at) },
  2: unsigned8,
  3: { size: 2, invalid: 0x7fff, read: (view, at, isLittle) => view.getInt16(at, isLittle) },
  4: { size: 2, invalid: 0xffff, read: (view, at, isLittle) => view.getUint16(at, isLittle) },
  5: { size: 4, invalid: 0x7fffffff, read: (view, at, isLittle) => view.getInt32(at, isLittle) },
  6: { size: 4, invalid: 0xffffffff, read: (view, at, isLittle) => view.getUint32(at, isLittle) },
  8: { size: 4, invalid: Number.NaN, read: (view, at, isLittle) => view.getFloat32(at, isLittle) },
  9: { size: 8, invalid: Number.NaN, read: (view, at, isLittle) => view.getFloat64(at, isLittle) },
  10: { size: 1, invalid: 0, read: (view, at) => view.getUint8(at) },
  11: { size: 2, invalid: 0, read: (view, at, isLittle) => view.getUint16(at, isLittle) },
  12: { size: 4, invalid: 0, read: (view, at, isLittle) => view.getUint32(at, isLittle) },
  14: { size: 8, invalid: 2 ** 63, read: (view, at, isLittle) => Number(view.getBigInt64(at, isLittle)) },
  15: { size: 8, invalid: 2 ** 64, read: (view, at, isLittle) => Number(view.getBigUint64(at, isLittle)) },
  16: { size: 8, invalid: 0, read: (view, at, isLittle) => Number(view.getBigUint64(at, isLittle)) },
}
