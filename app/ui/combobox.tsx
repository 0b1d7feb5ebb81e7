import { type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import { classNames } from './class-names.ts'
import './combobox.css'
import { Icon } from './icon.tsx'
import { yields } from './yields.ts'

export interface ComboboxOption {
  readonly value: string
  readonly label: string
  /** Quiet words at the end of the line: a symbol. */
  readonly aside?: string | undefined
}

export interface ComboboxGroup {
  readonly label: string
  readonly options: readonly ComboboxOption[]
}

interface ComboboxProps {
  label: string
  value: string
  /** What the closed box shows. */
  shown: string
  /** Everything for an empty query. */
  find: (query: string) => readonly ComboboxGroup[]
  /** What a query most likely means, among what is found. */
  best: (query: string) => string | undefined
  /** Said when nothing is found. */
  nothing: string
  onPick: (value: string) => void
  className?: string
}

/**
 * One of many, in groups, found by typing: the combobox of the ARIA practices (editable, with a list). The list stands in the page
 * only while it is open.
 */
export function Combobox({ label, value, shown, find, best, nothing, onPick, className }: ComboboxProps) {
  const id = useId()
  const [query, setQuery] = useState<string | null>(null)
  const [active, setActive] = useState(-1)
  const input = useRef<HTMLInputElement>(null)
  const isOpen = query !== null
  const groups = isOpen ? find(query) : []
  const options = groups.flatMap((group) => group.options)
  const optionId = (index: number) => `${id}-${index}`

  useLayoutEffect(() => {
    if (isOpen) document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' })
    // What a closed box shows gives way to the next letter.
    else if (document.activeElement === input.current) input.current?.select()
  }, [isOpen, active, id])

  const open = (next: string) => {
    const found = find(next).flatMap((group) => group.options)
    setQuery(next)
    const likely = next === '' ? value : (best(next) ?? found[0]?.value)
    setActive(found.findIndex((option) => option.value === likely))
  }
  const close = () => setQuery(null)
  const pick = (option: ComboboxOption | undefined) => {
    close()
    if (option && option.value !== value) onPick(option.value)
  }
  const move = (index: number) => setActive((index + options.length) % Math.max(1, options.length))
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      if (!isOpen) open('')
      else move(active + (event.key === 'ArrowDown' ? 1 : active < 0 ? 0 : -1))
    } else if (event.key === 'Enter' && isOpen) pick(options[active])
    else if (event.key === 'Escape' && isOpen) close()
    else return
    event.preventDefault()
  }

  return (
    <div className={classNames('combobox', className)}>
      <input
        ref={input}
        role="combobox"
        aria-label={label}
        aria-expanded={isOpen}
        aria-controls={isOpen ? `${id}-list` : undefined}
        aria-autocomplete="list"
        aria-activedescendant={isOpen && active >= 0 ? optionId(active) : undefined}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        value={query ?? shown}
        placeholder={shown}
        {...yields}
        onChange={(event) => open(event.target.value)}
        onClick={() => (isOpen ? undefined : open(''))}
        onKeyDown={onKeyDown}
        onBlur={close}
      />
      <Icon name="down" className="combobox-mark size-4.5" />
      {isOpen && (
        <div
          id={`${id}-list`}
          role="listbox"
          aria-label={label}
          className="combobox-list"
          // The input keeps the focus.
          onMouseDown={(event) => event.preventDefault()}
        >
          {groups.map((group, groupIndex) => {
            const before = groups.slice(0, groupIndex).reduce((sum, { options: all }) => sum + all.length, 0)
            return (
              // biome-ignore lint/a11y/useSemanticElements: a listbox has groups, not fieldsets
              <div key={group.label} role="group" aria-label={group.label}>
                <div className="combobox-group" aria-hidden="true">
                  {group.label}
                </div>
                {group.options.map((option, index) => (
                  // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard acts on the input above
                  <div
                    key={option.value}
                    id={optionId(before + index)}
                    role="option"
                    tabIndex={-1}
                    aria-selected={option.value === value}
                    data-active={before + index === active || undefined}
                    className="combobox-option"
                    onClick={() => pick(option)}
                  >
                    {option.label} {option.aside && <span>{option.aside}</span>}
                  </div>
                ))}
              </div>
            )
          })}
        </div>
      )}
      {isOpen && options.length === 0 && (
        <p role="status" className="combobox-list combobox-nothing">
          {nothing}
        </p>
      )}
    </div>
  )
}
