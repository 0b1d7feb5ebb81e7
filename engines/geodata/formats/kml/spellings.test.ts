import { describe, expect, it } from 'vitest'
import { inputFromBytes } from '../../bytes/input.ts'
import { Notes } from '../../notes/notes.ts'
import { converted } from '../../testing/run.ts'
import { openZip } from '../../zip/zip-reader.ts'
import { fromKmlColor } from './style.ts'

const placemark = (content: string) =>
  `<kml xmlns="http://www.opengis.net/kml/2.2"><Placemark>${content}</Placemark></kml>`

/** The document of an archive as it stands in it. */
async function handedOn(source: string | Uint8Array): Promise<string> {
  const { bytes } = await converted(source, 'kml', 'kmz')
  const [entry] = await openZip(inputFromBytes('a.kmz', bytes), new Notes())
  let text = ''
  for await (const chunk of entry!.stream()) text += new TextDecoder().decode(chunk)
  return text
}

describe('the encoding a document declares where it is handed on', () => {
  const body = '<kml><Placemark><name>x</name><Point><coordinates>1,2</coordinates></Point></Placemark></kml>'
  it.each([
    ['<?xml version="1.0" encoding="windows-1251"?>', '<?xml version="1.0" encoding="UTF-8"?>'],
    ["<?xml version='1.0' encoding='koi8-r' standalone='yes'?>", "<?xml version='1.0' encoding='UTF-8' standalone='yes'?>"],
    ['<?xml version="1.0" encoding\t = \n"windows-1251"?>', '<?xml version="1.0" encoding\t = \n"UTF-8"?>'],
    ['<?xml version="1.0" encoding="utf-8"?>', '<?xml version="1.0" encoding="utf-8"?>'],
    ['<?xml version="1.0" encoding="Utf-8"?>', '<?xml version="1.0" encoding="Utf-8"?>'],
    ['<?xml version="1.0" encoding="utf8"?>', '<?xml version="1.0" encoding="utf8"?>'],
    ['<?xml version="1.0" encoding="utf-8-mac"?>', '<?xml version="1.0" encoding="UTF-8"?>'],
    ['<?xml version="1.0" encoding="x-utf-8"?>', '<?xml version="1.0" encoding="UTF-8"?>'],
    ['\n\t <?xml version="1.0" encoding="koi8-r"?>', '\n\t <?xml version="1.0" encoding="UTF-8"?>'],
    ['<?xml encoding="koi8-r"?>', '<?xml encoding="UTF-8"?>'],
    ['<?xml version="1.0" encoding=""?>', '<?xml version="1.0" encoding="UTF-8"?>'],
    ['<?xml version="1.0"?><!-- encoding="koi8-r" -->', '<?xml version="1.0"?><!-- encoding="koi8-r" -->'],
    ['<!-- <?xml encoding="koi8-r" -->', '<!-- <?xml encoding="koi8-r" -->'],
    ['', ''],
  ])('%s', async (declared, expected) => expect(await handedOn(declared + body)).toBe(expected + body)) // biome-ignore format: a table
})

describe('a pair of styles however it is spelt', () => {
  const styles = ['h', 'n', 'normal-one']
    .map((id, at) => `<Style id="${id}"><LineStyle><color>ff00000${at + 1}</color></LineStyle></Style>`)
    .join('')
  const colour = async (pairs: string) => {
    const document = `${styles}<StyleMap id="m">${pairs}</StyleMap><Placemark><styleUrl>#m</styleUrl><LineString><coordinates>1,2 3,4</coordinates></LineString></Placemark>`
    const { text } = await converted(`<kml xmlns:kml="k"><Document>${document}</Document></kml>`, 'kml', 'geojson')
    return /"stroke":"(#\w+)"/.exec(text)?.[1]
  }
  const highlight = '<Pair><key>highlight</key><styleUrl>#h</styleUrl></Pair>'
  it.each([
    ['<Pair><key>normal</key><styleUrl>#n</styleUrl></Pair>', '#020000'],
    ['<Pair>\n<key>normal</key>\n<styleUrl>#n</styleUrl>\n</Pair>', '#020000'],
    ['<Pair><key> normal\t</key><styleUrl>\n#n\n</styleUrl></Pair>', '#020000'],
    ['<Pair><key>normal</key><styleUrl>#normal-one</styleUrl></Pair>', '#030000'],
    ['<kml:Pair><kml:key>normal</kml:key><kml:styleUrl>#n</kml:styleUrl></kml:Pair>', '#020000'],
    ['<Pair><key>normally</key><styleUrl>#n</styleUrl></Pair>', undefined],
    ['<Pair><key>normal</key><styleUrl>n</styleUrl></Pair>', '#020000'],
    ['<Pair><key>normal</key><styleUrl>this.kml#n</styleUrl></Pair>', '#020000'],
  ])('%j', async (pair, expected) => {
    expect(await colour(pair + highlight)).toBe(expected)
    if (expected !== undefined) expect(await colour(highlight + pair)).toBe(expected)
  })
})

