/** Names of code pages in the head of a drawing, as the web platform knows them; `ANSI_1251` goes by its number. */
const pages: Readonly<Record<string, string>> = {
  '874': 'windows-874',
  '932': 'shift_jis',
  '936': 'gbk',
  '949': 'euc-kr',
  '950': 'big5',
}

/** From this version on text is in UTF-8, whatever page is named. */
const firstInUtf8 = 1021

/**
 * The encoding a drawing declares for its texts. Programs of today write UTF-8 and declare a code page all the same: sound UTF-8 beyond
 * ASCII is what it is. Undefined where nothing is declared.
 */
export function declaredEncoding(head: Uint8Array): string | undefined {
  const text = new TextDecoder('latin1').decode(head)
  const version = Number(/\$ACADVER\s+1\s+AC(\d{4})/.exec(text)?.[1] ?? 0)
  if (version >= firstInUtf8 || isUtf8(head)) return 'utf-8'
  const page = /\$DWGCODEPAGE\s+3\s+(?:ANSI|dos|ansi|DOS)_?(\d{3,4})/.exec(text)?.[1]
  return page && (pages[page] ?? (/^125[0-8]$/.test(page) ? `windows-${page}` : undefined))
}

function isUtf8(head: Uint8Array): boolean {
  if (head.every((byte) => byte < 128)) return false
  try {
    // The last letter may be cut.
    new TextDecoder('utf-8', { fatal: true }).decode(head, { stream: true })
    return true
  } catch {
    return false
  }
}
