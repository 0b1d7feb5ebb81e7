import { detectFormat, metaOf } from '#engines/geodata/index.ts'

const sniffedCharacters = 4096

/**
 * What was pasted as files. Text that surely is a map comes first: a spreadsheet puts a picture of its cells beside them. Any other text is
 * no file.
 */
export function filesOfPaste(text: string, files: readonly File[]): readonly File[] {
  const format = detectFormat(new TextEncoder().encode(text.slice(0, sniffedCharacters)).subarray(0, sniffedCharacters))
  return format === undefined ? files : [new File([text], `pasted${metaOf(format).extension}`)]
}
