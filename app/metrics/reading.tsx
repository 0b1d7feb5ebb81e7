import { m } from '#app/paraglide/messages.js'
import { type Language, languageFacts } from '#engines/core/index.ts'
import { type Category, isBelowLowest, isDifference, unitOf } from '#engines/units/index.ts'
import { isRead, readTyped } from '#engines/units/page.ts'
import { proseNumber, proseQuantity } from './prose-number.ts'
import { shortened } from './shortened.ts'
import type { TypedValue } from './use-typed-value.ts'

interface ReadingProps {
  category: Category
  language: Language
  typed: TypedValue
}

const longestWord = 24
const longestSum = 40

/** A quiet line: what a text was understood as where that is not plain, and why one was not understood. */
export function Reading({ category, language, typed }: ReadingProps) {
  const reading = readTyped(category, typed.unit, typed.text, language)
  if (!isRead(reading)) {
    if (reading.code === 'empty') return <p className="answer-hint">{m.metrics_answer_empty()}</p>
    // The grammar is on its way, and may know it.
    if (reading.code === 'unread') return null
    if (reading.code === 'unknown_unit')
      return (
        <p className="answer-hint">
          {m.metrics_no_unit({ word: shortened(reading.word, longestWord), of: category.ofName[language] })}
        </p>
      )
    return <p className="answer-hint">{m.metrics_answer_invalid()}</p>
  }
  const { number, quantity } = reading
  const parts = quantity?.parts.map(({ plain, unit, typed: sum }) => {
    const value = proseQuantity(plain, unitOf(category, unit).symbol[language], language, longestWord)
    return sum === undefined ? value : `${shortened(sum, longestSum)} = ${value}`
  })
  const otherwise = number?.otherwise ?? quantity?.otherwise
  // Without grouping, which is what the doubt is about.
  const plain = number?.plain ?? quantity?.parts[0]?.plain ?? ''
  return (
    <>
      {otherwise !== undefined && (
        <p className="answer-hint">
          {m.metrics_read_otherwise({
            plain: shortened(plain.replace('.', languageFacts[language].decimal), longestWord),
            otherwise,
          })}
        </p>
      )}
      {otherwise === undefined && (number || parts) && (
        <p className="answer-hint">
          {m.metrics_read_as({ value: parts?.join(' ') ?? shortened(proseNumber(plain, language), longestWord) })}
        </p>
      )}
      {isDifference(reading.unit) && <p className="answer-hint">{m.metrics_difference()}</p>}
      {isBelowLowest(category, reading) && <p className="answer-hint">{m.metrics_below_lowest()}</p>}
    </>
  )
}
