import { useCallback, useMemo, useState } from 'react'
import { useLocation, useNavigate, useNavigationType } from 'react-router'
import type { Language } from '#engines/core/index.ts'
import { type Category, convertToAll, type Pair } from '#engines/units/index.ts'
import { localConverterPath } from './paths.ts'

export interface TypedValue {
  readonly unit: string
  readonly text: string
}

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
  const initial: TypedValue = { unit: pair.from, text: category.initialValue }
  const [typed, setTyped] = useState(initial)
  const [shownPath, setShownPath] = useState(pathname)

  if (pathname !== shownPath) {
    setShownPath(pathname)
    if (!(navigationType === 'REPLACE' && isKept(state))) setTyped(initial)
  }

  const rewriteAddress = useCallback(
    (next: Pair) => {
      const path = localConverterPath(language, category, next)
      if (path !== pathname) void navigate(path, { replace: true, state: keepsTyped, preventScrollReset: true })
    },
    [category, language, navigate, pathname],
  )

  const type = useCallback(
    (unit: string, text: string) => {
      setTyped({ unit, text })
      if (unit === pair.from) rewriteAddress(pair)
      else if (unit === pair.to) rewriteAddress({ from: pair.to, to: pair.from })
    },
    [pair, rewriteAddress],
  )

  /** Turns the pair round; the number stays with the first unit. */
  const swap = useCallback(() => {
    setTyped(({ unit, text }) => ({ unit: unit === pair.from ? pair.to : unit, text }))
    rewriteAddress({ from: pair.to, to: pair.from })
  }, [pair, rewriteAddress])

  const fields = useMemo(() => convertToAll(category, typed.unit, typed.text, language), [category, typed, language])
  return { typed, fields, type, swap }
}
