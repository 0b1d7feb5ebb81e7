import script from './early.js?raw'
import { withoutComments } from './without-comments.ts'

type EarlyAction =
  | { readonly kind: 'click' | 'input' | 'change'; readonly target: HTMLElement; readonly value?: string }
  | { readonly repeat: () => void }

declare global {
  interface Window {
    convertoryEarly?: EarlyAction[]
    /** Typed behind the keys that open the box, while it was on its way. */
    convertoryAhead?: string | undefined
    /** A button of the box that was pressed before the box was alive. */
    convertoryPressed?: HTMLElement | undefined
    /** Dropped where nothing takes files: for the box, which opens with them. */
    convertoryFiles?: readonly File[] | undefined
  }
}

/** Before the scripts are there, links and fields work by themselves and buttons do not: what is done then is kept by this. */
export const earlyScript = (): string => withoutComments(script)

/** Once the page is alive: what the visitor did while it was not, in the same order. */
export function repeatEarlyActions(): void {
  const actions = window.convertoryEarly ?? []
  delete window.convertoryEarly
  for (const action of actions) {
    if ('repeat' in action) {
      action.repeat()
      continue
    }
    const { target, kind, value } = action
    if (!target.isConnected) continue
    if (kind === 'click') target.click()
    else {
      if (value !== undefined) writeAsVisitor(target, value)
      target.dispatchEvent(new Event(kind, { bubbles: true }))
    }
  }
}

/** React ignores an input event that leaves the value it knows. It learns of values set on the element, not of those set past it. */
function writeAsVisitor(target: HTMLElement, value: string): void {
  const field = target as HTMLInputElement
  if (field.type === 'checkbox' || field.type === 'radio' || field.type === 'file') return
  const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set
  if (!(field instanceof HTMLSelectElement)) field.value = ''
  setter?.call(field, value)
}
