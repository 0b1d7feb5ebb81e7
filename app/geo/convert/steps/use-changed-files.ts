import { useCallback, useMemo, useRef } from 'react'
import { m } from '#app/paraglide/messages.js'
import { useRested } from '#app/ui/use-rested.ts'
import type { StepChoices } from '#engines/geodata/index.ts'
import type { Item } from '../../files/converter-state.ts'
import { useInspections } from '../../files/use-inspections.ts'

const none: readonly Item[] = []

/** The files as the steps leave them, read once more when the visitor pauses. They are items with numbers of their own. */
export function useChangedFiles(items: readonly Item[], steps: StepChoices) {
  const rested = useRested(steps)
  const numbers = useRef(new Map<string, number>())
  const key = JSON.stringify(rested)
  const changedOf = useCallback(
    (id: number) => {
      const called = `${id} ${key}`
      const known = numbers.current.get(called) ?? -1 - numbers.current.size
      numbers.current.set(called, known)
      return known
    },
    [key],
  )
  const changedItems = useMemo(
    () =>
      key === '{}'
        ? none
        : items.map((item) => ({ ...item, id: changedOf(item.id), name: m.convert_steps_changed({ name: item.name }), steps: rested })), // biome-ignore format: one line
    [items, key, rested, changedOf],
  )
  return { changedItems, changedOf, changed: useInspections(changedItems) }
}
