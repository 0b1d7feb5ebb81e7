import type { Language } from '#engines/core/index.ts'

/** A plain number with the language's decimal mark and a real minus; numbers too long for a line are cut. */
export function inProse(number: string, language: Language): string {
  const marked = language === 'en' ? number : number.replace('.', ',')
  const text = marked.replace('-', '−')
  return text.length > longestNumber ? `${text.slice(0, longestNumber)}…` : text
}

const longestNumber = 30
