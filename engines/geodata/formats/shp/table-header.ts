/** A column of a .dbf table. */
export interface Column {
  readonly name: Uint8Array
  /** `C`, `N`, `F`, `D`, `L` …: the letter of the dBASE type. */
  readonly type: string
  readonly offset: number
  readonly width: number
  readonly decimals: number
}

export interface TableHeader {
  readonly version: number
  readonly recordCount: number
  readonly headerLength: number
  readonly recordLength: number
  readonly languageDriver: number
  readonly columns: readonly Column[]
}

const fixedLength = 32
const endOfColumns = 0x0d

/** How long the header says it is, from its first 32 bytes; 0 when this is no table. */
export function tableHeaderLength(view: DataView): number {
  if (view.byteLength < fixedLength) return 0
  const length = view.getUint16(8, true)
  const recordLength = view.getUint16(10, true)
  return length < fixedLength + 1 || recordLength === 0 ? 0 : length
}

/** The header of a .dbf, dBASE III to Visual FoxPro, and dBASE 7 with its longer column descriptions. */
export function readTableHeader(bytes: Uint8Array): TableHeader | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const headerLength = tableHeaderLength(view)
  if (headerLength === 0 || headerLength > bytes.length) return undefined
  const version = view.getUint8(0)
  const recordLength = view.getUint16(10, true)
  const isLevel7 = (version & 7) === 4
  const size = isLevel7 ? 48 : 32
  const nameLength = isLevel7 ? 32 : 11
  const widthAt = isLevel7 ? 33 : 16
  const starts: number[] = []
  for (let at = isLevel7 ? 68 : fixedLength; at + size <= headerLength && bytes[at] !== endOfColumns; at += size)
    starts.push(at)
  const isFilled = starts.reduce((length, at) => length + bytes[at + widthAt]!, 1) === recordLength
  const columns: Column[] = []
  let offset = 1
  for (const at of starts) {
    const zero = bytes.subarray(at, at + nameLength).indexOf(0)
    const type = String.fromCharCode(bytes[at + nameLength]!)
    const width = bytes[at + widthAt]!
    const decimals = bytes[at + widthAt + 1]!
    // Clipper and FoxPro keep the high byte of a long text column's width where others keep decimals. Some write decimals for texts too.
    const longWidth = width + decimals * 256
    const isLong = type === 'C' && !isFilled && offset + longWidth <= recordLength
    const wholeWidth = isLong ? longWidth : width
    if (offset + wholeWidth > recordLength) break
    columns.push({
      name: bytes.slice(at, at + (zero < 0 ? nameLength : zero)),
      type,
      offset,
      width: wholeWidth,
      decimals: type === 'C' ? 0 : decimals,
    })
    offset += wholeWidth
  }
  return {
    version,
    recordCount: view.getUint32(4, true),
    headerLength,
    recordLength,
    languageDriver: bytes[29]!,
    columns,
  }
}
