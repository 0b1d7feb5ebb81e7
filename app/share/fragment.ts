/** Short texts by name, as an address keeps them behind its `#`, where no server sees them: `#km=42.195`. */
export type Kept = Readonly<Record<string, string>>

/** Longer ones make links that chats and mail programs break. */
const longestFragment = 2000

/** '' when there is nothing to keep, or too much. */
export function fragmentOf(kept: Kept | null): string {
  if (!kept) return ''
  const fragment = `#${new URLSearchParams(kept)}`
  return fragment.length > 1 && fragment.length <= longestFragment ? fragment : ''
}

/** Anything a stranger may have put there: whoever uses it checks names and texts. Never throws. */
export const keptIn = (fragment: string): Kept =>
  fragment.length <= longestFragment ? Object.fromEntries(new URLSearchParams(fragment.replace(/^#/, ''))) : {}
