import { useLanguage } from '#app/language/use-language.ts'
import type { Language } from '#engines/core/index.ts'
import { addressAnswer, listAnswer, networkAnswer, rangeAnswer } from './answer-text.ts'
import type { IpCalculator } from './use-ip-calculator.ts'

/** What the visitor came for, in one line above the tables. */
export function IpAnswer({ calculator }: { calculator: IpCalculator }) {
  const language = useLanguage()
  const text = answerText(calculator, language)
  return (
    text !== '' && (
      <output data-testid="answer" className="block text-lg font-semibold text-accent wrap-anywhere tabular">
        {text}
      </output>
    )
  )
}

function answerText({ network, single, range, list }: IpCalculator, language: Language): string {
  if (network) return networkAnswer(network, language)
  if (single) return addressAnswer(single.address)
  if (range) return rangeAnswer(range, language)
  return list ? listAnswer(list, language) : ''
}
