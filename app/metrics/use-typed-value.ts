import { useCallback, useDeferredValue, useEffect, useLayoutEffect, useMemo, useState } from 'react'
import { useLocation, useNavigate, useNavigationType } from 'react-router'
import type { Language } from '#engines/core/index.ts'
import { type Category, convertToAll, type Pair, parseNumber } from '#engines/units/index.ts'
import { FieldTexts } from './field-texts.ts'
import { localConverterPath } from './paths.ts'

export interface TypedValue {
  readonly unit: string
  readonly text: string
  /** By a visitor, not set by a navigation. */
  readonly byHand: boolean
}

export type TypedKind = 'number' | 'empty' | 'invalid'

const kindOf = (text: string, language: Language): TypedKind =>
  parseNumber(text, language) ? 'number' : text.trim() === '' ? 'empty' : 'invalid'

/** Travels with an address that was rewritten while typing, to tell it from a navigation. */
const keepsTyped = { keepsTyped: true }

const isKept = (state: unknown): boolean => (state as typeof keepsTyped | null)?.keepsTyped === true

/**
 * What was typed where, and every field that follows from it. A navigation sets the initial value of the pair; rewriting
 * the address while typing does not.
 */
export function useTypedValue(category: Category, pair: Pair, language: Language) {
  const { pathname, state } = useLocation()
  const navigationType = useNavigationType()
  const navigate = useNavigate()
  const initial: TypedValue = { unit: pair.from, text: category.initialValue, byHand: false }
  const [typed, setTyped] = useState(initial)
  const [shownPath, setShownPath] = useState(pathname)

  if (pathname !== shownPath) {
    setShownPath(pathname)
    if (!(navigationType === 'REPLACE' && isKept(state))) setTyped(initial)
  }

  const fields = useMemo(() => convertToAll(category, typed.unit, typed.text, language), [category, typed, language])
  const [texts] = useState(() => new FieldTexts(fields))
  useLayoutEffect(() => texts.show(fields), [texts, fields])

  const type = useCallback((unit: string, text: string) => setTyped({ unit, text, byHand: true }), [])
  useEffect(() => {
    const early = texts.typedEarly()
    if (early) type(early.unit, early.text)
  }, [texts, type])

  const rewriteAddress = useCallback(
    (next: Pair) => {
      const path = localConverterPath(language, category, next)
      if (path !== pathname) void navigate(path, { replace: true, state: keepsTyped, preventScrollReset: true })
    },
    [category, language, navigate, pathname],
  )

  // The fields come first: the address and the picture follow when there is time.
  const settled = useDeferredValue(typed)
  useEffect(() => {
    if (settled !== typed || !settled.byHand) return
    if (settled.unit === pair.from) rewriteAddress(pair)
    else if (settled.unit === pair.to) rewriteAddress({ from: pair.to, to: pair.from })
  }, [settled, typed, pair, rewriteAddress])

  /** Turns the pair round; the number stays with the first unit. */
  const swap = useCallback(() => {
    setTyped((before) => ({ ...before, unit: before.unit === pair.from ? pair.to : before.unit }))
    rewriteAddress({ from: pair.to, to: pair.from })
  }, [pair, rewriteAddress])

  return { typed, kind: kindOf(typed.text, language), settled, texts, type, swap }
}
