/** A number of hundreds of digits keeps its two ends; its field has it whole. */
export const shortened = (text: string, longest: number): string =>
  text.length > longest ? `${text.slice(0, (longest * 2) / 3)}…${text.slice(-longest / 4)}` : text
