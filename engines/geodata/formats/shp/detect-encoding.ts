import { countUtf8Characters, guessEncoding } from '../../bytes/guess-encoding.ts'
import { encodingOfCodePageFile, encodingOfLanguageDriver, isMultiByte } from './code-pages.ts'

interface DetectedEncoding {
  readonly label: string
  /** `declared` by .cpg or language driver; `detected` from the text; `contradicted`: declared, but the text is otherwise. */
  readonly how: 'declared' | 'detected' | 'contradicted'
}

/**
 * The encoding of a table's text. A declaration counts until the text proves it wrong: bytes that are not UTF-8 under a UTF-8
 * declaration, or text that is UTF-8 throughout, several times over, under another.
 */
export function detectEncoding(codePageFile: string, languageDriver: number, sample: Uint8Array): DetectedEncoding {
  const declared = encodingOfCodePageFile(codePageFile) || encodingOfLanguageDriver[languageDriver] || ''
  const utf8Characters = countUtf8Characters(sample, 0, sample.length, true)
  if (declared === 'utf-8') {
    if (utf8Characters < 0) return { label: guessEncoding(sample), how: 'contradicted' }
    return { label: declared, how: 'declared' }
  }
  if (declared !== '') {
    const isUtf8 = utf8Characters >= 4 && !isMultiByte(declared)
    return isUtf8 ? { label: 'utf-8', how: 'contradicted' } : { label: declared, how: 'declared' }
  }
  if (utf8Characters < 0) return { label: guessEncoding(sample), how: 'detected' }
  return { label: 'utf-8', how: utf8Characters > 0 ? 'detected' : 'declared' }
}
