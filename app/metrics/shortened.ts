/** A number of hundreds of digits keeps its two ends, of whole groups; its field has it whole. */
export const shortened = (text: string, longest: number): string =>
  text.length > longest
    ? `${text.slice(0, (longest * 2) / 3).replace(/[,\u00a0]\d{0,2}$/, '')}…${text.slice(-longest / 4).replace(/^\d{0,2}[,\u00a0]/, '')}`
    : text
