import { useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { CopyButton } from '#app/ui/copy-button.tsx'
import type { Language } from '#engines/core/index.ts'
import { type Category, convertPrinted, exactDigits, type Pair } from '#engines/units/index.ts'
import { unitOf } from './page-texts.ts'
import { shortened } from './shortened.ts'
import type { TypedValue } from './use-typed-value.ts'

interface AnswerProps {
  category: Category
  pair: Pair
  language: Language
  typed: TypedValue
  onSwap: () => void
}

/** The one result most visitors came for: what was typed, in the second unit of the pair. */
export function Answer({ category, pair, language, typed, onSwap }: AnswerProps) {
  const target = unitOf(category, pair.to).symbol[language]
  const printed = convertPrinted(category, typed.unit, pair.to, typed.text, language)
  return (
    <section aria-label={m.metrics_answer_label()} className="answer">
      <div className="answer-line">
        <output>
          {printed ? (
            <>
              <span className="answer-typed">
                {shortened(typed.text.trim(), longestShown)} {unitOf(category, typed.unit).symbol[language]}
              </span>{' '}
              {printed.exact ? '=' : '≈'}{' '}
              <strong>
                {shortened(printed.text, longestShown)} {target}
              </strong>
            </>
          ) : (
            <span className="answer-hint">
              {typed.text.trim() === '' ? m.metrics_answer_empty() : m.metrics_answer_invalid()}
            </span>
          )}
        </output>
        <Button icon="swap" onClick={onSwap} title={m.metrics_swap()}>
          <span className="max-sm:sr-only">{m.metrics_swap()}</span>
        </Button>
      </div>
      <div className="answer-more">
        {printed?.exact && <span>{m.metrics_exact()}</span>}
        {printed && !printed.exact && (
          <AllDigits category={category} pair={pair} language={language} typed={typed} symbol={target} />
        )}
      </div>
    </section>
  )
}

const longestShown = 48

/** Worked out only while they are looked at. */
function AllDigits({ category, pair, language, typed, symbol }: Omit<AnswerProps, 'onSwap'> & { symbol: string }) {
  const [isOpen, setIsOpen] = useState(false)
  const digits = isOpen ? exactDigits(category, typed.unit, pair.to, typed.text, language) : null
  return (
    <details open={isOpen} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>
        {m.metrics_rounded()} · <span className="answer-more-link">{m.metrics_all_digits()}</span>
      </summary>
      {digits && (
        <p className="answer-digits">
          <span className="answer-all">
            {digits.text}
            {digits.complete ? '' : '…'} {symbol}
          </span>
          <CopyButton text={digits.text} subject={m.metrics_all_digits()} />
        </p>
      )}
      {digits?.complete === false && <p>{m.metrics_endless()}</p>}
    </details>
  )
}
