import { languages } from '../core/index.ts'
import { fold, inLatin } from '../language/index.ts'
import { type OtherQuantity, otherQuantities } from './other-quantities.ts'
import { prefixes } from './prefixes.ts'

/** The quantity without a page that a symbol, in its own case, or a name stands for: `mA` and `ампера` are an electric current. */
export function otherQuantityOf(word: string): OtherQuantity | undefined {
  const name = inLatin(fold(word))
  return otherQuantities.find((quantity) =>
    languages.some(
      (language) =>
        quantity.symbol[language] === word ||
        quantity.prefixes.some((symbol) => prefixes[symbol].symbol[language] + quantity.symbol[language] === word) ||
        quantity.names[language].some((known) => inLatin(fold(known)) === name),
    ),
  )
}
