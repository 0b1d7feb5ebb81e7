const accents = /[\u0300-\u036f]/g
const allInvisible = /\p{Cf}|\p{Variation_Selector}/gu

/** The letters that people type here have none; a browser takes long to compile a pattern of all signs, so it is asked only for the others. */
const mayHaveInvisible = /[\u00ad\u0590-\uffff]/

export const withoutInvisible = (text: string): string =>
  mayHaveInvisible.test(text) ? text.replace(allInvisible, '') : text

/** Small letters without accents; `đ` in two letters and `meter`, `liter` in the British spelling, so that both are one word. */
export function fold(text: string): string {
  const small = /^[\u0020-\u007e]*$/.test(text) ? text.toLowerCase() : withoutAccents(text)
  return /[tl]er/.test(small) ? small.replace(/(met|lit)er/g, '$1re') : small
}

const withoutAccents = (text: string): string =>
  withoutInvisible(text.normalize('NFKD').replace(accents, '')).toLowerCase().replace(/đ/g, 'dj')
