import { useCallback, useEffect, useReducer, useRef } from 'react'
import { useNavigate } from 'react-router'
import { useLanguage } from '#app/language/use-language.ts'
import type { Kept } from '#app/share/fragment.ts'
import { useKept } from '#app/share/use-kept.ts'
import {
  type Candidate,
  type Pair,
  type Position,
  pairSlug,
  type SystemId,
  systemIds,
} from '#engines/coordinates/index.ts'
import {
  type ConverterState,
  chosen,
  isStart,
  pasted,
  placed,
  putIn,
  startState,
  typed,
  type Word,
} from './converter-state.ts'
import { coordinatesPath } from './page-texts.ts'

export interface Converter extends ConverterState {
  /** What the address keeps; null while the page shows what it began with. */
  readonly kept: Kept | null
  type(system: SystemId, text: string): void
  /** A whole text that was not typed key by key: it is recognised like a pasted one. */
  putIn(system: SystemId, text: string): void
  /** True when the paste was taken; false leaves it to the browser. */
  paste(system: SystemId, text: string): boolean
  /** One of the meanings a text was offered with. */
  choose(candidate: Candidate, text: string): void
  place(position: Position, word?: Word): void
  say(word: Word | undefined): void
}

/** The fields of the page and its address. The slug is what the address says, undefined when it names no pair. */
export function useConverter(pair: Pair, slug: string | undefined): Converter {
  const [state, show] = useReducer(
    (current: ConverterState, next: Partial<ConverterState>) => ({ ...current, ...next }),
    pair,
    startState,
  )
  const navigate = useNavigate()
  const language = useLanguage()

  // The address we wrote ourselves while typing must not reset what was typed; any other change of it is a navigation.
  const ownSlug = useRef(slug)
  useEffect(() => {
    if (ownSlug.current === slug) return
    ownSlug.current = slug
    show(startState(pair))
  }, [slug, pair])

  const rewriteAddress = useCallback(
    (edited: SystemId) => {
      if (edited !== pair.from && edited !== pair.to) return
      const rewritten = pairSlug({ from: edited, to: edited === pair.from ? pair.to : pair.from })
      if (rewritten === ownSlug.current) return
      ownSlug.current = rewritten
      navigate(`/${language}${coordinatesPath}/${rewritten}${location.hash}`, {
        replace: true,
        preventScrollReset: true,
      })
    },
    [navigate, language, pair],
  )

  const isInitial = isStart(state, pair)
  const kept: Kept | null = isInitial ? null : { [state.active]: state.texts[state.active] }
  useKept(kept, (brought) => {
    const system = systemIds.find((id) => brought[id] !== undefined)
    if (system) show(typed(system, brought[system] ?? ''))
  })

  return {
    ...state,
    kept,
    type(system, text) {
      show(typed(system, text))
      rewriteAddress(system)
    },
    putIn(system, text) {
      const next = putIn(system, text)
      show(next)
      rewriteAddress(next.active)
    },
    paste(system, text) {
      const next = pasted(state, system, text)
      if (!next) return false
      show(next)
      if (next.texts !== state.texts) rewriteAddress(next.active)
      return true
    },
    choose(candidate, text) {
      const next = chosen(candidate, state.wordAt ?? state.active, text)
      show(next)
      rewriteAddress(next.active)
    },
    place(position, word) {
      show(placed(position, state.active, word))
    },
    say(word) {
      show({ word, wordAt: undefined })
    },
  }
}
