import script from './early.js?raw'
import { withoutComments } from './without-comments.ts'

/**
 * The one queue of what a visitor does too early: in a part of the page that is asleep, marked `data-asleep`. The script in the head keeps each
 * gesture with its target, in order; when a part has woken (`wake`), what waits for it is played, once. The page wakes in root.tsx; a part of it that
 * is drawn before its script has come, by `LaterPart`; a control that has to wait for something, by its own `sleep` and `wake`.
 */
export interface Gesture {
  /** The box stands for the field of whichever box there is, or will be. */
  readonly target: Element | 'box'
  readonly action: 'click' | 'focus' | 'input' | 'change' | 'toggle' | 'key' | 'drop' | 'paste'
  /** The text of a field, the event of a key, what a drop or a paste carries. */
  // biome-ignore lint/suspicious/noExplicitAny: the script that fills it is read as text
  value?: any
  /** Which of the controls of the page it was. */
  readonly place: number
}

declare global {
  interface Window {
    early: { readonly waiting: Gesture[]; play: () => void }
  }
}

export const earlyScript = (): string => withoutComments(script)

export const sleep = (part: HTMLElement): void => void part.setAttribute('data-asleep', '')

/** To be called by an effect of what is alive now, when all below it hears its events. */
export function wake(part: HTMLElement): void {
  part.removeAttribute('data-asleep')
  window.early.play = playWaiting
  playWaiting()
}

/** What waits for the box is gone with it. */
export function forgetBox(): void {
  const { waiting } = window.early
  waiting.splice(0, waiting.length, ...waiting.filter(({ target }) => target !== 'box'))
}

/** Behind whatever React is at: within its own work it would put back, for a moment, what it has drawn, over what is played. */
export const playWaiting = (): void => queueMicrotask(playAll)

function playAll(): void {
  const { waiting } = window.early
  for (const gesture of waiting.splice(0)) {
    const target = living(gesture)
    if (target && !isAsleep(target)) {
      const wanted = gesture.target === 'box' ? target : gesture.target
      plays[gesture.action](target as HTMLInputElement, wanted as HTMLInputElement, gesture.value)
    } else if (target || gesture.target === 'box' || document.querySelector('[data-asleep]')) waiting.push(gesture)
  }
}

const isAsleep = (target: Element): boolean => target.closest('[data-asleep]') !== null

/** The same one; or, where another program put something beside a field and React has drawn all anew, the one in its place. */
function living({ target, place }: Gesture): Element | undefined {
  if (target === 'box') return document.querySelector('search input') ?? undefined
  if (target.isConnected) return target
  const drawn = document.querySelectorAll('main :is(button,input,textarea,select)')[place]
  if (drawn?.tagName !== target.tagName || drawn.textContent !== target.textContent) return undefined
  if (document.activeElement === document.body && isTypedInto(drawn)) drawn.focus()
  return drawn
}

const isTypedInto = (element: Element): element is HTMLInputElement | HTMLTextAreaElement =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement

type Play = (target: HTMLInputElement, wanted: HTMLInputElement, value: Gesture['value']) => unknown

const plays: Readonly<Record<Gesture['action'], Play>> = {
  click: (target) => target.click(),
  // `living` has given it to the field.
  focus: () => {},
  toggle: (target) => target.dispatchEvent(new Event('toggle')),
  key: (target, _, event) => target.dispatchEvent(new KeyboardEvent('keydown', event)),
  input: (target, _, text) => (text === '' && target.value === '') || writeAsVisitor(target, text),
  change: choose,
  drop: (target, _, carried) => carry(target, 'drop', 'dataTransfer', carried),
  paste: (target, _, carried) =>
    carry(target, 'paste', 'clipboardData', carried) && isTypedInto(target) && insert(target, carried.getData('text')),
}

/** False where something has taken it. */
function carry(target: Element, kind: string, name: string, value: object): boolean {
  const again = new Event(kind, { bubbles: true, cancelable: true })
  return target.dispatchEvent(Object.defineProperty(again, name, { value }))
}

function insert(field: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  field.focus()
  document.execCommand('insertText', false, text)
}

const setterOf = (field: Element, name: 'value' | 'checked') =>
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), name)?.set

/** React ignores an event that leaves the value it knows. It learns of values set on the element, not of those set past it. */
function writeAsVisitor(field: HTMLInputElement, text: string): void {
  const { selectionStart, selectionEnd } = field
  const isThere = field.value === text
  field.value = ''
  setterOf(field, 'value')?.call(field, text)
  if (isThere && selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

function choose(field: HTMLInputElement, { value, checked, files, type }: HTMLInputElement): void {
  if (type === 'checkbox' || type === 'radio') {
    field.checked = !checked
    setterOf(field, 'checked')?.call(field, checked)
    // This is the event by which React hears of them. Not `click()`, which would turn them round once more.
    field.dispatchEvent(new Event('click', { bubbles: true }))
    return
  }
  if (type === 'file') field.files = files
  else setterOf(field, 'value')?.call(field, value)
  field.dispatchEvent(new Event('change', { bubbles: true }))
}
