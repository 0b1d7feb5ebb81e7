import { m } from '#app/paraglide/messages.js'
import { CopyButton } from '#app/ui/copy-button.tsx'
import { yields } from '#app/ui/yields.ts'
import type { Language } from '#engines/core/index.ts'
import { type Category, unitOf } from '#engines/units/index.ts'
import type { FieldTexts } from './field-texts.ts'
import { UnitPicker } from './unit-picker.tsx'

interface HeadlineFieldProps {
  category: Category
  language: Language
  side: 'from' | 'to'
  unit: string
  texts: FieldTexts
  isActive: boolean
  isInvalid: boolean
  onType: (unit: string, text: string) => void
  onChangeSign: (unit: string) => void
  onPick: (unit: string) => void
}

/** One side of the headline: a number and its unit, both to be changed. The number is that of the unit's card. */
export function HeadlineField(props: HeadlineFieldProps) {
  const { category, language, side, unit, texts, isActive, isInvalid } = props
  const name = unitOf(category, unit).name[language]
  const label = side === 'from' ? m.metrics_from({ unit: name }) : m.metrics_to({ unit: name })
  return (
    <div className="headline-side" data-active={isActive || undefined}>
      <div className="headline-row">
        <input
          // Another unit is another field: it starts with that unit's text.
          key={unit}
          id={`headline-${side}`}
          aria-label={label}
          aria-describedby="headline-reading"
          aria-invalid={isInvalid || undefined}
          inputMode="decimal"
          autoComplete="off"
          placeholder="0"
          {...yields}
          defaultValue={texts.of(unit)}
          ref={(input) => texts.attach(unit, input!)}
          onChange={(event) => props.onType(unit, event.target.value)}
        />
        {category.canBeNegative && (
          <button
            type="button"
            className="unit-sign"
            aria-label={`${m.metrics_headline_minus()}: ${label}`}
            onClick={() => props.onChangeSign(unit)}
          >
            ±
          </button>
        )}
        {side === 'to' && (
          <CopyButton className="headline-copy" text={() => texts.of(unit)} subject={m.metrics_answer_label()} />
        )}
      </div>
      <UnitPicker
        category={category}
        language={language}
        unit={unit}
        label={side === 'from' ? m.metrics_from_unit() : m.metrics_to_unit()}
        onPick={props.onPick}
      />
    </div>
  )
}
