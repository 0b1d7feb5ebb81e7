import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import type { FamilyId, FormatId } from '#engines/geodata/index.ts'
import { contentOf, endingOf, sourceIn, sources } from '../support/geo-pairs.ts'
import { pageKinds } from '../support/page-kinds.ts'
import type { Session } from './session.ts'
import type { Suite, WatchedSite } from './watched-site.ts'

export interface Place {
  readonly session: Session
  readonly site: WatchedSite
}

type Case = readonly [name: string, run: (place: Place) => Promise<void>]

declare const suite: Suite

const text = (area: string): Record<string, string> =>
  JSON.parse(readFileSync(new URL(`../../messages/${area}/en.json`, import.meta.url), 'utf8'))

/** Opens a page and waits until React has taken it over. */
async function open({ session, site }: Place, path: string): Promise<void> {
  await session.open(site.address + path)
  await waitFor(session, () =>
    Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__reactFiber')),
  )
}

async function waitFor(session: Session, isSo: (...values: never[]) => unknown, ...values: unknown[]): Promise<void> {
  for (const end = Date.now() + 20_000; Date.now() < end; await new Promise((resolve) => setTimeout(resolve, 50))) {
    // A page that is being left answers nothing.
    if (await session.run(isSo as never, ...values).catch(() => false)) return
  }
  throw new Error(`Waited in vain until ${isSo}`)
}

async function expectNoErrors(session: Session, where: string): Promise<void> {
  assert.deepEqual(await session.run(() => suite.errors), [], `errors in the console of ${where}`)
}

const pressButton = (session: Session, name: string) =>
  session.run((wanted) => {
    const buttons = [...document.querySelectorAll<HTMLElement>('button, summary')]
    const found = buttons.find((button) => [button.textContent?.trim(), button.ariaLabel].includes(wanted))
    if (!found) throw new Error(`There is no button ${wanted}`)
    found.click()
  }, name)

const showsText = (wanted: string) => document.body.textContent.includes(wanted)

const fieldText = (session: Session, selector: string): Promise<string> =>
  session.run((wanted) => document.querySelector<HTMLInputElement>(wanted)!.value, selector)

const formats: readonly (readonly [FamilyId, readonly FormatId[]])[] = [
  ['gpx-kml', ['gpx', 'kml', 'kmz']],
  ['geojson', ['geojson', 'shp', 'topojson', 'gml']],
]

async function convertFile(place: Place, family: FamilyId, from: FormatId, to: FormatId): Promise<void> {
  const { session } = place
  await open(place, `/en/geo/${family}/${from}${to}`)
  await waitFor(session, () => document.querySelector('input[type=file]') !== null)
  await session.run(
    (name, content) => {
      const data = new DataTransfer()
      data.items.add(new File([Uint8Array.from(atob(content), (byte) => byte.charCodeAt(0))], name))
      const input = document.querySelector<HTMLInputElement>('input[type=file]')!
      input.files = data.files
      input.dispatchEvent(new Event('change', { bubbles: true }))
    },
    `place${endingOf(from)}`,
    Buffer.from(await sourceIn(family, from)).toString('base64'),
  )
  await pressButton(session, 'Convert')
  await waitFor(session, () => suite.saved.length > 0 || Boolean(document.querySelector('[role=alert]')?.textContent))
  const saved = await session.run(async () => {
    const [blob] = suite.saved
    if (!blob) throw new Error(document.querySelector('[role=alert]')!.textContent!)
    const content = new Uint8Array(await blob.arrayBuffer())
    return btoa(Array.from(content, (byte) => String.fromCharCode(byte)).join(''))
  })
  const { format } = sources[family]
  const expected = await contentOf(await sourceIn(family, format), format)
  assert.deepEqual(await contentOf(Buffer.from(saved, 'base64'), to), expected, `${from} to ${to}`)
  await expectNoErrors(session, `${from} to ${to}`)
}

const background = () => getComputedStyle(document.documentElement).backgroundColor

