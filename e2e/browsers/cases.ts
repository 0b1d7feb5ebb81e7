import assert from 'node:assert/strict'
import type { FamilyId, FormatId } from '#engines/geodata/index.ts'
import { contentOf, endingOf, sourceIn, sources } from '../support/geo-pairs.ts'
import { pageKinds } from '../support/page-kinds.ts'
import { returnCases } from './return-cases.ts'
import {
  type Case,
  convertAt,
  expectNoErrors,
  fieldText,
  open,
  type Place,
  pressButton,
  showsText,
  text,
  waitFor,
} from './steps.ts'
import { visitorCases } from './visitor-cases.ts'

const formats: readonly (readonly [FamilyId, readonly FormatId[]])[] = [
  ['gpx-kml', ['gpx', 'kml', 'kmz']],
  ['geojson', ['geojson', 'shp', 'topojson', 'gml']],
]

async function convertFile(place: Place, family: FamilyId, from: FormatId, to: FormatId): Promise<void> {
  const bytes = await sourceIn(family, from)
  const saved = await convertAt(place, `/en/geo/${family}/${from}${to}`, { name: `place${endingOf(from)}`, bytes })
  const { format } = sources[family]
  const expected = await contentOf(await sourceIn(family, format), format)
  assert.deepEqual(await contentOf(saved, to), expected, `${from} to ${to}`)
}

const background = () => getComputedStyle(document.documentElement).backgroundColor

/** What every browser must do, in the order it is done. The first one needs a browser that has stored nothing, the last one takes the network away. */
export const cases: readonly Case[] = [
  [
    'a part that could not be loaded comes when the connection is back',
    async (place) => {
      const { session, site } = place
      site.lost = /\/assets\/ask-dialog-/
      try {
        await open(place, '/en/dev/ip')
        await pressButton(session, text('ask').ask_open!)
        await new Promise((resolve) => setTimeout(resolve, 1000))
        assert.equal(await session.run(() => document.querySelector('dialog')), null)
      } finally {
        site.lost = undefined
      }
      await waitFor(session, () => document.querySelector('dialog[open]') !== null)
    },
  ],
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
  ...visitorCases,
  ...returnCases,
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
