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
