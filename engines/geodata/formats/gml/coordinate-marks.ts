/** What stands in the numbers of gml:coordinates, between those of a tuple, and between tuples (GML 2.1.2, 4.3.5). */
export interface CoordinateMarks {
  readonly decimal: string
  readonly between: string
  readonly apart: string
}

/** The same text with a point in its numbers, commas between those of a tuple, and blanks between tuples. */
export function withUsualMarks(text: Uint8Array, { decimal, between, apart }: CoordinateMarks): Uint8Array {
  const usual: Readonly<Record<number, number>> = {
    [apart.charCodeAt(0)]: 0x20,
    [between.charCodeAt(0)]: 0x2c,
    [decimal.charCodeAt(0)]: 0x2e,
  }
  return text.map((byte) => usual[byte] ?? byte)
}
