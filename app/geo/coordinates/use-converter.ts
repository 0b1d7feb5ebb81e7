import { startTransition, useEffect, useReducer, useRef, useState } from 'react'
import { useLanguage } from '#app/language/use-language.ts'
import type { Kept } from '#app/share/fragment.ts'
import { useRewriteAddress } from '#app/share/own-address.ts'
import { useKept } from '#app/share/use-kept.ts'
import { type Pair, pairSlug, type SystemId, systemIds } from '#engines/coordinates/index.ts'
import {
  type ConverterActions,
  type ConverterState,
  isStart,
  placed,
  startState,
  typedPlainly,
} from './converter-state.ts'
import { loadUnderstanding, prepareUnderstanding, type Understanding } from './load-understanding.ts'
import { type OtherSystems, useOtherSystems } from './other-systems/use-other-systems.ts'
import { coordinatesPath } from './page-texts.ts'
import { useUnderstanding } from './use-understanding.ts'

export interface Converter {
  /** What the card that is typed into shows. */
  readonly state: ConverterState
  /** What the others show: the same, but a keystroke does not wait for them. */
  readonly followed: ConverterState
  /** Always the same object. */
  readonly actions: ConverterActions
  /** What reads all other notations and has the words about them, once it is there. */
  readonly understanding: Understanding | undefined
  /** What the address keeps; null while the page shows what it began with. */
  readonly kept: Kept | null
  /** Systems the visitor has added to the ten. */
  readonly others: OtherSystems
}

/**
 * The fields of the page and its address. The slug is what the address says, undefined when it names no pair; a list pasted into a field
 * is handed on.
 */
