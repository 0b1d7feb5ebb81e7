import assert from 'node:assert/strict'
import { generateKeyPairSync, sign } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { convert, type FormatId, inputFromBytes } from '#engines/geodata/index.ts'
import { contentOf, sourceIn } from '../support/geo-pairs.ts'
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
  write,
} from './steps.ts'

/** What a visitor does who has never been here: any file, any key, the box, another language, a link for somebody else. */

const fixture = (path: string) =>
  new Uint8Array(readFileSync(new URL(`../../engines/geodata/formats/${path}`, import.meta.url)))

const files: readonly (readonly [from: FormatId, to: FormatId, name: string, bytes: () => Promise<Uint8Array>])[] = [
  ['fit', 'gpx', 'ride.fit', async () => fixture('fit/fixtures/ok/activity.fit')],
  ['gpkg', 'geojson', 'layers.gpkg', async () => fixture('gpkg/fixtures/ok/two-layers.gpkg')],
  [
    'csv',
    'fgb',
    'places.csv',
    async () => new TextEncoder().encode('name,lat,lon\nBerlin,52.52,13.405\nBeograd,44.8,20.46\n'),
  ],
  ['fgb', 'kmz', 'area.fgb', () => sourceIn('geojson', 'fgb')],
  ['geojson', 'gpkg', 'area.geojson', () => sourceIn('geojson', 'geojson')],
]

/** The page gives what the engine gives outside a browser, which other tests compare with other programs. */
async function convertAny(
  place: Place,
  [from, to, name, read]: (typeof files)[number],
  isDropped: boolean,
): Promise<void> {
  const bytes = await read()
  const parts: Uint8Array[] = []
  const inputs = [inputFromBytes(name, bytes)]
  const here = await convert({ inputs, from, to, write: (chunk) => void parts.push(chunk.slice()) })
  assert.ok(here.ok)
  const saved = await convertAt(place, `/en/geo/convert/${from}${to}`, { name, bytes, isDropped })
  assert.deepEqual(await contentOf(saved, to), await contentOf(Buffer.concat(parts), to))
}

const encode = (content: string) => Buffer.from(content).toString('base64url')
function signedToken(alg: string, make: (data: Buffer) => Buffer): string {
  const start = `${encode(JSON.stringify({ alg }))}.${encode('{"sub":"anyone"}')}`
  return `${start}.${make(Buffer.from(start)).toString('base64url')}`
}

const curves = ['prime256v1', 'secp384r1', 'secp256k1'] as const
const algorithms = {
  prime256v1: ['ES256', 'sha256'],
  secp384r1: ['ES384', 'sha384'],
  secp256k1: ['ES256K', 'sha256'],
} as const

function tokensWithKeys(): { alg: string; token: string; key: string }[] {
  const edwards = generateKeyPairSync('ed25519')
  const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const pem = (key: typeof edwards.publicKey) => String(key.export({ type: 'spki', format: 'pem' }))
  return [
    {
      alg: 'EdDSA',
      token: signedToken('EdDSA', (data) => sign(null, data, edwards.privateKey)),
      key: pem(edwards.publicKey),
    },
    {
      alg: 'RS256',
      token: signedToken('RS256', (data) => sign('sha256', data, rsa.privateKey)),
      key: pem(rsa.publicKey),
    },
    ...curves.map((namedCurve) => {
      const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve })
      const [alg, hash] = algorithms[namedCurve]
      const token = signedToken(alg, (data) => sign(hash, data, { key: privateKey, dsaEncoding: 'ieee-p1363' }))
      return { alg, token, key: JSON.stringify(publicKey.export({ format: 'jwk' })) }
    }),
  ]
}

const answers = () =>
  [...document.querySelectorAll('search [role=option]')].map((option) => option.textContent).join('\n')

