import type { ReactNode } from 'react'

/** The answer under the field that asks; its line is kept while there is none. */
export function Answer({ children }: { children: ReactNode }) {
  return (
    <output
      data-testid="answer"
      className="mt-3 block min-h-7 font-semibold text-accent tabular sm:text-lg max-sm:tracking-tight"
    >
      {children}
    </output>
  )
}
