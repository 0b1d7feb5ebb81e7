import {
  type ClipboardEvent,
  type DragEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
} from 'react'
import { m } from '#app/paraglide/messages.js'
import { playWaiting } from '#app/shell/early.ts'
import { classNames } from '#app/ui/class-names.ts'
import { inputLook } from '#app/ui/field.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { type Ask, useAsk } from './use-ask.ts'

interface AskBoxProps {
  /** The answers lie over what is below, so that nothing moves. */
  isFloating?: boolean
  isLabelShown?: boolean
  onOpened?: () => void
  /** What stands below the box and may put something into it. */
  children?: (ask: Ask) => ReactNode
}

/** One box that takes anything: a combobox whose list is what the text may mean (ARIA APG, editable with list). */
export function AskBox(props: AskBoxProps) {
  const { isFloating = false, isLabelShown = false, onOpened = () => {}, children } = props
  const ask = useAsk(onOpened)
  const { answers, active, isUnknown } = ask
  const unknown = ask.reason ?? m.ask_nothing()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const begin = useEffectEvent(() => {
    if (input.current && document.activeElement === input.current) ask.load()
  })
  useEffect(() => {
    begin()
    playWaiting()
  }, [])
  const optionId = (index: number) => `${id}-option-${index}`
  const hasPanel = answers.length > 0 || isUnknown
  // On a low screen, or over a phone's keyboard, they would come below the edge, where nobody looks for them.
  const panel = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each time it grows
  useEffect(() => {
    panel.current?.scrollIntoView({ block: 'nearest' })
  }, [answers.length, hasPanel])

  const onKeyDown = (event: KeyboardEvent) => {
    // A key that ends a composition of letters chooses no answer.
    if (event.nativeEvent.isComposing) return
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      ask.move(event.key === 'ArrowDown' ? 1 : -1)
    } else if (event.key === 'Enter') {
      event.preventDefault()
      ask.submit()
    } else if (event.key === 'Escape' && ask.text !== '') {
      // The first one empties the box, the next one closes what it stands in.
      event.preventDefault()
      event.stopPropagation()
      ask.setText('')
    }
  }

  return (
    <div>
      <search
        className="relative block"
        onDragOver={(event: DragEvent) => {
          if (event.dataTransfer.types.includes('Files')) event.preventDefault()
        }}
        onDrop={(event: DragEvent) => {
          const files = [...event.dataTransfer.files]
          if (files.length === 0) return
          event.preventDefault()
          ask.putFiles(files)
        }}
      >
        <label htmlFor={id} className={isLabelShown ? 'mb-2 block text-lg font-semibold' : 'sr-only'}>
          {m.ask_label()}
        </label>
        <div className="relative">
          <Icon name="search" className="pointer-events-none absolute top-4 left-3.5 size-5 text-muted" />
          <input
            ref={input}
            id={id}
            type="text"
            role="combobox"
            aria-expanded={answers.length > 0}
            aria-controls={`${id}-list`}
            aria-autocomplete="list"
            aria-activedescendant={ask.isChosen ? optionId(active) : undefined}
            aria-describedby={isUnknown ? `${id}-unknown` : undefined}
            value={ask.text}
            placeholder={m.ask_placeholder()}
            onFocus={ask.load}
            onChange={(event) => ask.setText(event.target.value)}
            onPaste={(event) => takeLongPaste(event, ask)}
            onKeyDown={onKeyDown}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            enterKeyHint="go"
            className={classNames(inputLook, 'h-13 pl-11 text-lg placeholder:text-muted')}
          />
        </div>
        <div
          ref={panel}
          className={classNames(
            // The field above it belongs to it.
            'mt-2 scroll-mt-16 scroll-mb-2 overflow-hidden rounded-card border border-line bg-surface shadow-lift',
            // As high as the examples it lies over, so that none looks out below it.
            isFloating && 'absolute inset-x-0 top-full z-10 min-h-22 pointer-coarse:min-h-26',
            hasPanel ? 'grid' : 'hidden',
          )}
        >
          <div id={`${id}-list`} role="listbox" aria-label={m.ask_answers()} className="grid empty:hidden">
            {answers.map((answer, index) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: keys go to the field, as the pattern has it
              <div
                // biome-ignore lint/suspicious/noArrayIndexKey: an answer has no identity beyond its place
                key={index}
                id={optionId(index)}
                role="option"
                tabIndex={-1}
                aria-selected={index === active}
                onPointerDown={(event) => event.preventDefault()}
                onClick={() => ask.open(answer)}
                className="flex min-h-14 cursor-pointer items-center gap-3 border-b border-line px-4 py-2 last:border-0 hover:bg-sunken aria-selected:bg-accent-soft"
              >
                <Icon name={answer.icon} className="size-5 text-accent" />
                <span className="min-w-0 flex-1">
                  <span className="block font-semibold wrap-anywhere tabular">{answer.title}</span>
                  <span className="block text-sm text-muted wrap-anywhere">{answer.detail}</span>
                </span>
                <Icon name="forward" className="size-4 text-muted" />
              </div>
            ))}
          </div>
          {isUnknown && (
            <p id={`${id}-unknown`} className="content-center px-4 py-3 text-sm text-muted">
              {unknown}
            </p>
          )}
          {ask.instead.length > 0 && (
            <ul aria-label={m.ask_instead()} className="flex flex-wrap gap-2 px-4 pb-3">
              {ask.instead.map((answer) => (
                <li key={answer.path}>
                  <button
                    type="button"
                    onClick={() => ask.open(answer)}
                    className="flex min-h-9 items-center gap-1.5 rounded-full border border-line px-3 text-sm hover:border-accent hover:text-accent pointer-coarse:min-h-11"
                  >
                    <Icon name={answer.icon} className="size-4 text-accent" />
                    {answer.title}
                  </button>
                </li>
              ))}
            </ul>
          )}
        </div>
        <p role="status" className="sr-only">
          {answers[0] ? `${answers[0].title}. ${answers[0].detail}` : isUnknown ? unknown : ''}
        </p>
      </search>
      {children?.(ask)}
    </div>
  )
}

const longestLine = 2000

/** A field of one line would swallow the line breaks of a file, and slow down with its length. */
function takeLongPaste(event: ClipboardEvent, ask: Ask): void {
  const files = [...event.clipboardData.files]
  const text = event.clipboardData.getData('text')
  // A spreadsheet puts a picture of its cells beside their text.
  const isPictureOfText = text !== '' && files.every(({ type }) => type.startsWith('image/'))
  if (files.length > 0 && !isPictureOfText) {
    event.preventDefault()
    ask.putFiles(files)
  } else if (text.length > longestLine || /\n/.test(text.trim())) {
    event.preventDefault()
    ask.putText(text)
  }
}
