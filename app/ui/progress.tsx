/** How far a long work is, from 0 to 1; without a value, that it goes on. */
export function Progress({ value, label }: { value?: number; label: string }) {
  return (
    <progress
      aria-label={label}
      {...(value === undefined ? {} : { value })}
      max={1}
      className="h-2 w-full appearance-none overflow-hidden rounded-full bg-sunken forced-color-adjust-none [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-sunken [&::-webkit-progress-value]:bg-accent"
    />
  )
}

export function Spinner({ className = 'size-5' }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={`${className} inline-block animate-spin rounded-full border-2 border-current border-r-transparent`}
    />
  )
}
