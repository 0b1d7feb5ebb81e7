import type { ButtonHTMLAttributes } from 'react'

/** A choice in the middle of a sentence; a link's look, a button's meaning. */
export function TextButton(props: Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'type'>) {
  return (
    <button
      type="button"
      {...props}
      className="min-h-8 rounded-field pointer-coarse:min-h-11 pointer-coarse:min-w-11 text-left font-medium text-accent underline underline-offset-4"
    />
  )
}
