import {
  type InputHTMLAttributes,
  type ReactNode,
  type SelectHTMLAttributes,
  type TextareaHTMLAttributes,
  useId,
} from 'react'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import { yields as yieldsMark } from './yields.ts'

/** The look of everything a visitor types into; one place, so that all inputs match. */
export const inputLook =
  'w-full min-w-0 rounded-field border border-control bg-surface px-3 text-ink transition-colors hover:border-ink/60 focus-visible:border-accent focus-visible:outline-2 focus-visible:outline-offset-0 focus-visible:outline-accent aria-invalid:border-danger aria-invalid:focus-visible:outline-danger'

interface LabelProps {
  label: ReactNode
  /** Quiet words beside the label: a symbol, an example. */
  aside?: ReactNode
  hint?: ReactNode
  className?: string
}

interface TextFieldProps extends LabelProps, Omit<InputHTMLAttributes<HTMLInputElement>, 'className'> {
  /** Stands inside the field at its right end: a copy button, a unit. */
  trailing?: ReactNode
  inputClassName?: string
  mono?: boolean
  /** The page fills it: see yields.ts. */
  yields?: boolean
}

export function TextField(props: TextFieldProps) {
  const { label, aside, hint, trailing, className, inputClassName, mono, yields, ...input } = props
  const ownId = useId()
  const id = input.id ?? ownId
  return (
    <div className={className}>
      <FieldLabel id={id} label={label} aside={aside} />
      <div className="relative">
        <input
          autoComplete="off"
          spellCheck={false}
          {...(yields && yieldsMark)}
          {...input}
          id={id}
          aria-describedby={hint ? `${id}-hint` : input['aria-describedby']}
          className={classNames(
            inputLook,
            'h-12',
            mono ? 'font-mono text-base' : 'text-lg',
            trailing ? 'pr-12' : undefined,
            inputClassName,
          )}
        />
        {trailing && <div className="absolute inset-y-0 right-1.5 flex items-center">{trailing}</div>}
      </div>
      {hint && <FieldHint id={id}>{hint}</FieldHint>}
    </div>
  )
}

interface TextAreaProps extends LabelProps, Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'className'> {
  /** One line that is seen whole: as high as its text needs. */
  grows?: boolean
  /** The page fills it: see yields.ts. */
  yields?: boolean
}

export function TextArea({ label, aside, hint, className, grows, yields, ...area }: TextAreaProps) {
  const ownId = useId()
  const id = area.id ?? ownId
  return (
    <div className={className}>
      <FieldLabel id={id} label={label} aside={aside} />
      <textarea
        autoComplete="off"
        spellCheck={false}
        {...(yields && yieldsMark)}
        {...area}
        id={id}
        aria-describedby={hint ? `${id}-hint` : area['aria-describedby']}
        className={classNames(
          inputLook,
          'block py-3 font-mono text-sm leading-relaxed pointer-coarse:text-base',
          grows && 'field-sizing-content min-h-12 resize-none',
        )}
      />
      {hint && <FieldHint id={id}>{hint}</FieldHint>}
    </div>
  )
}

interface SelectFieldProps extends LabelProps, Omit<SelectHTMLAttributes<HTMLSelectElement>, 'className'> {
  children: ReactNode
}

export function SelectField({ label, aside, hint, className, children, ...select }: SelectFieldProps) {
  const ownId = useId()
  const id = select.id ?? ownId
  return (
    <div className={className}>
      <FieldLabel id={id} label={label} aside={aside} />
      <div className="relative">
        <select
          {...select}
          id={id}
          className={classNames(
            inputLook,
            'h-12 appearance-none truncate pr-10 text-base max-[22rem]:pr-9 max-[22rem]:tracking-tight',
          )}
        >
          {children}
        </select>
        <Icon name="down" className="pointer-events-none absolute top-3.5 right-3 size-5 text-muted" />
      </div>
      {hint && <FieldHint id={id}>{hint}</FieldHint>}
    </div>
  )
}

function FieldLabel({ id, label, aside }: { id: string; label: ReactNode; aside?: ReactNode }) {
  return (
    <div className="mb-1 flex items-baseline justify-between gap-3 text-sm">
      <label htmlFor={id} className="font-medium">
        {label}
      </label>
      {aside && <span className="text-muted">{aside}</span>}
    </div>
  )
}

function FieldHint({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={`${id}-hint`} className="mt-1 text-sm text-muted">
      {children}
    </p>
  )
}
