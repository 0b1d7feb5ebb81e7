import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react'
import { Link, type LinkProps } from 'react-router'
import { classNames } from './class-names.ts'
import { Icon, type IconName } from './icon.tsx'

const looks = {
  primary: 'bg-accent text-on-accent hover:bg-accent-strong disabled:bg-control',
  secondary: 'border border-control/70 bg-surface text-ink hover:border-accent hover:text-accent disabled:text-muted',
  quiet: 'text-muted hover:bg-sunken hover:text-ink',
} as const

export type ButtonLook = keyof typeof looks

const shape =
  'inline-flex min-h-11 items-center justify-center gap-2 rounded-field px-4 py-2 text-center font-medium transition-colors disabled:cursor-not-allowed forced-colors:border'

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  ref?: Ref<HTMLButtonElement>
  look?: ButtonLook
  icon?: IconName
  children: ReactNode
}

export function Button({ look = 'secondary', icon, className, children, ...rest }: ButtonProps) {
  return (
    <button type="button" className={classNames(shape, looks[look], className)} {...rest}>
      {icon && <Icon name={icon} />}
      {children}
    </button>
  )
}

interface IconButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  icon: IconName
  /** The accessible name, also shown as a tooltip. */
  label: string
}

export function IconButton({ icon, label, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      className={classNames(
        'inline-grid size-11 shrink-0 place-items-center rounded-field text-muted transition-colors hover:bg-sunken hover:text-ink',
        className,
      )}
      {...rest}
    >
      <Icon name={icon} />
    </button>
  )
}

export function LinkButton({
  look = 'secondary',
  className,
  ...rest
}: LinkProps & { look?: ButtonLook; className?: string }) {
  return <Link className={classNames(shape, looks[look], className)} {...rest} />
}
