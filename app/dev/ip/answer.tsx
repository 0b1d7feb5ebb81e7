import { Fragment } from 'react'
import { useLanguage } from '#app/language/use-language.ts'
import type { Language } from '#engines/core/index.ts'
import { addressAnswer, listAnswer, networkAnswer, rangeAnswer } from './answer-text.ts'
import type { IpCalculator } from './use-ip-calculator.ts'

/** A count of IPv6 addresses is longer than a phone is wide: its line ends behind a group of digits. */
const betweenGroups = /(?<=\d[,\u00a0])(?=\d{3})/

/** What the visitor came for, in one line above the tables. */
export function IpAnswer({ calculator }: { calculator: IpCalculator }) {
  const language = useLanguage()
  const text = answerText(calculator, language)
  return (
    text !== '' && (
      <output data-testid="answer" className="block text-lg font-semibold text-accent wrap-anywhere tabular">
        {text.split(betweenGroups).map((piece, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: pieces repeat and never move
          <Fragment key={index}>
            {index > 0 && <wbr />}
            {piece}
          </Fragment>
        ))}
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
