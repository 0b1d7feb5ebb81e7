import { useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import { CopyLinkButton } from '#app/share/copy-link-button.tsx'
import { CopyButton } from '#app/ui/copy-button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { useWalk } from '#app/ui/use-walk.ts'
import type { Language } from '#engines/core/index.ts'
import { type Category, toldIn, unitOf } from '#engines/units/index.ts'
import { convertPrinted, exactDigits, isRead, readTyped } from '#engines/units/page.ts'
import './headline.css'
import { HeadlineField } from './headline-field.tsx'
import { LongNumber } from './long-number.tsx'
import { proseNumber, proseQuantity } from './prose-number.ts'
import { Reading } from './reading.tsx'
import { withOtherSign } from './sign.ts'
import type { useTypedValue } from './use-typed-value.ts'

interface HeadlineProps {
  category: Category
  language: Language
  converter: ReturnType<typeof useTypedValue>
}

/** The pair most visitors came for: two fields, a unit each, and what the typed text was understood as. */
export function Headline({ category, language, converter }: HeadlineProps) {
  const { typed, sides, texts, isInvalid } = converter
  const answer = answerOf(category, converter, language)
  const walk = useWalk<HTMLDivElement>('summary, button')
  const field = (side: 'from' | 'to') => ({
    category,
    language,
    side,
    unit: sides[side],
    texts,
    isActive: typed.unit === sides[side],
    isInvalid: isInvalid && typed.unit === sides[side],
    onType: converter.type,
    onChangeSign: (unit: string) => converter.type(unit, withOtherSign(texts.of(unit))),
    onPick: (unit: string) => converter.pick(side, unit),
  })
  return (
    <section aria-label={m.metrics_answer_label()} className="answer">
      <div className="headline">
        <HeadlineField {...field('from')} />
        <div className="headline-middle">
          <span aria-hidden="true">{answer && !answer.exact ? '≈' : '='}</span>
          <button type="button" className="headline-swap" onClick={converter.swap} title={m.metrics_swap()}>
            <Icon name="swap" />
            <span className="sr-only">{m.metrics_swap()}</span>
          </button>
        </div>
        <HeadlineField {...field('to')} />
      </div>
      <div className="headline-words">
        <div id="headline-reading" className="headline-reading">
          <Reading category={category} language={language} typed={typed} />
          {answer && (
            <output>
              <LongNumber>{answer.given}</LongNumber> {answer.exact ? '=' : '≈'}{' '}
              <strong>
                <LongNumber>{answer.result}</LongNumber>
              </strong>
            </output>
          )}
        </div>
        <div {...walk} className="answer-foot">
          <div className="answer-more">
            {answer?.exact && <span>{m.metrics_exact()}</span>}
            {answer && !answer.exact && (
              <AllDigits category={category} language={language} typed={typed} target={answer.target} />
            )}
          </div>
          <CopyLinkButton short="onPhones" kept={converter.kept} className="headline-link" />
        </div>
      </div>
    </section>
  )
}

const longestShown = 48

/** What was typed, in words of the language, and what it is in the other unit. Null when nothing can be said. */
function answerOf(category: Category, { typed, sides }: HeadlineProps['converter'], language: Language) {
  const reading = readTyped(category, typed.unit, typed.text, language)
  if (!isRead(reading)) return null
  const symbol = (unit: string) => unitOf(category, unit).symbol[language]
  const other = typed.unit === sides.to ? sides.from : sides.to
  // A quantity typed with the other unit is wanted in this one.
  const target = toldIn(reading.unit, reading.unit === other ? typed.unit : other)
  const printed = convertPrinted(category, typed.unit, target, typed.text, language)!
  const parts = reading.quantity?.parts ?? [{ plain: reading.number?.plain ?? typed.text.trim(), unit: typed.unit }]
  return {
    given: parts.map(({ plain, unit }) => proseQuantity(plain, symbol(unit), language, longestShown)).join(' '),
    result: proseQuantity(printed.text, symbol(target), language, longestShown),
    exact: printed.exact,
    target,
  }
}

interface AllDigitsProps extends Pick<HeadlineProps, 'category' | 'language'> {
  typed: HeadlineProps['converter']['typed']
  target: string
}

/** Worked out only while they are looked at. */
function AllDigits({ category, language, typed, target }: AllDigitsProps) {
  const [isOpen, setIsOpen] = useState(false)
  const digits = isOpen ? exactDigits(category, typed.unit, target, typed.text, language) : null
  return (
    <details open={isOpen} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>
        {m.metrics_rounded()} · <span className="answer-more-link">{m.metrics_all_digits()}</span>
      </summary>
      {digits && (
        <p className="answer-digits">
          <span className="answer-all">
            <LongNumber>{proseNumber(digits.text, language)}</LongNumber>
            {digits.complete ? '' : '…'} {unitOf(category, target).symbol[language]}
          </span>
          <CopyButton text={digits.text} subject={m.metrics_all_digits()} />
        </p>
      )}
      {digits?.complete === false && <p>{m.metrics_endless()}</p>}
    </details>
  )
}
