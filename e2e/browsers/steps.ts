import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import type { Session } from './session.ts'
import type { Suite, WatchedSite } from './watched-site.ts'

export interface Place {
  readonly session: Session
  readonly site: WatchedSite
}

export type Case = readonly [name: string, run: (place: Place) => Promise<void>]

declare const suite: Suite

export const text = (area: string): Record<string, string> =>
  JSON.parse(readFileSync(new URL(`../../messages/${area}/en.json`, import.meta.url), 'utf8'))

/** Opens a page and waits until React has taken it over. */
export async function open({ session, site }: Place, path: string): Promise<void> {
  await session.open(site.address + path)
  // What was typed until then is repeated (app/shell/early.ts), and cannot be undone.
  await waitFor(session, () => document.querySelector('main') && !('asleep' in document.documentElement.dataset))
}

export async function waitFor(
  session: Session,
  isSo: (...values: never[]) => unknown,
  ...values: unknown[]
): Promise<void> {
  for (const end = Date.now() + 60_000; Date.now() < end; await new Promise((resolve) => setTimeout(resolve, 50))) {
    // A page that is being left answers nothing.
    if (await session.run(isSo as never, ...values).catch(() => false)) return
  }
  throw new Error(`Waited in vain until ${isSo} of ${JSON.stringify(values).slice(0, 200)}`)
}

export async function expectNoErrors(session: Session, where: string): Promise<void> {
  assert.deepEqual(await session.run(() => suite.errors), [], `errors in the console of ${where}`)
}

/** Some buttons come with the page's life, a moment after the rest of it. */
export async function pressButton(session: Session, name: string): Promise<void> {
  await waitFor(session, findButton as never, name)
  await session.run((wanted) => {
    const buttons = [...document.querySelectorAll<HTMLElement>('button, summary')]
    buttons.find((button) => [button.textContent?.trim(), button.ariaLabel].includes(wanted))!.click()
  }, name)
}

const findButton = (wanted: string): boolean =>
  [...document.querySelectorAll<HTMLElement>('button, summary')].some((button) =>
    [button.textContent?.trim(), button.ariaLabel].includes(wanted),
  )

export const showsText = (wanted: string) => document.body.textContent.includes(wanted)

export const fieldText = (session: Session, selector: string): Promise<string> =>
  session.run((wanted) => document.querySelector<HTMLInputElement>(wanted)!.value, selector)

/** Writes into the field of a label, as typing does; where it is in a part of the page that is loaded when it is opened, once it is there. */
export const write = (session: Session, label: string, content: string): Promise<void> =>
  waitFor(session, writeInto as never, label, content)

function writeInto(label: string, content: string): boolean {
  const labels = [...document.querySelectorAll('label')]
  const found =
    labels.find((each) => each.textContent.trim() === label)?.control ??
    document.querySelector(`[aria-label="${label}"]`)
  if (!found) return false
  // React looks past the element's own setter, which it has replaced.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(found), 'value')!.set!.call(found, content)
  found.dispatchEvent(new Event('input', { bubbles: true }))
  return true
}

/** Gives the page a file through its chooser or by dropping it, presses Convert and answers what was saved. */
export async function convertAt(
  place: Place,
  path: string,
  file: { readonly name: string; readonly bytes: Uint8Array; readonly isDropped?: boolean },
): Promise<Uint8Array> {
  const { session } = place
  await open(place, path)
  await waitFor(session, () => document.querySelector('input[type=file]') !== null)
  await session.run(
    (name, content, isDropped) => {
      const data = new DataTransfer()
      data.items.add(new File([Uint8Array.from(atob(content), (byte) => byte.charCodeAt(0))], name))
      const input = document.querySelector<HTMLInputElement>('input[type=file]')!
      if (isDropped) {
        const event = new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: data })
        document.querySelector('h1')!.dispatchEvent(event)
      } else {
        input.files = data.files
        input.dispatchEvent(new Event('change', { bubbles: true }))
      }
    },
    file.name,
    Buffer.from(file.bytes).toString('base64'),
    file.isDropped ?? false,
  )
  // Its name stands there when the page has taken it.
  await waitFor(session, showsText as never, file.name)
  await pressButton(session, 'Convert')
  await waitFor(session, () => suite.saved.length > 0 || Boolean(document.querySelector('[role=alert]')?.textContent))
  const saved = await session.run(async () => {
    const [blob] = suite.saved
    if (!blob) throw new Error(document.querySelector('[role=alert]')!.textContent!)
    const content = new Uint8Array(await blob.arrayBuffer())
    return btoa(Array.from(content, (byte) => String.fromCharCode(byte)).join(''))
  })
  await expectNoErrors(session, path)
  return Buffer.from(saved, 'base64')
}
