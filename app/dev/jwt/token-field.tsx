import { type PointerEvent, type ReactNode, type RefObject, useEffect, useEffectEvent, useId } from 'react'
import { m } from '#app/paraglide/messages.js'
import { classNames } from '#app/ui/class-names.ts'
import { yields } from '#app/ui/yields.ts'
import { type JwtPart, type JwtPartName, jwtPartNames } from '#engines/devtools/jwt/index.ts'
import { partLooks } from './part-look.ts'
import type { JwtInput } from './use-jwt.ts'

interface TokenFieldProps {
  jwt: JwtInput
  fieldRef: RefObject<HTMLTextAreaElement | null>
  /** Beside its label, so that nothing stands between the token and what it holds. */
  controls: ReactNode
}

/** Both layers must break lines alike, so everything that moves a glyph stands here. Phones of Apple zoom into fields with smaller letters than text-base. */
const textLayout =
  'p-3 font-mono text-sm pointer-coarse:text-base leading-relaxed break-all whitespace-pre-wrap [font-variant-ligatures:none]'

/** A text area with transparent letters above the same text in colour: it stays a real field with real selection. */
export function TokenField({ jwt, fieldRef, controls }: TokenFieldProps) {
  const id = useId()
  const { text, reading, activePart } = jwt
  useCaret(fieldRef, jwt)
  const isWrong = faultOffset(jwt) !== undefined
  return (
    <div>
      <div className="mb-1 flex flex-wrap items-center justify-between gap-x-3">
        <label htmlFor={id} className="text-sm font-medium">
          {m.jwt_token()}
        </label>
        {controls}
      </div>
      <div
        className={classNames(
          'max-h-44 overflow-auto sm:max-h-[28rem] rounded-field border bg-surface transition-colors focus-within:outline-2',
          isWrong
            ? 'border-danger focus-within:outline-danger'
            : 'border-control focus-within:border-accent focus-within:outline-accent hover:border-ink/60',
        )}
      >
        <div className="relative">
          <div aria-hidden="true" translate="no" className={classNames(textLayout, 'min-h-44 sm:min-h-52')}>
            {slicesOf(text, reading.parts, faultOffset(jwt)).map((slice) => (
              <span
                key={slice.start}
                data-part={slice.part}
                data-active={(slice.part !== undefined && slice.part === activePart) || undefined}
                className={classNames(
                  slice.part ? classNames(partLooks[slice.part], 'text-(--part)') : 'text-muted',
                  slice.part && slice.part === activePart && 'rounded-sm bg-(--part)/15',
                  slice.isFault && 'rounded-sm bg-danger font-bold text-surface',
                )}
              >
                {text.slice(slice.start, slice.end)}
              </span>
            ))}
            {/* Gives a last empty line its height. */}
            {'\u200b'}
          </div>
          <textarea
            {...yields}
            ref={fieldRef}
            id={id}
            value={text}
            onChange={(event) => jwt.setText(event.target.value)}
            onBlur={() => jwt.setActivePart(undefined)}
            onPointerMove={(event) => jwt.setActivePart(partUnder(event))}
            onPointerLeave={() => jwt.setActivePart(undefined)}
            aria-invalid={isWrong}
            aria-describedby={`${id}-hint`}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            className={classNames(
              textLayout,
              // Safari on phones insets the text of a text area by 3 px of its own.
              'supports-[-webkit-touch-callout:none]:px-[calc(0.75rem-3px)]',
              'absolute inset-0 size-full resize-none overflow-hidden bg-transparent text-transparent caret-ink outline-none selection:bg-accent/25',
            )}
          />
        </div>
      </div>
      <p id={`${id}-hint`} className="mt-1.5 text-sm text-muted max-sm:sr-only">
        {m.jwt_token_hint()}
      </p>
    </div>
  )
}

/**
 * Marks the part the caret is in; a selection of everything is in none. By the document's own event: React's comes before a
 * click into a selection has removed it.
 */
function useCaret(field: RefObject<HTMLTextAreaElement | null>, jwt: JwtInput): void {
  const follow = useEffectEvent(() => {
    const area = field.current
    if (!area || document.activeElement !== area) return
    if (area.selectionStart === 0 && area.selectionEnd === area.value.length) jwt.setActivePart(undefined)
    else jwt.setCaret(area.selectionStart)
  })
  useEffect(() => {
    const listener = () => follow()
    document.addEventListener('selectionchange', listener)
    return () => document.removeEventListener('selectionchange', listener)
  }, [])
}

/** The text area lies above the coloured letters, so they are looked for among everything under the pointer. */
function partUnder(event: PointerEvent): JwtPartName | undefined {
  for (const element of document.elementsFromPoint(event.clientX, event.clientY)) {
    const name = jwtPartNames.find((part) => element instanceof HTMLElement && element.dataset.part === part)
    if (name) return name
  }
  return undefined
}

function faultOffset({ reading: { result } }: JwtInput): number | undefined {
  return !result.ok && 'fault' in result.problem ? result.problem.fault.offset : undefined
}

interface Slice {
  readonly start: number
  readonly end: number
  readonly part?: JwtPart['name']
  readonly isFault: boolean
}

/** The text cut where its colour changes. */
function slicesOf(text: string, parts: readonly JwtPart[], fault: number | undefined): Slice[] {
  const borders = new Set([0, text.length, ...parts.flatMap(({ start, end }) => [start, end])])
  if (fault !== undefined) borders.add(fault).add(Math.min(fault + 1, text.length))
  const sorted = [...borders].sort((left, right) => left - right)
  return sorted.slice(0, -1).map((start, index) => {
    const end = sorted[index + 1] ?? text.length
    const part = parts.find((candidate) => start >= candidate.start && end <= candidate.end)?.name
    return { start, end, ...(part ? { part } : {}), isFault: start === fault }
  })
}
