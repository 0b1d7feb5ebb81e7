import type { Language } from '#engines/core/index.ts'

/**
 * What stands between thousands and before decimals. Serbian may group with points or with spaces. We use spaces: they cannot be
 * taken for a decimal mark, so a number copied into a field is read back as the same number.
 */
export const numberMarks: Readonly<Record<Language, { readonly group: string; readonly decimal: string }>> = {
  en: { group: ',', decimal: '.' },
  ru: { group: '\u00a0', decimal: ',' },
  sr: { group: '\u00a0', decimal: ',' },
}
