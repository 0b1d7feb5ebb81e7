/** First four bytes of the records of a ZIP archive, as a little-endian number (APPNOTE 6.3.10, 4.3). */
export const zipSignature = {
  localHeader: 0x04034b50,
  dataDescriptor: 0x08074b50,
  centralHeader: 0x02014b50,
  /** End of the central directory; in an archive with 64-bit sizes, two further records stand before it. */
  endOfDirectory: 0x06054b50,
  wideEndOfDirectory: 0x06064b50,
  wideEndLocator: 0x07064b50,
} as const

/** Lengths of records without their names, comments and extra fields. */
export const centralHeaderLength = 46
export const endOfDirectoryLength = 22

/** What a field of 32 or 16 bits holds when the true number stands in a field of 64. */
export const isIn64Bits = 0xffff_ffff
export const countIsIn64Bits = 0xffff
