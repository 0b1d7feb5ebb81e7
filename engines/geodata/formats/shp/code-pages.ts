import { dosCodePages } from './dos-code-pages.ts'

/**
 * Language driver ids (byte 29 of a .dbf) and the encoding each stands for: the label `TextDecoder` knows, or a DOS page of
 * ours. Source: the table in dBASE's and Visual FoxPro's documentation, as shapelib's `dbf_wrapper` and ArcGIS use it.
 * 0x57 ("current ANSI page") is left out on purpose: it says nothing about the page, so the text itself decides.
 */
export const encodingOfLanguageDriver: Readonly<Record<number, string>> = {
  1: 'cp437',
  2: 'cp850',
  3: 'windows-1252',
  4: 'macintosh',
  8: 'cp865',
  9: 'cp437',
  10: 'cp850',
  11: 'cp437',
  13: 'cp437',
  14: 'cp850',
  15: 'cp437',
  16: 'cp850',
  17: 'cp437',
  18: 'cp850',
  19: 'shift_jis',
  20: 'cp850',
  21: 'cp437',
  22: 'cp850',
  23: 'cp865',
  24: 'cp437',
  25: 'cp437',
  26: 'cp850',
  27: 'cp437',
  28: 'cp863',
  29: 'cp850',
  31: 'cp852',
  34: 'cp852',
  35: 'cp852',
  36: 'cp860',
  37: 'cp850',
  38: 'ibm866',
  55: 'cp850',
  64: 'cp852',
  77: 'gbk',
  78: 'euc-kr',
  79: 'big5',
  80: 'windows-874',
  88: 'windows-1252',
  89: 'windows-1252',
  100: 'cp852',
  101: 'ibm866',
  102: 'cp865',
  103: 'cp861',
  106: 'cp737',
  107: 'cp857',
  108: 'cp863',
  120: 'big5',
  121: 'euc-kr',
  122: 'gbk',
  123: 'shift_jis',
  124: 'windows-874',
  125: 'windows-1255',
  126: 'windows-1256',
  134: 'cp737',
  135: 'cp852',
  136: 'cp857',
  150: 'x-mac-cyrillic',
  200: 'windows-1250',
  201: 'windows-1251',
  202: 'windows-1254',
  203: 'windows-1253',
  204: 'windows-1257',
}

/** What a .cpg may say beyond the labels of the WHATWG standard; keys are lower case without blanks, `-` and `_`. */
const namesInCodePageFiles: Readonly<Record<string, string>> = {
  '65001': 'utf-8',
  '932': 'shift_jis',
  '936': 'gbk',
  '949': 'euc-kr',
  '950': 'big5',
  '866': 'ibm866',
  '874': 'windows-874',
  '10000': 'macintosh',
  '10007': 'x-mac-cyrillic',
  '20866': 'koi8-r',
  '21866': 'koi8-u',
  koi8r: 'koi8-r',
  koi8u: 'koi8-u',
  // No table is in UTF-16: a file that says so is wrong about it.
  '1200': '',
  utf16: '',
  utf16le: '',
  utf16be: '',
  system: '',
  none: '',
  ansi: '',
}

/** Whether a character may take more than one byte: such text may look like UTF-8 by chance. */
export const isMultiByte = (label: string): boolean => /^(?:utf|gb|big5|shift_jis|euc|iso-2022)/.test(label)

/** A decoder of one text, made once per file. */
export interface TextEncodingReader {
  readonly label: string
  decode(bytes: Uint8Array): string
}

export function readerOf(label: string): TextEncodingReader {
  const page = (dosCodePages as Readonly<Record<string, string>>)[label]
  if (page === undefined) {
    const decoder = new TextDecoder(label)
    return { label, decode: (bytes) => decoder.decode(bytes) }
  }
  return {
    label,
    decode: (bytes) => {
      let text = ''
      for (const byte of bytes) text += byte < 0x80 ? String.fromCharCode(byte) : page[byte - 0x80]
      return text
    },
  }
}

/** The encoding the text of a .cpg names, or '' when it names none we know (a web page saved as .cpg included). */
export function encodingOfCodePageFile(text: string): string {
  const name = text.trim().toLowerCase()
  if (name === '' || name.length > 40) return ''
  const bare = name.replace(/^(?:cp|ms|oem|ansi|windows|ibm|codepage|x-cp)[\s_-]*(?=\d)/, '').replace(/[\s_-]/g, '')
  if (Object.hasOwn(namesInCodePageFiles, bare)) return namesInCodePageFiles[bare]!
  if (/^125[0-8]$/.test(bare)) return `windows-${bare}`
  if (`cp${bare}` in dosCodePages) return `cp${bare}`
  // ESRI writes ISO pages as 88591 … 885916, Windows numbers them 28591 … 28605.
  const part = /^28(?:59|60)\d$/.test(bare) ? Number(bare) - 28590 : /^(?:iso)?8859(\d{1,2})$/.exec(bare)?.[1]
  for (const label of [part ? `iso-8859-${part}` : name, bare]) {
    try {
      return new TextDecoder(label).encoding
    } catch {
      // Not a label of the Encoding standard: the next spelling, or none.
    }
  }
  return ''
}
