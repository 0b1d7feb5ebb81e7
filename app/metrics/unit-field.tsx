import { memo } from 'react'
import { m } from '#app/paraglide/messages.js'
import { yields } from '#app/ui/yields.ts'
import type { FieldTexts } from './field-texts.ts'

export interface FieldActions {
  type(unit: string, text: string): void
  changeSign(unit: string): void
  copy(unit: string): void
  convertTo(unit: string): void
}

interface UnitFieldProps {
  id: string
  name: string
  symbol: string
  texts: FieldTexts
  isActive: boolean
  isInvalid: boolean
  isCopied: boolean
  hasSignButton: boolean
  /** Found by a search: may become the second unit of the pair. */
  isOffered: boolean
  actions: FieldActions
}

/** Lean on purpose: a page has up to 31 of these, and there are thousands of pages. */
export const UnitField = memo(function UnitField(props: UnitFieldProps) {
  const { id, name, symbol, texts, isActive, isInvalid, isCopied, hasSignButton, isOffered, actions } = props
  const copyLabel = isCopied ? m.shell_copied() : m.shell_copy({ subject: name })
  return (
    <div className={isActive ? 'unit unit-active' : 'unit'}>
      <label htmlFor={`unit-${id}`}>
        {name} {symbol !== name && <span>{symbol}</span>}
      </label>
      <div className="unit-row">
        <input
          id={`unit-${id}`}
          inputMode="decimal"
          autoComplete="off"
          placeholder="0"
          {...yields}
          defaultValue={texts.of(id)}
          ref={(input) => texts.attach(id, input!)}
          aria-invalid={isInvalid || undefined}
          onChange={(event) => actions.type(id, event.target.value)}
        />
        {hasSignButton && (
          <button
            type="button"
            className="unit-sign"
            tabIndex={-1}
            aria-label={m.metrics_minus({ unit: name })}
            onClick={() => actions.changeSign(id)}
          />
        )}
        <button
          type="button"
          className={isCopied ? 'unit-copy unit-copied' : 'unit-copy'}
          // Whoever comes by the keyboard finds all of the field selected, to be copied as anywhere.
          tabIndex={-1}
          aria-label={copyLabel}
          onClick={() => actions.copy(id)}
        />
      </div>
      {isOffered && (
        <button
          type="button"
          className="unit-offer"
          aria-label={`${m.metrics_convert_to()}: ${name}`}
          onClick={() => actions.convertTo(id)}
        >
          {m.metrics_convert_to()}
        </button>
      )}
    </div>
  )
})
