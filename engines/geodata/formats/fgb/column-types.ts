/** Types of columns, by their numbers in the schema of FlatGeobuf 3. */
export const columnType = {
  byte: 0,
  unsignedByte: 1,
  bool: 2,
  short: 3,
  unsignedShort: 4,
  int: 5,
  unsignedInt: 6,
  long: 7,
  unsignedLong: 8,
  float: 9,
  double: 10,
  string: 11,
  json: 12,
  dateTime: 13,
  binary: 14,
} as const

/** Bytes a value takes; 0 where a length stands in front of it. */
export const valueSizes = [1, 1, 1, 2, 2, 4, 4, 8, 8, 4, 8, 0, 0, 0, 0]

export const magic = Uint8Array.of(0x66, 0x67, 0x62, 0x03, 0x66, 0x67, 0x62, 0x00)
export const nodeLength = 40