async function askTheBox({ session }: Place, keys: string): Promise<void> {
  // A window gets its keys once somebody has clicked into it.
  await session.click('h1')
  await session.press(keys)
  await waitFor(session, () => document.activeElement?.getAttribute('role') === 'combobox')
  await session.type('42.195 km in miles')
  await waitFor(session, () => /26\.218757/.test(document.querySelector('search [role=option]')?.textContent ?? ''))
  assert.match(await session.run(answers), /42\.195\skm ≈ 26\.218757\smi/)
  await session.press('Enter')
  await waitFor(session, () => location.pathname + location.hash === '/en/metrics/length/kmmi#km=42.195')
}

const yieldingFields = [
  ['/en/metrics/length/kmmi', '#headline-from'],
  ['/en/geo/coordinates', 'input[data-system=wgs84]'],
  ['/en/dev/jwt', 'main [data-yields]'],
] as const

async function typeAndUndo(place: Place, path: string, selector: string): Promise<void> {
  const { session } = place
  const value = () => session.run((wanted) => document.querySelector<HTMLInputElement>(wanted)!.value, selector)
  await open(place, path)
  const before = await value()
  await session.click(selector)
  await session.type('42')
  assert.equal(await value(), '42', path)
  // By the command behind the key: WebKit's driver does not hand Control+Z to the browser, on no page at all. A key or a word at a time.
  for (let step = 0; step < 3 && (await value()) !== before; step++)
    await session.run(() => document.execCommand('undo'))
  assert.equal(await value(), before, path)
}