/** What every browser must do, in the order it is done. The last one takes the network away. */
export const cases: readonly Case[] = [
  [
    'every kind of page without an error in the console',
    async (place) => {
      const paths = ['/en', '/ru', '/sr'].map((language) => `${language}/`)
      for (const path of [...pageKinds.map((kind) => `/en${kind}`), ...paths]) {
        await open(place, path)
        assert.equal(await place.session.run(() => document.querySelectorAll('h1').length), 1, path)
        await expectNoErrors(place.session, path)
      }
    },
  ],
  [
    'the first gesture: a click into a filled field and typing replaces it, and every unit follows',
    async (place) => {
      await open(place, '/en/metrics/length')
      await place.session.click('#unit-km')
      await place.session.type('42.195')
      assert.equal(await fieldText(place.session, '#unit-km'), '42.195')
      assert.equal(await fieldText(place.session, '#unit-mi'), '26.218757')
      await expectNoErrors(place.session, 'the length page')
    },
  ],
  [
    'a signature is verified',
    async (place) => {
      const words = text('devtools')
      await open(place, '/en/dev/jwt')
      await pressButton(place.session, words.jwt_verify!)
      await waitFor(place.session, showsText as never, words.jwt_verify_use_sample)
      await pressButton(place.session, words.jwt_verify_use_sample!)
      await pressButton(place.session, words.jwt_verify_button!)
      await waitFor(place.session, showsText as never, words.jwt_verify_good)
      await expectNoErrors(place.session, 'the token page')
    },
  ],
  [
    'a click on the map moves the point',
    async (place) => {
      await open(place, '/en/geo/coordinates')
      const field = 'input[data-system="wgs84"]'
      const before = await fieldText(place.session, field)
      await waitFor(place.session, () => {
        document.querySelector('#map, [role=application]')?.scrollIntoView({ block: 'center' })
        document.querySelectorAll('h2')[document.querySelectorAll('h2').length - 1]?.scrollIntoView()
        return document.querySelector('[role=application] canvas, canvas[role=application]') !== null
      })
      await place.session.run(() => document.querySelector('[role=application]')!.scrollIntoView({ block: 'center' }))
      await place.session.click('[role=application]')
      await waitFor(
        place.session,
        ((selector: string, old: string) => document.querySelector<HTMLInputElement>(selector)!.value !== old) as never,
        field,
        before,
      )
      await expectNoErrors(place.session, 'the coordinates page')
    },
  ],
  [
    'the dark theme is chosen and stays over a reload',
    async (place) => {
      await open(place, '/en/')
      const light = await place.session.run(background)
      await pressButton(place.session, text('shell').shell_theme_dark!)
      await waitFor(
        place.session,
        ((old: string) => getComputedStyle(document.documentElement).backgroundColor !== old) as never,
        light,
      )
      const dark = await place.session.run(background)
      await place.session.reload()
      assert.equal(await place.session.run(background), dark)
      await pressButton(place.session, text('shell').shell_theme_light!)
    },
  ],
  [
    'a click while the page before is still loading counts',
    async (place) => {
      await open(place, '/en/')
      place.site.delay = 700
      try {
        await place.session.run(() => {
          document.querySelector<HTMLElement>('a[href="/en/metrics"]')!.click()
          setTimeout(() => document.querySelector<HTMLElement>('a[href="/en/api"]')!.click(), 150)
        })
        await waitFor(place.session, () => location.pathname === '/en/api' && document.readyState === 'complete')
      } finally {
        place.site.delay = 0
      }
    },
  ],
  ...formats.flatMap(([family, ids]) =>
    ids.flatMap((from) =>
      ids
        .filter((to) => to !== from)
        .map((to): Case => [`${from} to ${to}`, (place) => convertFile(place, family, from, to)]),
    ),
  ),
  [
    'a reload without the network',
    async (place) => {
      await open(place, '/en/dev/ip')
      await place.session.run(async () => {
        await navigator.serviceWorker.ready
        for (let step = 0; !navigator.serviceWorker.controller && step < 200; step++)
          await new Promise((resolve) => setTimeout(resolve, 50))
      })
      place.site.unplug()
      try {
        await place.session.reload()
        await waitFor(place.session, () => document.querySelectorAll('main h1').length === 1)
      } finally {
        await place.site.plugIn()
      }
    },
  ],
]
