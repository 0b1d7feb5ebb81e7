import fc from 'fast-check'
import { expect, it } from 'vitest'
import { inputFromBytes } from '../../bytes/input.ts'
import { bytesOf, converted } from '../../testing/run.ts'

/** The first 256 bytes, by which the encoding is told, always come in one piece: no point stands among them. */
const gpx = (points: readonly string[]): string =>
  `<gpx xmlns:t="urn:t" xmlns:u="urn:u">${' '.repeat(256)}<trk><name>a</name><trkseg>\n${points.join('\n')}\n</trkseg></trk></gpx>`

/** Chunks so small that no point stands whole in the window: every one is read token by token. */
const byTokens = (source: string) =>
  converted([inputFromBytes('source.gpx', bytesOf(source), 16)], 'gpx', 'geojson').catch(String)

const atOnce = (source: string) => converted(source, 'gpx', 'geojson').catch(String)

async function expectSame(source: string): Promise<void> {
  const [expected, actual] = [await byTokens(source), await atOnce(source)]
  if (typeof expected === 'string' || typeof actual === 'string') expect(actual).toBe(expected)
  else {
    expect(actual.text).toBe(expected.text)
    expect(actual.notes).toEqual(expected.notes)
    expect(actual.read).toEqual(expected.read)
  }
}

const number = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom('1', '-2.5', '45.1234567', '07.50', '1e1', '.5', '33.12345678901234567') },
  fc.constantFrom('', ' ', ' 3', '4 ', 'NaN', '5 6', '91', '400', '&#49;', 'ж', '1.', '--1', '<!-- -->7', '\n8\n', '0'),
)
const text = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom('2024-05-01T06:00:02Z', '2024-05-01 06:00:02', '150', 'x y') },
  fc.constantFrom('', ' 1', '2 ', '&amp;', '&', '"', "'", 'ж', '<b/>', '<![CDATA[<]]>', '>', '\t', '\u0000', '-->'),
)

/** Spellings of a point, most of them usual ones. */
const spellings = [
  ([y, x, z, time]: string[]) => `<trkpt lat="${y}" lon="${x}"><ele>${z}</ele><time>${time}</time></trkpt>`,
  ([y, x, z, , rate]: string[]) =>
    `  <trkpt lon='${x}' lat='${y}'>\r\n<ele>${z}</ele><extensions><t:e><t:hr>${rate}</t:hr></t:e></extensions></trkpt>`,
  ([y, x, , , rate]: string[]) => `<trkpt lat="${y}" lon="${x}"><hr>${rate}</hr><hr>${rate}</hr><sym>a</sym></trkpt>`,
  ([y, x, z, time]: string[]) => `<trkpt lat="${y}" lon="${x}"><ele>${z}</ele><ele>7</ele><url>${time}</url></trkpt>`,
  ([y, x, , time]: string[]) => `<trkpt lat="${y}" lon="${x}"><link href="a"><text>${time}</text></link></trkpt>`,
  ([y, x, z]: string[]) => `<trkpt lat="${y}" lon="${x}" z="${z}"/>`,
  ([y, x]: string[]) => `<trkpt lat="${y}" lon="${x}"/>`,
  ([y, x, , , rate]: string[]) => `<trkpt lat="${y}" lon="${x}"><t:a b="${rate}">1</t:a></trkpt>`,
  ([y, x, z]: string[]) => `</trkseg><trkseg><trkpt lat="${y}" lon="${x}"><ele>${z}</ele></trkpt>`,
]

const point = fc
  .tuple(fc.nat(spellings.length - 1), number, number, number, text, text)
  .map(([index, ...values]) => spellings[index]!(values))
/** The same spelling over and over, or now this, now that one. */
const points = fc.oneof(
  fc.array(point, { maxLength: 12 }),
  fc
    .tuple(
      fc.nat(spellings.length - 1),
      fc.array(fc.tuple(number, number, number, text, text), { minLength: 2, maxLength: 12 }),
    )
    .map(([index, rows]) => rows.map((values) => spellings[index]!(values))),
)

it('points spelled like those before them are read as if each were read on its own', async () => {
  await fc.assert(
    fc.asyncProperty(points, (list) => expectSame(gpx(list))),
    { numRuns: 400 },
  )
})

it('many spellings, and more than are remembered, make no difference', async () => {
  const rows = Array.from({ length: 3000 }, (_, index) => {
    const extra = `<t:v${index % 1200}>${index}</t:v${index % 1200}>`
    return `<trkpt lat="${(index % 90) / 2}" lon="${index % 180}">${index % 3 === 0 ? extra.slice(0, 0) : extra}</trkpt>`
  })
  await expectSame(gpx(rows))
})

it('a long track of one spelling keeps every value', async () => {
  const rows = Array.from(
    { length: 40_000 },
    (_, index) =>
      `<trkpt lat="${(index % 900) / 10}" lon="${index % 180}.50">\n <ele>${index}.0</ele>\n <time>2024-05-01T06:00:${String(index % 60).padStart(2, '0')}Z</time>\n <extensions><t:hr>${index % 200}</t:hr></extensions>\n</trkpt>`,
  )
  const { text: result, read } = await converted(gpx(rows), 'gpx', 'geojson')
  expect(read).toMatchObject({ points: 40_000, elevations: 40_000, times: 40_000, pointValues: { hr: 40_000 } })
  const { coordinates } = JSON.parse(result).features[0].geometry
  expect(coordinates.length).toBe(40_000)
  expect(
    coordinates.every(([x, y, z]: number[], at: number) => x === (at % 180) + 0.5 && y === (at % 900) / 10 && z === at),
  ).toBe(true)
  expect(result).toContain('[179.50,')
})

it.each(['<![CDATA[5]]>', '1<!-- -->5', '<t:w>6</t:w>7'])(
  'a value spelled %s is read in every point that has it',
  async (value) => {
    const row = `<trkpt lat="1" lon="2"><extensions><t:hr>${value}</t:hr></extensions></trkpt>`
    await expectSame(gpx([row, row, row]))
  },
)

it('a point whose elevation is no number is no part of how those behind it are spelled', async () => {
  const rows = ['1 3', '5 x', '2 3', '5 4'].map((row) => row.split(' '))
  await expectSame(gpx([rows.map(([y, z]) => `<trkpt lat="${y}" lon="2"><ele>${z}</ele></trkpt>`).join('')]))
})
