import { type FocusEvent, type KeyboardEvent, memo } from 'react'
import { m } from '#app/paraglide/messages.js'
import type { Language } from '#engines/core/index.ts'
import { type Category, type System, shownUnits } from '#engines/units/index.ts'
import { isCalled } from '#engines/units/page.ts'
import type { FieldTexts } from './field-texts.ts'
import { type FieldActions, UnitField } from './unit-field.tsx'

interface SystemCardProps {
  category: Category
  system: System
  language: Language
  className: string
  texts: FieldTexts
  /** Only the card that holds it is told, and renders anew. */
  activeUnit: string | undefined
  isInvalid: boolean
  copiedUnit: string | null
  /** Units that a collapsed card shows too, as one text so that equal lists are equal. */
  neverHidden: string
  isExpanded: boolean
  query: string
  actions: FieldActions
  onToggle: (system: string) => void
}

export const SystemCard = memo(function SystemCard(props: SystemCardProps) {
  const { category, system, language, activeUnit, query, isExpanded } = props
  const searching = query.trim() !== ''
  const neverHidden = props.neverHidden.split(' ')
  const { shown, hiddenCount, hasToggle } = shownUnits(category, system.id, isExpanded || searching, neverHidden)
  const units = searching ? shown.filter((unit) => neverHidden.includes(unit.id) || isCalled(unit, query)) : shown
  if (units.length === 0) return null
  const titleId = `system-${system.id}`
  const isToggleShown = hasToggle && !searching
  return (
    <section
      aria-labelledby={titleId}
      className={`${props.className} unit-rows-${units.length + (isToggleShown ? 1 : 0)}`}
      data-home={homesOf(system)}
      onKeyDown={walkRows}
      onFocus={enterHereNext}
    >
      <h2 id={titleId}>{system.name[language]}</h2>
      {units.map((unit, index) => (
        <UnitField
          key={unit.id}
          id={unit.id}
          name={unit.name[language]}
          symbol={unit.symbol[language]}
          texts={props.texts}
          isActive={unit.id === activeUnit}
          isInvalid={props.isInvalid && unit.id === activeUnit}
          isCopied={unit.id === props.copiedUnit}
          hasSignButton={category.canBeNegative === true}
          isOffered={searching && !neverHidden.includes(unit.id)}
          isEntry={index === 0}
          actions={props.actions}
        />
      ))}
      {isToggleShown && (
        <button
          type="button"
          className="unit-toggle"
          tabIndex={-1}
          aria-expanded={isExpanded}
          onClick={() => props.onToggle(system.id)}
        >
          {isExpanded ? m.metrics_show_less() : m.metrics_show_more({ count: hiddenCount })}
        </button>
      )}
    </section>
  )
})

/** A card is one stop of Tab: up and down lead through its fields and to what it hides. */
function walkRows(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (step === undefined || event.nativeEvent.isComposing) return
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('input, .unit-toggle')]
  const next = rows[rows.indexOf(event.target as HTMLElement) + step]
  if (!next) return
  event.preventDefault()
  next.focus()
}

/** Whoever comes back by Tab comes to the row that was left. Past React, which knows only where a card is entered first. */
function enterHereNext({ currentTarget, target }: FocusEvent<HTMLElement>): void {
  if (!(target instanceof HTMLInputElement)) return
  for (const input of currentTarget.querySelectorAll('input')) input.tabIndex = input === target ? 0 : -1
}

/** For the style sheet, which puts the visitor's own system first before any script of the page runs. */
const homesOf = (system: System): string | undefined =>
  [...(system.locales ?? []), ...(system.homeElsewhere ? ['elsewhere'] : [])].join(' ') || undefined
