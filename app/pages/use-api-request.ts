import { useState } from 'react'

export type ApiState =
  | { readonly kind: 'idle' | 'sending' | 'unreachable' }
  | { readonly kind: 'answered'; readonly status: number; readonly text: string }

/** More than anybody reads on a page; the list of units is longer. */
const shownCharacters = 4000

/** One request at a time to our own API, its answer laid out to be read. */
export function useApiRequest(): { state: ApiState; send: (path: string) => Promise<void> } {
  const [state, setState] = useState<ApiState>({ kind: 'idle' })

  const send = async (path: string) => {
    setState({ kind: 'sending' })
    try {
      const response = await fetch(ownAddress(path))
      const text = readable(await response.text())
      setState({ kind: 'answered', status: response.status, text })
    } catch {
      setState({ kind: 'unreachable' })
    }
  }
  return { state, send }
}

/** Whatever is typed stays on this site: only its path and query are used. */
function ownAddress(path: string): string {
  const { pathname, search } = new URL(path, 'http://localhost')
  return pathname + search
}

function readable(text: string): string {
  let pretty = text
  try {
    pretty = JSON.stringify(JSON.parse(text), null, 2)
  } catch {
    // Not JSON: shown as it came.
  }
  return pretty.length > shownCharacters ? `${pretty.slice(0, shownCharacters)}\n…` : pretty
}