export function useConverter(pair: Pair, slug: string | undefined, onList: (text: string) => void): Converter {
  const [state, showFirst] = useReducer(merged, pair, startState)
  const [followed, follow] = useReducer(merged, pair, startState)
  const show = (next: Partial<ConverterState>) => {
    showFirst(next)
    follow(next)
  }
  const rewrite = useRewriteAddress()
  const language = useLanguage()

  const waiting = useRef<Waiting>(undefined)

  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  /** Behind the keystroke, not within it: the router has more to do than the fields. */
  const rewriteAddress = (edited: SystemId) => {
    clearTimeout(timer.current)
    if (edited !== pair.from && edited !== pair.to) return
    const rewritten = pairSlug({ from: edited, to: edited === pair.from ? pair.to : pair.from })
    if (rewritten === slug) return
    timer.current = setTimeout(() => rewrite(`/${language}${coordinatesPath}/${rewritten}${location.hash}`))
  }

  /** Without the understanding a text is read as its own field can, and again when it is there; a paste that waits is not overtaken. */
  const read = (system: SystemId, text: string, by: Way, understanding: Understanding | undefined) => {
    if (!understanding && waiting.current?.by !== 'pasted') waiting.current = { by, system, text }
    if (!understanding) prepareUnderstanding()
    const reader = by === 'putIn' ? understanding?.putIn : understanding?.typed
    const whole = (reader ?? typedPlainly)(system, text, language)
    const next = understanding?.withoutDoubt(whole) ?? whole
    showFirst(next)
    // What comes at once may go into another field than the one it was put into: then both show it at once.
    if (by === 'typed') startTransition(() => follow(next))
    else follow(next)
    if (by !== 'restored') rewriteAddress(next.active)
    if (understanding) askRegistry(whole, understanding)
  }

  /** Its systems have to be loaded: it answers behind all others, and only if nothing was typed in between. */
  const asked = useRef<ConverterState>(undefined)
  const askRegistry = (read: ConverterState, understanding: Understanding) => {
    asked.current = read
    if (!understanding.isOpenToRegistry(read)) return
    void import('./ask-registry.ts')
      .then((registry) => registry.askRegistry(read, language))
      .then(
        (found) => {
          if (asked.current !== read) return
          show(found?.state ?? read)
          for (const system of found?.systems ?? []) others.add(system)
        },
        (error: unknown) => {
          console.warn('The registry of reference systems could not be asked:', error)
          if (asked.current === read) show(read)
        },
      )
  }

  const takePaste = (system: SystemId, text: string, into: HTMLInputElement, understanding: Understanding): boolean => {
    const next = understanding.pasted(state, system, text, language)
    if (!next) return false
    if (next.texts !== state.texts) write(into, next.texts[system])
    show(next)
    if (next.word?.kind === 'list') onList(text)
    if (next.texts !== state.texts) rewriteAddress(next.active)
    askRegistry(next, understanding)
    return true
  }

  const understanding = useUnderstanding((arrived) => {
    const before = waiting.current
    waiting.current = undefined
    if (!before) return
    if (before.by !== 'pasted') read(before.system, before.text, before.by, arrived)
    else if (!takePaste(before.system, before.text, before.into, arrived))
      read(before.system, withInserted(before.into, before.text), 'typed', arrived)
  })

  const begin = () => {
    waiting.current = undefined
    asked.current = undefined
    clearTimeout(timer.current)
    show(startState(pair))
  }
  const isInitial = isStart(state, pair)
  const others = useOtherSystems()
  const kept: Kept | null =
    isInitial && others.kept === undefined
      ? null
      : {
          ...(isInitial ? {} : { [state.active]: state.texts[state.active] }),
          ...(others.kept === undefined ? {} : { systems: others.kept }),
        }
  useKept(
    kept,
    (brought) => {
      others.bring(brought.systems)
      const system = systemIds.find((id) => brought[id] !== undefined)
      if (system) read(system, brought[system] ?? '', 'restored', understanding)
      else begin()
    },
    begin,
  )

  const latest = useRef<ConverterActions>(undefined!)
  latest.current = {
    type: (system, text) => read(system, text, 'typed', understanding),
    putIn: (system, text) => read(system, text, 'putIn', understanding),
    paste(system, text, into) {
      if (understanding) return takePaste(system, text, into, understanding)
      waiting.current = { by: 'pasted', system, text, into }
      loadUnderstanding().catch(() => {
        waiting.current = undefined
        read(system, withInserted(into, text), 'typed', undefined)
      })
      return true
    },
    choose(candidate, text) {
      if (!understanding) return
      const next = understanding.chosen(candidate, state.wordAt ?? state.active, text, language)
      show(next)
      rewriteAddress(next.active)
    },
    take({ id, land: _, name: __, ...position }) {
      show(placed(position, state.active))
      others.add(id)
    },
    place(position, word) {
      waiting.current = undefined
      asked.current = undefined
      show(placed(position, state.active, word))
    },
    say(word) {
      prepareUnderstanding()
      show({ word, wordAt: undefined })
    },
  }
  const [actions] = useState<ConverterActions>(() => ({
    type: (...typed) => latest.current.type(...typed),
    putIn: (...put) => latest.current.putIn(...put),
    paste: (...pasted) => latest.current.paste(...pasted),
    choose: (...chosen) => latest.current.choose(...chosen),
    take: (system) => latest.current.take(system),
    place: (...place) => latest.current.place(...place),
    say: (word) => latest.current.say(word),
  }))
  return { state, followed, actions, understanding, kept, others }
}

const merged = (current: ConverterState, next: Partial<ConverterState>): ConverterState => ({ ...current, ...next })

type Way = 'typed' | 'putIn' | 'restored'

/** What was done before the understanding was there. */
type Waiting =
  | { readonly by: Way; readonly system: SystemId; readonly text: string }
  | { readonly by: 'pasted'; readonly system: SystemId; readonly text: string; readonly into: HTMLInputElement }

/** By the browser's hand, before the page shows the same text: what a page writes by itself cannot be undone. */
function write(field: HTMLInputElement, text: string): void {
  if (document.activeElement !== field) return
  field.select()
  document.execCommand(text === '' ? 'delete' : 'insertText', false, text)
}

/** As the browser would have pasted it. */
function withInserted({ value, selectionStart, selectionEnd }: HTMLInputElement, text: string): string {
  const start = selectionStart ?? value.length
  return value.slice(0, start) + text.replace(/[\r\n]/g, '') + value.slice(selectionEnd ?? start)
}
