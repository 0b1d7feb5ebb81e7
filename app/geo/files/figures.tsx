export interface Figure {
  readonly label: string
  readonly value: string
}

/** Names and values in a row that wraps. */
export function Figures({ figures }: { figures: readonly Figure[] }) {
  return (
    <dl className="flex flex-wrap gap-x-6 gap-y-1 text-sm">
      {figures.map(({ label, value }) => (
        <div key={label} className="flex gap-1.5">
          <dt className="text-muted">{label}</dt>
          <dd className="font-medium whitespace-nowrap tabular">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
