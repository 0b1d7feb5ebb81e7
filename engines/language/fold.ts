const accents = /[\u0300-\u036f]/g
const allInvisible = /\p{Cf}|\p{Variation_Selector}/gu

export const withoutInvisible = (text: string): string => text.replace(allInvisible, '')

/** Small letters without accents; `đ` in two letters and `meter`, `liter` in the British spelling, so that both are one word. */
export function fold(text: string): string {
  const small = /^[\u0020-\u007e]*$/.test(text) ? text.toLowerCase() : withoutAccents(text)
  return /[tl]er/.test(small) ? small.replace(/(met|lit)er/g, '$1re') : small
}

const withoutAccents = (text: string): string =>
  text.normalize('NFKD').replace(accents, '').replace(allInvisible, '').toLowerCase().replace(/đ/g, 'dj')
