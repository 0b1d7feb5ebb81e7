import { startTransition, useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { withoutLanguage } from '#app/language/path.ts'
import type { Kept } from '#app/share/fragment.ts'
import { useIsOwnAddress, useRewriteAddress } from '#app/share/own-address.ts'
import { useKept } from '#app/share/use-kept.ts'
import type { Language } from '#engines/core/index.ts'
import { type Category, knownUnits, type Pair } from '#engines/units/index.ts'
import { convertToAll, isRead, readTyped } from '#engines/units/page.ts'
import { FieldTexts } from './field-texts.ts'
import { localConverterPath } from './paths.ts'
import { useFieldReader } from './use-field-reader.ts'

export interface TypedValue {
  readonly unit: string
  readonly text: string
  /** By a visitor, not set by a navigation or a change of language. */
  readonly byHand: boolean
}

/** The units of the headline. Typing turns the pair of the address round (the edited unit first), never the headline. */
export interface Sides {
  readonly from: string
  readonly to: string
}

/** The same number for readers of another language, where a comma means something else. */
function writtenIn(category: Category, language: Language, text: string, before: Language): string {
  if (!isRead(readTyped(category, category.defaultPair[0], text, before))) return text
  if (before === 'en') return text.replaceAll(',', '')
  return language === 'en' ? text.replace(',', '.') : text
}

/**
 * What was typed where, and every field that follows from it. Three things change here, each for reasons of its own:
 *
 * - `typed`, the unit and the text: by a keystroke, by what a link brings, or set to the initial value by an arrival (`useKept`).
 * - `sides`, the two units of the headline: by its pickers and by a navigation, never by typing.
 * - the address: follows the two others by replacing itself, edited unit first. That is no arrival, so it resets nothing. A change of
 *   language alone keeps the number and writes it with the marks of that language.
 *
 * A keystroke goes: `type`, then at once, within its frame, the fields themselves (`FieldTexts`, docs/decisions/0053); what React renders
 * (the answer, the picture) and the address follow in a transition, so that they never keep the next keystroke waiting.
 */
export function useTypedValue(category: Category, pair: Pair, language: Language) {
  const { pathname } = useLocation()
  const isOwnAddress = useIsOwnAddress()
  const rewrite = useRewriteAddress()
  const initial: TypedValue = { unit: pair.from, text: category.initialValue, byHand: false }
  const [typed, setTyped] = useState(initial)
  const path = withoutLanguage(pathname)
  const [shown, setShown] = useState({ path, language })
  /** What the page itself put there last. */
  const [arrived, setArrived] = useState<TypedValue>()
  const [sides, setSides] = useState<Sides>(pair)

  // At once, before `useKept` is asked: what stood here must not write the address of another pair.
  if (path !== shown.path || language !== shown.language) {
    setShown({ path, language })
    const arrive = (next: TypedValue) => {
      setTyped(next)
      setArrived(next)
    }
    if (path === shown.path)
      arrive({ ...typed, text: writtenIn(category, language, typed.text, shown.language), byHand: false })
    else if (!isOwnAddress) {
      arrive(initial)
      setSides(pair)
    }
  }

  // A unit without a card has a field only where it stands in the headline.
  const convert = useCallback(
    ({ unit, text }: Pick<TypedValue, 'unit' | 'text'>, { from, to }: Sides) =>
      convertToAll(category, unit, text, language, [from, to]),
    [category, language],
  )
  // The fields: written past React by `put`, and by the effect below for what the page put there itself. Never for what React has rendered of `typed`: the
  // fields may be ahead of it.
  const [texts] = useState(() => new FieldTexts(convert(typed, pair)))
  // What was typed and picked last, which React may not have rendered yet.
  const latest = useRef(typed)
  const latestSides = useRef(sides)
  const put = useCallback(
    (next: TypedValue, nextSides?: Sides) => {
      latest.current = next
      if (nextSides) latestSides.current = nextSides
      texts.show(convert(next, latestSides.current))
      startTransition(() => {
        setTyped(next)
        if (nextSides) setSides(nextSides)
      })
    },
    [texts, convert],
  )
  const type = useCallback((unit: string, text: string) => put({ unit, text, byHand: true }), [put])

  const showArrived = useEffectEvent((next: TypedValue) => {
    latest.current = next
    latestSides.current = sides
    texts.show(convert(next, sides))
  })
  useLayoutEffect(() => {
    if (arrived) showArrived(arrived)
  }, [arrived])

  // The grammar may come behind what was typed: all that follows from the text is computed again.
  const reading = readTyped(category, typed.unit, typed.text, language)
  const hasReader = useFieldReader(!isRead(reading))
  useEffect(() => {
    if (!hasReader) return
    texts.show(convert(latest.current, latestSides.current))
    // Behind a keystroke that is not rendered yet, which is a transition too: before it, the number of before would be shown again.
    startTransition(() => setTyped((now) => ({ ...now })))
  }, [hasReader, texts, convert])

  // What the fragment keeps, and what it brings.
  const isInitial = typed.unit === pair.from && typed.text === category.initialValue
  const kept: Kept | null = isInitial ? null : { [typed.unit]: typed.text }
  const arriveWith = (next: TypedValue) => {
    latest.current = next
    latestSides.current = pair
    texts.show(convert(next, pair))
    setTyped(next)
    setSides(pair)
  }
  useKept(
    kept,
    (brought) => {
      const unit = knownUnits(category).find(({ id }) => brought[id] !== undefined)
      if (unit) arriveWith({ unit: unit.id, text: brought[unit.id]!, byHand: true })
    },
    () => arriveWith(initial),
  )

  // The address follows the number: the side it was typed on comes first. Another unit's field leaves it as it is.
  const rewriteAddress = useCallback(
    (next: Pair) => {
      const address = localConverterPath(language, category, next)
      if (address !== pathname) rewrite(address + location.hash)
    },
    [category, language, rewrite, pathname],
  )
  useEffect(() => {
    if (!typed.byHand) return
    if (typed.unit === sides.from) rewriteAddress(sides)
    else if (typed.unit === sides.to) rewriteAddress({ from: sides.to, to: sides.from })
  }, [typed, sides, rewriteAddress])

  /** Other units on the two sides; the number stays on the side where it was typed. */
  const turnTo = useCallback(
    (next: Sides) => {
      const { unit, text } = latest.current
      const { from, to } = latestSides.current
      const stays = unit === from ? next.from : unit === to ? next.to : unit
      put({ unit: stays, text, byHand: true }, next)
      rewriteAddress(next)
    },
    [put, rewriteAddress],
  )
  /** A unit that stands on the other side already changes places with this one. */
  const pick = useCallback(
    (side: keyof Sides, unit: string) => {
      const now = latestSides.current
      const other = side === 'from' ? 'to' : 'from'
      const kept = now[other] === unit ? now[side] : now[other]
      turnTo(side === 'from' ? { from: unit, to: kept } : { from: kept, to: unit })
    },
    [turnTo],
  )
  const swap = useCallback(() => pick('from', latestSides.current.to), [pick])

  const isInvalid = !isRead(reading) && reading.code !== 'empty' && reading.code !== 'unread'
  return { typed, sides, isInvalid, kept, texts, type, swap, pick }
}