export const visitorCases: readonly Case[] = [
  ...files.map((file): Case => [`any file: ${file[0]} to ${file[1]}`, (place) => convertAny(place, file, false)]),
  ['a file is dropped', (place) => convertAny(place, files[2]!, true)],
  [
    'signatures of every kind of key are verified, and a changed token is not',
    async (place) => {
      const words = text('devtools')
      await open(place, '/en/dev/jwt')
      await pressButton(place.session, words.jwt_verify!)
      for (const { alg, token, key } of tokensWithKeys()) {
        await write(place.session, words.jwt_token!, token)
        await write(place.session, words.jwt_verify_public_key!, key)
        await pressButton(place.session, words.jwt_verify_button!)
        await waitFor(place.session, showsText as never, words.jwt_verify_good).catch((error) => {
          throw new Error(alg, { cause: error })
        })
        const [header, , signature] = token.split('.')
        await write(place.session, words.jwt_token!, `${header}.${encode('{"sub":"else"}')}.${signature}`)
        await pressButton(place.session, words.jwt_verify_button!)
        await waitFor(place.session, showsText as never, words.jwt_verify_bad)
      }
      await expectNoErrors(place.session, 'the token page')
    },
  ],
  [
    'a moment is read with its zone, and told in it',
    async (place) => {
      const words = text('devtools')
      await open(place, '/en/dev/timestamp')
      for (const [typed, iso] of [
        ['2023-11-14T22:13:20[Europe/Moscow]', '2023-11-14T19:13:20.000Z'],
        ['2026-11-01T01:30:00[America/New_York]', '2026-11-01T05:30:00.000Z'],
        ['Sun, 06 Nov 1994 08:49:37 GMT', '1994-11-06T08:49:37.000Z'],
        ['-1', '1969-12-31T23:59:59.000Z'],
      ] as const) {
        await write(place.session, words.timestamp_input!, typed)
        await waitFor(place.session, showsText as never, iso)
      }
      await expectNoErrors(place.session, 'the timestamp page')
    },
  ],
  ...['/', 'Control+k'].map(
    (keys): Case => [
      `the box comes by ${keys} and takes a question to its tool`,
      async (place) => {
        await open(place, '/en/dev')
        await askTheBox(place, keys)
        await expectNoErrors(place.session, 'the box')
      },
    ],
  ),
  [
    'a key pressed as soon as the page has loaded brings the box',
    async ({ session, site }) => {
      await session.open(`${site.address}/en/dev`)
      await session.click('h1')
      await session.press('/')
      await waitFor(session, () => document.activeElement?.getAttribute('role') === 'combobox')
      await expectNoErrors(session, 'the box')
    },
  ],
  [
    'Convert pressed in the same moment as a file is chosen converts it',
    async (place) => {
      const { session } = place
      // The second is of another format than the page: it becomes the page of that.
      for (const [name, result, content] of [
        ['soon.gpx', 'soon.kml', '<gpx version="1.1"><wpt lat="1" lon="2"/></gpx>'],
        ['late.kml', 'late.gpx', '<kml><Placemark><Point><coordinates>2,1</coordinates></Point></Placemark></kml>'],
      ] as const) {
        await open(place, '/en/geo/gpx-kml')
        await session.run(
          (label, fileName, text) => {
            const data = new DataTransfer()
            data.items.add(new File([text], fileName))
            const input = document.querySelector<HTMLInputElement>('input[type=file]')!
            input.files = data.files
            input.dispatchEvent(new Event('change', { bubbles: true }))
            const buttons = [...document.querySelectorAll('button')]
            buttons.find((button) => button.textContent.trim() === label)!.click()
          },
          text('geodata').geodata_convert!,
          name,
          content,
        )
        await waitFor(session, showsText as never, result)
      }
      await expectNoErrors(session, 'the page of files')
    },
  ],
  [
    'another language keeps the page and what was typed',
    async (place) => {
      await open(place, '/en/dev/ip')
      await write(place.session, text('devtools').ip_address!, '10.0.0.0/22')
      await waitFor(place.session, () => location.hash.includes('10.0.0.0'))
      await place.session.run(() => document.querySelector<HTMLElement>('a[hreflang="ru"]')!.click())
      await waitFor(place.session, () => location.pathname === '/ru/dev/ip' && document.documentElement.lang === 'ru')
      await waitFor(place.session, showsText as never, '10.0.3.254')
      await expectNoErrors(place.session, 'the Russian page')
    },
  ],
  [
    'what the page put into a field yields to typing, and undo brings it back',
    async (place) => {
      for (const [path, selector] of yieldingFields) await typeAndUndo(place, path, selector)
    },
  ],
  [
    'what was typed before an ad arrived can be undone after it',
    async (place) => {
      const { session } = place
      await open(place, '/en/metrics/length/kmmi')
      await waitFor(session, () => document.querySelector('.ad-top') !== null)
      await session.run(() => {
        document.querySelector('.ad-top')!.className = 'ad-later'
      })
      await session.click('#headline-from')
      await session.type('42')
      // Firefox forgets what was typed into a field when it builds the boxes around it anew.
      await session.run(() => {
        document.querySelector('.ad-later')!.className = 'ad-top'
        document.body.getBoundingClientRect()
        document.execCommand('undo')
        document.execCommand('undo')
      })
      assert.equal(await fieldText(session, '#headline-from'), '1')
    },
  ],
  [
    'the units of the headline are swapped, and another is picked by its name',
    async (place) => {
      const { session } = place
      await open(place, '/en/metrics/length/kmmi')
      await session.click('#headline-from')
      await session.type('42.195')
      assert.equal(await fieldText(session, '#headline-from'), '42.195')
      assert.equal(await fieldText(session, '#headline-to'), '26.218757')
      await session.click('.headline-swap')
      await waitFor(session, () => location.pathname === '/en/metrics/length/mikm')
      await session.click('.headline-side [role=combobox]')
      await session.type('foot')
      await session.press('Enter')
      await waitFor(session, () => location.pathname === '/en/metrics/length/ftkm')
      await expectNoErrors(session, 'the length page')
    },
  ],
  [
    'a link is copied',
    async (place) => {
      await open(place, '/en/metrics/length/kmmi#km=42.195')
      const words = text('shell')
      await place.session.run((wanted) => {
        const buttons = [...document.querySelectorAll('button')]
        const found = buttons.find((button) => button.textContent.trim() === wanted)!
        found.id = 'copy-link'
        found.scrollIntoView({ block: 'center' })
      }, words.shell_copy_link!)
      await place.session.click('#copy-link')
      await waitFor(place.session, showsText as never, words.shell_copied)
      await expectNoErrors(place.session, 'the length page')
    },
  ],
]
