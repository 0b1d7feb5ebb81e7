import { firstText } from '../bytes/first-text.ts'

const webPage =
  /^(?:\u00ef\u00bb\u00bf|\u00ff\u00fe|\u00fe\u00ff)?\s*(?:<\?xml[^>]*>\s*)?(?:<!--[^>]*-->\s*)*<(?:!doctype\s+)?html[\s>]/i

/** What a server sends in the place of a file: a page to sign in, or one that says there is no such file. */
export const isWebPage = (firstBytes: Uint8Array): boolean => webPage.test(firstText(firstBytes))

/**
 * The text to look for elements of a format in. Empty for an archive, which shows what it stores uncompressed, and for a page that may
 * show a file in its text: neither is the file.
 */
export function firstMarkup(firstBytes: Uint8Array): string {
  const text = firstText(firstBytes)
  return text.startsWith('PK') || webPage.test(text) ? '' : text
}
