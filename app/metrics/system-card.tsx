import { memo } from 'react'
import { m } from '#app/paraglide/messages.js'
import { useWalk } from '#app/ui/use-walk.ts'
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
  const walk = useWalk('input, .unit-toggle')
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
      {...walk}
    >
      <h2 id={titleId}>{system.name[language]}</h2>
      {units.map((unit) => (
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
          actions={props.actions}
        />
      ))}
      {isToggleShown && (
        <button
          type="button"
          className="unit-toggle"
          aria-expanded={isExpanded}
          onClick={() => props.onToggle(system.id)}
        >
          {isExpanded ? m.metrics_show_less() : m.metrics_show_more({ count: hiddenCount })}
        </button>
      )}
    </section>
  )
})

/** For the style sheet, which puts the visitor's own system first before any script of the page runs. */
const homesOf = (system: System): string | undefined =>
  [...(system.locales ?? []), ...(system.homeElsewhere ? ['elsewhere'] : [])].join(' ') || undefined
