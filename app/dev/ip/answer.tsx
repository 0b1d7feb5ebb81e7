import { useLanguage } from '#app/language/use-language.ts'
import { m } from '#app/paraglide/messages.js'
import { addressAnswer, countText, networkAnswer, rangeAnswer } from './answer-text.ts'
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

function answerText({ network, single, range, list }: IpCalculator, language: string): string {
  if (network) return networkAnswer(network, language)
  if (single) return addressAnswer(single.address)
  if (range) return rangeAnswer(range, language)
  if (!list) return ''
  return m.ip_answer_list({
    entries: String(list.entries.length),
    count: countText(list.addressCount, language),
    cover: String(list.cover.length),
  })
}
