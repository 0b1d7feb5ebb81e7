import { keptIn } from '#app/share/fragment.ts'
import type { Report } from './report.ts'

type Known = Pick<Report, 'page' | 'entered' | 'shown'>

const nothing: Known = { page: '', entered: '', shown: '' }
const longest = 500
const mostLines = 4
let left: Known | undefined

/** Called when a visitor goes from a page to the support page: what the report can say about it by itself. */
export function rememberPage(): void {
  // Pages keep in the address only what is fit to be passed on, never a token or a key: where nothing is kept, nothing is read.
  const entered = Object.entries(keptIn(location.hash)).map(([name, text]) => `${name}: ${text}`)
  const shown = entered.length > 0 ? [...fields(), ...results()].slice(0, mostLines) : []
  left = { page: location.pathname, entered: short(entered), shown: short(shown) }
}

/** What was remembered, once; after a reload at least the page the visitor came from. */
export function pageToReport(): Known {
  const known = left ?? { ...nothing, page: referringPage() }
  left = undefined
  return known
}

const short = (lines: readonly string[]): string => lines.join('; ').slice(0, longest)

const fields = (): string[] =>
  Array.from(document.querySelectorAll<HTMLInputElement>('main :is(input, textarea)'))
    .filter((input) => input.value && /^(text|search)/.test(input.type))
    .map((input) => `${input.labels?.[0]?.textContent ?? input.ariaLabel ?? ''}: ${input.value}`)

const results = (): string[] =>
  Array.from(document.querySelectorAll('main dl > div'), (row) => {
    const [name, text] = ['dt', 'dd'].map((part) => row.querySelector(part)?.textContent?.trim() ?? '')
    return `${name}: ${text}`
  })

/** A link that was clicked before this part had come: the document began as that page, or replaced it. */
function referringPage(): string {
  const [begun] = performance.getEntriesByType('navigation')
  const pages = [begun?.name, document.referrer].map((address) => (address ? new URL(address) : undefined))
  const other = pages.find((page) => page?.origin === location.origin && page.pathname !== location.pathname)
  return other?.pathname ?? ''
}
