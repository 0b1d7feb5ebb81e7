import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import list from '../../app/map/tiles/list.json' with { type: 'json' }
import { degreesOf, labelKinds, sheets, squareOf, type TileFile } from '../../app/map/tiles/tile.ts'

/** What `npm run map-data` made, as it is committed. */
const folder = join(import.meta.dirname, '..', '..', 'public', 'assets', `map-${list.version}`)
const names = ['region', 'country', 'valley'].flatMap((sheet) =>
  list[sheet as 'region'].split(' ').map((square) => `${sheet}-${square}`),
)
const texts = new Map(['world', ...names].map((name) => [name, readFileSync(join(folder, `${name}.js`), 'utf8')]))
const textOf = (name: string): string => texts.get(name)!
const tileOf = (name: string): TileFile => JSON.parse(textOf(name).slice('export default '.length))
const unitOf = (name: string): number => sheets.find(({ id }) => id === name.split('-')[0])!.unitDegrees

test('the list names every file, and the version stands for what is in them', () => {
  expect(readdirSync(folder).sort()).toEqual(['world', ...names].map((name) => `${name}.js`).sort())
  const files = ['world', ...names].map((name): [string, string] => [name, textOf(name)])
  const inOrder = files.toSorted(([one], [other]) => (one < other ? -1 : 1))
  expect(createHash('sha256').update(JSON.stringify(inOrder)).digest('hex').slice(0, 8)).toBe(list.version)
})

test('a file is a few kilobytes, and nothing in it lies outside its square', () => {
  for (const name of names) {
    const text = textOf(name)
    expect(text.length, name).toBeLessThan(21_000)
    const { westDegrees, southDegrees, sizeDegrees } = squareOf(name.split('-')[1]!)
    const edge = sizeDegrees / 100 + unitOf(name)
    const isIn = (x: number, y: number, margin: number) =>
      x >= westDegrees - margin &&
      x <= westDegrees + sizeDegrees + margin &&
      y >= southDegrees - margin &&
      y <= southDegrees + sizeDegrees + margin
    const tile = tileOf(name)
    for (const ring of [...(tile.land ?? []), ...(tile.islands ?? []), ...(tile.lakes ?? [])])
      for (const [x, y] of degreesOf(ring, unitOf(name)))
        if (!isIn(x, y, edge)) throw new Error(`${name}: ${x}, ${y} is outside`)
    for (const [, , x, y] of tile.labels ?? [])
      if (!isIn(x * unitOf(name), y * unitOf(name), unitOf(name))) throw new Error(`${name}: a name is outside`)
  }
})

const labels = ['world', ...names].flatMap((name) =>
  (tileOf(name).labels ?? []).map(([kind, from, x, y, more, en, ru = en, sr = ru]) => ({
    kind: labelKinds[kind]!,
    from,
    longitude: x * unitOf(name),
    latitude: y * unitOf(name),
    more,
    en: en!,
    ru: ru!,
    sr: sr!,
  })),
)
const named = (en: string, kind: string) => labels.find((label) => label.en === en && label.kind === kind)
const isCyrillic = (name: string) => /^~?[\p{Script=Cyrillic}\P{L}]+$/u.test(name)

test('names in three languages', () => {
  expect(labels.length).toBeGreaterThan(120_000)
  const expected = {
    capital: [
      ['Belgrade', 'Белград', 'Београд'],
      ['Vienna', 'Вена', 'Беч'],
      ['Budapest', 'Будапешт', 'Будимпешта'],
      ['London', 'Лондон', 'Лондон'],
      ['Athens', 'Афины', 'Атина'],
    ],
    country: [
      ['Serbia', 'Сербия', 'Србија'],
      ['Germany', 'Германия', 'Немачка'],
      ['Russia', 'Россия', 'Русија'],
    ],
    sea: [['Adriatic Sea', 'Адриатическое море', '~Адриатичко море']],
  }
  for (const [kind, rows] of Object.entries(expected))
    for (const [en, ru, sr] of rows) expect(named(en!, kind), en).toMatchObject({ ru, sr })
  expect(labels.filter(({ en, ru, sr }) => [en, ru, sr].some((name) => name.replace('~', '').trim() === ''))).toEqual(
    [],
  )
  expect(labels.filter(({ en }) => en.startsWith('~'))).toEqual([])
})

test('in Serbia every place is named in Cyrillic, in Russian and Serbian', () => {
  // West of Kosovo, north of Montenegro: only Serbian places lie here.
  const places = labels.filter(
    ({ kind, longitude, latitude }) =>
      kind === 'place' && longitude > 19.7 && longitude < 21.3 && latitude > 43.4 && latitude < 44.8,
  )
  expect(places.length).toBeGreaterThan(50)
  for (const language of ['ru', 'sr'] as const)
    expect(places.filter((place) => !isCyrillic(place[language])).map(({ en }) => en)).toEqual([])
})
