import assert from 'node:assert/strict'
import { type Case, expectNoErrors, open, pressButton, text, waitFor } from './steps.ts'

const isAlive = () => document.querySelector('main') !== null && !('asleep' in document.documentElement.dataset)

/** Who comes back to a page: what the browser kept or restores of it, and what happened meanwhile. */
export const returnCases: readonly Case[] = [
  [
    'a theme chosen after a page was left is its theme when one steps back',
    async (place) => {
      const { session, site } = place
      await open(place, '/en/')
      await pressButton(session, text('shell').shell_theme_light!)
      await waitFor(session, () => document.documentElement.dataset.theme === 'light')
      // Documents of their own, so that the browser may keep the first as it is; a page that is kept may keep its listeners.
      await session.open(`${site.address}/en/dev/ip`)
      await session.run(() => localStorage.setItem('convertory:theme', 'dark'))
      await session.run(() => history.back())
      await waitFor(session, () => location.pathname === '/en/' && document.documentElement.dataset.theme === 'dark')
      await waitFor(session, isAlive)
      await waitFor(session, pressedIs as never, text('shell').shell_theme_dark)
      await pressButton(session, text('shell').shell_theme_light!)
      await expectNoErrors(session, 'the home page')
    },
  ],
  [
    'the format that is marked after a reload is the one in the address',
    async (place) => {
      const { session } = place
      await open(place, '/en/geo/convert')
      await session.run(() => document.querySelector<HTMLElement>('main input[value="fgb"]')!.click())
      await waitFor(session, () => location.pathname === '/en/geo/convert/geojsonfgb')
      // As a visitor does: the driver's own reload restores nothing.
      await session.run(() => {
        ;(window as { wasHere?: boolean }).wasHere = true
        location.reload()
      })
      await waitFor(session, () => !('wasHere' in window) && document.readyState === 'complete')
      await waitFor(session, isAlive)
      const marked = await session.run(
        () => document.querySelector<HTMLInputElement>('main input[name="target"]:checked')?.value,
      )
      assert.equal(marked, 'fgb')
      await expectNoErrors(session, 'the page for any file')
    },
  ],
]

const pressedIs = (name: string) =>
  [...document.querySelectorAll('[popover] [aria-pressed=true]')].some((button) => button.textContent.trim() === name)
