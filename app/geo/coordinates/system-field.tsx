import { type ClipboardEvent, memo, type ReactNode, useId } from 'react'
import { useLanguage } from '#app/language/use-language.ts'
import { m } from '#app/paraglide/messages.js'
import { classNames } from '#app/ui/class-names.ts'
import { CopyButton } from '#app/ui/copy-button.tsx'
import { inputLook } from '#app/ui/field.tsx'
import { yields } from '#app/ui/yields.ts'
import type { CoordinateSystem, Position } from '#engines/coordinates/index.ts'
import type { ConverterActions, Word } from './converter-state.ts'
import { FieldFacts } from './field-facts.tsx'
import { prepareUnderstanding, type Understanding } from './load-understanding.ts'

interface SystemFieldProps {
  system: CoordinateSystem
  text: string
  position: Position | undefined
  isActive: boolean
  /** About this field. */
  word: Word | undefined
  actions: ConverterActions
  understanding: Understanding | undefined
  className?: string | undefined
  /** Stands below the field. */
  children?: ReactNode
}

/** One system: its name, what its coordinates look like, the field, and what is known about the figure in it. Not drawn anew while that stays. */
export const SystemField = memo(function SystemField(props: SystemFieldProps) {
  const { system, text, position, isActive, word, actions, understanding, className, children } = props
  const id = useId()
  const language = useLanguage()
  const name = system.name[language]
  const isUnread = isActive && text.trim() !== '' && !position

  const onPaste = (event: ClipboardEvent<HTMLInputElement>) => {
    const pasted = event.clipboardData.getData('text')
    // A picture or a file has no text.
    if (pasted !== '' && actions.paste(system.id, pasted, event.currentTarget)) event.preventDefault()
  }

  return (
    <div className={className}>
      <label htmlFor={id} className="block text-sm font-medium" title={system.description[language]}>
        {name}
      </label>
      <p id={`${id}-example`} className="mb-1 text-xs leading-5 text-muted">
        {m.coordinates_example({ example: system.example })}
      </p>
      <div className="relative">
        <input
          id={id}
          type="text"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          {...yields}
          value={text}
          data-system={system.id}
          data-active={isActive || undefined}
          data-unread={isUnread || undefined}
          aria-describedby={`${id}-example ${id}-facts`}
          onChange={(event) => {
            const change = cameAtOnce(event.nativeEvent) ? actions.putIn : actions.type
            change(system.id, event.target.value)
          }}
          onFocus={prepareUnderstanding}
          onPaste={onPaste}
          className={classNames(
            inputLook,
            'h-12 pr-11 text-base tracking-tight max-[22rem]:px-2 max-[22rem]:pr-9 max-[22rem]:text-[0.8125rem] lg:max-xl:text-sm md:max-lg:group-[.is-wide]:text-sm',
            isActive && !isUnread && 'border-accent! bg-accent-soft!',
            isUnread && 'border-dashed border-ink/60! focus-visible:outline-ink/60!',
          )}
        />
        <CopyButton text={text} subject={name} className="absolute inset-y-0 right-1 my-auto" />
      </div>
      {understanding && word && <understanding.QuietWord word={word} actions={actions} />}
      <p id={`${id}-facts`} className="mt-1 min-h-5 text-xs leading-5 text-muted tabular">
        {isUnread ? !word && m.coordinates_unread() : <FieldFacts system={system} position={position} />}
      </p>
      {children}
    </div>
  )
})

/** Dropped, or set by a program or a browser extension, which name no kind of input. */
function cameAtOnce(event: Event): boolean {
  const kind = (event as Partial<InputEvent>).inputType
  return kind === undefined || kind === '' || kind === 'insertFromDrop' || kind === 'insertReplacementText'
}