it.each<readonly [string, string | undefined, number | undefined]>([
  ['7f0000ff', '#ff0000', 0.5],
  ['#FF00ff00', '#00ff00', 1],
  [' 00ABCDEF\n', '#efcdab', 0],
  ['x7f0000ff', undefined, undefined],
  ['7f0000ff0', undefined, undefined],
  ['7f0000f', undefined, undefined],
  ...['g0000000', '00g00000', '0000g000', '000000g0'].map((text) => [text, undefined, undefined] as const),
])('the colour %j', (text, color, opacity) =>
  expect(fromKmlColor(text)).toEqual(color === undefined ? undefined : { color, opacity }),
)

it.each([
  ['<altitudeMode>absolute</altitudeMode>', true],
  ['<extrude>1</extrude>', true],
  ['<altitudeMode>a b</altitudeMode>', false],
  ['<altitudeMode>ab-</altitudeMode>', false],
  ['<altitudeMode>-ab</altitudeMode>', false],
])('the setting %s is written again: %j', async (setting, isWritten) => {
  // An ampersand that stands for itself: the document is written anew.
  const source = placemark(
    `<name>A & B</name><LineString>${setting}<coordinates>1,2,3 3,4,5</coordinates></LineString>`,
  )
  expect((await handedOn(source)).includes(setting)).toBe(isWritten)
})

it('every sign that XML does not have is left out of the name of a property', async () => {
  const names = ['a\u0001b\u0008', '\u000bc\u000c', '\u000e\u001f', 'd\ufffee\uffff', 'f\tg']
  const properties = Object.fromEntries(names.map((name) => [name, 1]))
  const source = { type: 'Feature', properties, geometry: { type: 'Point', coordinates: [1, 2] } }
  const { text } = await converted(JSON.stringify(source), 'geojson', 'kml')
  expect(Array.from(text.matchAll(/<Data name="([^"]*)">/g), ([, name]) => name)).toEqual([
    'ab',
    'c',
    'value',
    'de',
    'f\tg',
  ])
})

it.each([
  ['#S', 7],
  ['S', 7],
  ['other.kml#S', 7],
  ['a#b#S', 7],
  ['S#', '7'],
  ['', '7'],
])('the schema %j', async (url, value) => {
  const data = `<ExtendedData><SchemaData schemaUrl="${url}"><SimpleData name="n">7</SimpleData></SchemaData></ExtendedData>`
  const source = `<kml><Document><Schema id="S"><SimpleField type="xs:int" name="n"/></Schema><Placemark>${data}<Point><coordinates>1,2</coordinates></Point></Placemark></Document></kml>`
  expect(JSON.parse((await converted(source, 'kml', 'geojson')).text).features[0].properties.n).toBe(value)
})

it.each([
  ['int', 7],
  ['xs:int', 7],
  ['xsd:int', 7],
  ['ixs:nt', '7'],
  ['xsds:int', '7'],
  ['word', '7'],
])('a field of the type %s', async (type, value) => {
  const data =
    '<ExtendedData><SchemaData schemaUrl="#S"><SimpleData name="n">7</SimpleData></SchemaData></ExtendedData>'
  const source = `<kml><Document><Schema id="S"><SimpleField type="${type}" name="n"/></Schema><Placemark>${data}<Point><coordinates>1,2</coordinates></Point></Placemark></Document></kml>`
  expect(JSON.parse((await converted(source, 'kml', 'geojson')).text).features[0].properties.n).toBe(value)
})
