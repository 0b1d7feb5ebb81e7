import { expect, it } from 'vitest'
import { inputFromBytes } from '../../bytes/input.ts'
import { DocumentInfo } from '../../model/document.ts'
import { Notes } from '../../notes/notes.ts'
import { convert } from '../../pipeline/convert.ts'
import { bytesOf, converted, inspected, joined } from '../../testing/run.ts'
import { reader } from './reader.ts'

/** What is known of the style of a Placemark. */
async function styleOf(xml: string) {
  const document = new DocumentInfo()
  const kml = `<kml xmlns:kml="http://www.opengis.net/kml/2.2"><Placemark>${xml}</Placemark></kml>`
  const inputs = [inputFromBytes('a.kml', bytesOf(kml))]
  for await (const _ of reader(inputs, { document, notes: new Notes(), keepDigits: false })) {
    // Only the style is of interest.
  }
  return document.styles[0]
}

it('a style is read whatever its prefixes, attributes and blanks, each colour from its own element', async () => {
  const xml = `<Style><IconStyles><color>ff000000</color></IconStyles><IconStyle
    id="i"><color>ff00ff00</color><kml:Icon><kml:href> a.png </kml:href></kml:Icon></IconStyle><kml:LineStyle id="l">
    <kml:color> 7F0000FF </kml:color><kml:width>3</kml:width></kml:LineStyle><PolyStyle><fill>1</fill></PolyStyle>
    <LabelStyle><color>ff333333</color></LabelStyle><PolyStyle><color>ff112233</color></PolyStyle></Style>`
  expect(await styleOf(xml)).toEqual({
    xml,
    lineColor: '#ff0000',
    lineOpacity: 0.5,
    lineWidthPixels: 3,
    iconHref: 'a.png',
    iconColor: '#00ff00',
    otherParts: ['LabelStyle'],
  })
})

it('of a pair of styles the normal one is taken, in any order and spelling', async () => {
  const style = (id: string, color: string) =>
    `<Style id="${id}"><LineStyle><color>${color}</color></LineStyle></Style>`
  const pair = (key: string, id: string) =>
    `<kml:Pair><kml:key> ${key}\n</kml:key><kml:styleUrl> #${id} </kml:styleUrl></kml:Pair>`
  const map = `<StyleMap id="m">${pair('highlight', 'h')}${pair('normal', 'n')}</StyleMap>`
  const line = '<LineString><coordinates>1,2 3,4</coordinates></LineString>'
  const { text } = await converted(
    `<kml xmlns:kml="http://www.opengis.net/kml/2.2"><Document>${style('h', 'ff0000ff')}${style('n', 'ffff0000')}${map}<Placemark><styleUrl>#m</styleUrl>${line}</Placemark></Document></kml>`,
    'kml',
    'geojson',
  )
  expect(text).toContain('"stroke":"#0000ff"')
})

it.each([
  ['<color>7f00ff00</color><fill>1</fill>', { fillColor: '#00ff00', fillOpacity: 0.5 }],
  ['<color>7f00ff00</color><fill> 0 </fill>', { fillColor: '#00ff00', fillOpacity: 0 }],
  ['<color>7f00ff00</color><fill>false</fill>', { fillColor: '#00ff00', fillOpacity: 0 }],
  ['<fill>0</fill>', { fillOpacity: 0 }],
  ['<fill>1</fill>', {}],
])('an area of the style %s', async (content, expected) => {
  const xml = `<Style><PolyStyle>${content}</PolyStyle></Style>`
  expect(await styleOf(xml)).toEqual({ xml, ...expected })
})

it('a shared style as Google Earth on the web writes it is one', async () => {
  const style =
    '<gx:CascadingStyle kml:id="s1"><Style><LineStyle><color>ff0000ff</color></LineStyle></Style></gx:CascadingStyle>'
  const map = '<StyleMap id="s0"><Pair><key>normal</key><styleUrl>#s1</styleUrl></Pair></StyleMap>'
  const line = '<styleUrl>#s0</styleUrl><LineString><coordinates>1,2 3,4</coordinates></LineString>'
  const source = `<kml xmlns:kml="http://www.opengis.net/kml/2.2" xmlns:gx="http://www.google.com/kml/ext/2.2"><Document>${style}${map}<Placemark>${line}</Placemark></Document></kml>`
  const { text, notes } = await converted(source, 'kml', 'geojson')
  expect(text).toContain('"properties":{"stroke":"#ff0000","stroke-opacity":1}')
  expect(notes).toEqual([])
  // Other programs know the element within.
  const inputs = [inputFromBytes('a.kml', bytesOf(source))]
  const parts: Uint8Array[] = []
  const write = (chunk: Uint8Array) => void parts.push(chunk.slice())
  await convert({ inputs, from: 'kml', to: 'kml', merge: [{ inputs, from: 'kml' }], write })
  const written = new TextDecoder().decode(joined(parts))
  expect(written).toContain('<Style id="s1"><LineStyle><color>ff0000ff</color></LineStyle></Style>')
  expect(written).not.toContain('CascadingStyle')
})

it('the address of an icon may stand in CDATA', async () => {
  const icon = (href: string) => `<Style><IconStyle><Icon><href>${href}</href></Icon></IconStyle></Style>`
  expect(await styleOf(icon('<![CDATA[files/a.png]]>'))).toMatchObject({ iconHref: 'files/a.png' })
  expect(await styleOf(icon(' <![CDATA[files/a.png]]> '))).toMatchObject({ iconHref: 'files/a.png' })
  expect(await styleOf(icon('<![CDATA[]]>'))).not.toHaveProperty('iconHref')
})

it.each([
  ['itself, the other by its address', '<Style>GREEN</Style>', '<styleUrl>#red</styleUrl>'],
  ['itself, as the other', '<Style>GREEN</Style>', '<Style>RED</Style>'],
  ['by its address, the other itself', '<styleUrl>#green</styleUrl>', '<Style>RED</Style>'],
])('of a pair the normal style stands there %s', async (_, normal, highlight) => {
  const pairs = [`<key>normal</key>${normal}`, `<key>highlight</key>${highlight}`]
  const backwards = pairs.map((pair) => pair.replace(/^(<key>.*<\/key>)(.*)$/, '$2$1'))
  for (const list of [pairs, pairs.toReversed(), backwards]) {
    const map = list.map((pair) => `<Pair>${pair}</Pair>`).join('')
    const shared = `<StyleMap id="both">${map}</StyleMap>`
    const styles = '<Style id="red">RED</Style><Style id="green">GREEN</Style>'
    for (const [before, within] of [
      [shared, '<styleUrl>#both</styleUrl>'],
      ['', `<StyleMap>${map}</StyleMap>`],
    ]) {
      const source =
        `<kml><Document>${styles}${before}<Placemark>${within}<LineString><coordinates>0,0 1,1</coordinates></LineString></Placemark></Document></kml>`
          .replaceAll('GREEN', '<LineStyle><color>ff00ff00</color></LineStyle>')
          .replaceAll('RED', '<LineStyle><color>ff0000ff</color></LineStyle>')
      expect((await converted(source, 'kml', 'geojson')).text).toContain('"stroke":"#00ff00"')
    }
  }
})

it('a map of its own to a style of another file stays the style of its feature', async () => {
  const map = '<StyleMap><Pair><key>normal</key><styleUrl>https://example.org/a.kml#s</styleUrl></Pair></StyleMap>'
  const source = `<kml><Placemark>${map}<Point><coordinates>1,2</coordinates></Point></Placemark></kml>`
  expect((await inspected(source, 'kml')).read.extras).toMatchObject({ styles: 1 })
})
