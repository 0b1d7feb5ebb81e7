import { memo } from 'react'
import { m } from '#app/paraglide/messages.js'

export interface FieldActions {
  type(unit: string, text: string): void
  copy(unit: string): void
}

interface UnitFieldProps {
  id: string
  name: string
  symbol: string
  text: string
  isActive: boolean
  isInvalid: boolean
  isCopied: boolean
  hasSignButton: boolean
  actions: FieldActions
}

/** Lean on purpose: a page has up to 31 of these, and there are thousands of pages. */
export const UnitField = memo(function UnitField(props: UnitFieldProps) {
  const { id, name, symbol, text, isActive, isInvalid, isCopied, hasSignButton, actions } = props
  const copyLabel = isCopied ? m.shell_copied() : m.shell_copy({ subject: name })
  return (
    <div className={isActive ? 'unit unit-active' : 'unit'}>
      <label htmlFor={`unit-${id}`}>
        {name} {symbol !== name && <span>{symbol}</span>}
      </label>
      <input
        id={`unit-${id}`}
        inputMode="decimal"
        autoComplete="off"
        placeholder="0"
        value={text}
        aria-invalid={isInvalid || undefined}
        onChange={(event) => actions.type(id, event.target.value)}
      />
      {hasSignButton && (
        <button
          type="button"
          className="unit-sign"
          aria-label={m.metrics_minus({ unit: name })}
          onClick={() => actions.type(id, withOtherSign(text))}
        >
          ±
        </button>
      )}
      <button
        type="button"
        className={isCopied ? 'unit-copy unit-copied' : 'unit-copy'}
        aria-label={copyLabel}
        disabled={text === ''}
        onClick={() => actions.copy(id)}
      />
    </div>
  )
})

const withOtherSign = (text: string): string => {
  const bare = text.trim().replace(/^[+-]/, '')
  return text.trim().startsWith('-') ? bare : `-${bare}`
}
