import { Fragment } from 'react'

/** Longer than this, a number may not fit into one line of a phone. */
const longestLine = 24

/** A number of a text. One too long for a line goes on in the next after a whole group of digits, not in the middle of it. */
export function LongNumber({ children }: { children: string }) {
  if (children.length <= longestLine) return children
  return children.split(/(?<=\d[,\u00a0])(?=\d{3}(?!\d))/).map((group, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: groups repeat and never move
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {group}
    </Fragment>
  ))
}
