import { useCallback, useMemo, useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import { useCopy } from '#app/ui/use-copy.ts'
import type { Language } from '#engines/core/index.ts'
import { type Category, orderSystems, type Pair, type System, unitOf } from '#engines/units/index.ts'
import './card-order.css'
import './card-rows.css'
import type { FieldTexts } from './field-texts.ts'
import { withOtherSign } from './sign.ts'
import { SystemCard } from './system-card.tsx'
import { useVisitorLocale } from './use-visitor-locale.ts'

export interface SystemGridProps {
  category: Category
  pair: Pair
  language: Language
  texts: FieldTexts
  activeUnit: string
  isInvalid: boolean
  query: string
  onType: (unit: string, text: string) => void
  onConvertTo: (unit: string) => void
}

/** The cards of a category, best first. */
export function SystemGrid(props: SystemGridProps) {
  const { category, pair, language, texts, activeUnit, isInvalid, query, onType, onConvertTo } = props
  const locale = useVisitorLocale()
  const [expanded, setExpanded] = useState<readonly string[]>(category.expandedAtFirst)
  const { copied, copy } = useCopy()
  const [copiedUnit, setCopiedUnit] = useState<string | null>(null)

  const toggle = useCallback((system: string) => {
    setExpanded((before) => (before.includes(system) ? before.filter((id) => id !== system) : [...before, system]))
  }, [])
  const actions = useMemo(
    () => ({
      type: onType,
      changeSign: (unit: string) => onType(unit, withOtherSign(texts.of(unit))),
      copy(unit: string) {
        const text = texts.of(unit)
        if (text === '') return
        setCopiedUnit(unit)
        void copy(text)
      },
      convertTo: onConvertTo,
    }),
    [onType, texts, copy, onConvertTo],
  )
  // Until the locale is known the cards stand in row order and the style sheet orders them; then they stand as they look.
  const systems = locale === null ? category.systems : orderSystems(category, pair, locale)
  return (
    <div className="unit-systems" data-homes={category.systems.flatMap(({ locales = [] }) => locales).join(' ')}>
      {systems.map((system) => {
        const ownOf = (ids: readonly string[]) => ids.filter((id) => unitOf(category, id).system === system.id)
        const [active] = ownOf([activeUnit])
        return (
          <SystemCard
            key={system.id}
            category={category}
            system={system}
            language={language}
            className={locale === null ? `unit-system ${scoreClasses(category, system, pair)}` : 'unit-system'}
            texts={texts}
            activeUnit={active}
            isInvalid={isInvalid && active !== undefined}
            copiedUnit={copied ? copiedUnit : null}
            neverHidden={ownOf([activeUnit, pair.from, pair.to]).join(' ')}
            isExpanded={expanded.includes(system.id)}
            query={query}
            actions={actions}
            onToggle={toggle}
          />
        )
      })}
      <span className="sr-only" aria-live="polite">
        {copied && m.shell_copied()}
      </span>
    </div>
  )
}

/** The parts of the order score that do not depend on the locale, for the style sheet. */
function scoreClasses(category: Category, system: System, pair: Pair): string {
  const routeUnits = [pair.from, pair.to].filter((id) => unitOf(category, id).system === system.id).length
  return `unit-route-${routeUnits} unit-bonus-${system.bonus}`
}
