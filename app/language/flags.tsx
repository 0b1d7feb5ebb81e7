import type { ReactNode } from 'react'
import type { Language } from '#engines/core/index.ts'

/** Drawn, not typed: several systems have no flag emoji. Decorative, the language's name stands beside it. */
export const flags: Readonly<Record<Language, ReactNode>> = {
  ru: (
    <Flag>
      <path fill="#fff" d="M0 0h24v6H0z" />
      <path fill="#0039a6" d="M0 5.3h24v5.4H0z" />
      <path fill="#d52b1e" d="M0 10.7h24V16H0z" />
    </Flag>
  ),
  en: (
    <Flag>
      <path fill="#012169" d="M0 0h24v16H0z" />
      <path stroke="#fff" strokeWidth="3.2" d="M0 0l24 16M24 0L0 16" />
      <path stroke="#c8102e" strokeWidth="1.4" d="M0 0l24 16M24 0L0 16" />
      <path stroke="#fff" strokeWidth="5.2" d="M12 0v16M0 8h24" />
      <path stroke="#c8102e" strokeWidth="3" d="M12 0v16M0 8h24" />
    </Flag>
  ),
  sr: (
    <Flag>
      <path fill="#c6363c" d="M0 0h24v5.4H0z" />
      <path fill="#0c4076" d="M0 5.3h24v5.4H0z" />
      <path fill="#fff" d="M0 10.7h24V16H0z" />
      <path
        fill="#c6363c"
        stroke="#edb92e"
        strokeWidth=".7"
        d="M6.5 4.5h5v4c0 1.7-1 2.7-2.5 3.4-1.5-.7-2.5-1.7-2.5-3.4z"
      />
      <path stroke="#fff" strokeWidth=".9" d="M9 5.2v5.5M7.2 7.4h3.6" />
    </Flag>
  ),
}

function Flag({ children }: { children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 24 16"
      width="24"
      height="16"
      aria-hidden="true"
      className="shrink-0 overflow-hidden rounded-[3px] ring-1 ring-line"
    >
      {children}
    </svg>
  )
}
