import { describe, expect, it } from 'vitest'
import { inputFromBytes } from '../../bytes/input.ts'
import { convert } from '../../pipeline/convert.ts'
import { bytesOf, converted, inspected, joined } from '../../testing/run.ts'

const point = '<Point><coordinates>1,2</coordinates></Point>'
const placemark = (content = '') => `<Placemark>${content}${point}</Placemark>`
const kml = (content: string) =>
  `<kml xmlns="http://www.opengis.net/kml/2.2"><Document>${content}${placemark()}</Document></kml>`
const told = async (content: string) =>
  (await inspected(kml(content), 'kml')).notes.map(({ code, count, subject }) => [code, count, subject])

const lineStyle = '<LineStyle><color>ff0000ff</color></LineStyle>'

describe('what there is no place for is told by its name', () => {
  it.each([
    ['<TimeSpan><begin>2020</begin></TimeSpan>', ['properties-dropped', 1, 'Document/TimeSpan']],
    ['<Folder><TimeStamp><when>2020</when></TimeStamp></Folder>', ['properties-dropped', 1, 'Folder/TimeStamp']],
    ['<Folder><ExtendedData/></Folder>', ['properties-dropped', 1, 'Folder/ExtendedData']],
    ['<Folder><Snippet>two rivers</Snippet></Folder>', ['properties-dropped', 1, 'Folder/Snippet']],
    ['<styleUrl>#a</styleUrl>', ['styles-dropped', 1, 'Document']],
    ['<Folder><styleUrl>#a</styleUrl></Folder>', ['styles-dropped', 1, 'Folder']],
    [`<Folder><Style>${lineStyle}</Style></Folder>`, ['styles-dropped', 1, 'Folder']],
    ['<Folder><StyleMap><Pair><key>normal</key></Pair></StyleMap></Folder>', ['styles-dropped', 1, 'Folder']],
    [
      placemark('<ExtendedData><Data name="a"><displayName>Age</displayName><value>1</value></Data></ExtendedData>'),
      ['properties-dropped', 1, 'displayName'],
    ],
    [
      '<Schema id="s"><SimpleField name="a" type="int"><displayName><![CDATA[Age]]></displayName></SimpleField></Schema>',
      ['properties-dropped', 1, 'displayName'],
    ],
  ])('%s', async (content, expected) => {
    expect(await told(content)).toEqual([expected])
  })
})

describe('nothing is told of what says nothing', () => {
  it.each([
    '<Folder><Snippet maxLines="0"> </Snippet><open>1</open><visibility>0</visibility></Folder>',
    '<Folder><Style><ListStyle><listItemType>check</listItemType></ListStyle></Style></Folder>',
    `<Style id="a">${lineStyle}</Style><Folder><Style id="b">${lineStyle}</Style></Folder>`,
    placemark('<ExtendedData><Data name="a"><displayName>a</displayName><value>1</value></Data></ExtendedData>'),
    '<Schema id="s"><SimpleField name="a" type="int"><displayName>a</displayName></SimpleField></Schema>',
  ])('%s', async (content) => {
    expect(await told(content)).toEqual([])
  })
})

it('the description of a folder is told where the folder becomes a column', async () => {
  const source = kml(`<Folder><name>A</name><description>two rivers</description>${placemark()}</Folder>`)
  for (const to of ['geojson', 'csv', 'gpkg'] as const)
    expect((await converted(source, 'kml', to)).notes).toContainEqual({
      code: 'metadata-dropped',
      kind: 'lost',
      count: 1,
      subject: 'Folder/description',
    })
  expect((await converted(source, 'kml', 'kmz')).notes).toEqual([])
})

describe('an icon', () => {
  const icon = '<IconStyle><color>ff0000ff</color><Icon><href>http://a/b.png?c=1&amp;d=2</href></Icon></IconStyle>'
  const dressed = (style: string, geometry = point) =>
    `<kml><Document><Placemark><Style>${style}</Style>${geometry}</Placemark></Document></kml>`

  it('keeps its address beside its colour, and gets both back', async () => {
    const there = await converted(dressed(icon), 'kml', 'geojson')
    expect(there.text).toContain('{"marker-color":"#ff0000","icon":"http://a/b.png?c=1&d=2"}')
    expect(there.notes).toEqual([])
    const back = await converted(there.text, 'geojson', 'kml')
    expect(back.text).toContain(`<Style>${icon}</Style>`)
    expect(back.notes).toEqual([])
  })

  it('is none of a line', async () => {
    const line = '<LineString><coordinates>1,2 3,4</coordinates></LineString>'
    const { text, notes } = await converted(dressed(icon + lineStyle, line), 'kml', 'geojson')
    expect([text.includes('"icon"'), notes]).toEqual([false, []])
  })

  it('that is a word or a file elsewhere stays an attribute', async () => {
    const source = '{"type":"Feature","properties":{"icon":"shop"},"geometry":{"type":"Point","coordinates":[1,2]}}'
    expect((await converted(source, 'geojson', 'kml')).text).toContain('<Data name="icon"><value>shop</value></Data>')
    const address = source.replace('shop', 'https://a/b.png')
    const line = address.replace('"Point","coordinates":[1,2]', '"LineString","coordinates":[[1,2],[3,4]]')
    expect((await converted(line, 'geojson', 'kml')).text).toContain('<Data name="icon"><value>https://a/b.png</value>')
    expect((await converted(address, 'geojson', 'gpx')).text).toContain('<ogr:icon>https://a/b.png</ogr:icon>')
  })

  it.each([
    ['IconStyle', '<IconStyle><scale>1.3</scale><heading>0</heading></IconStyle>'],
    ['IconStyle', '<IconStyle><scale>1.0</scale><heading>90</heading></IconStyle>'],
    ['LabelStyle', '<LabelStyle><color>ff0000ff</color></LabelStyle>'],
    ['BalloonStyle', '<BalloonStyle><text>$[name]</text></BalloonStyle>'],
  ])('beside a colour, what has no word is told: %s', async (subject, part) => {
    const { notes } = await converted(dressed(lineStyle + part), 'kml', 'geojson')
    expect(notes).toEqual([{ code: 'styles-dropped', kind: 'lost', count: 1, subject }])
  })
})

it('a colour that is no style stays an attribute', async () => {
  const source =
    '{"type":"Feature","properties":{"stroke":"red","stroke-width":5000,"fill":"#00f","marker-color":"rgb(1,2,3)"},"geometry":{"type":"Point","coordinates":[1,2]}}'
  const { text } = await converted(source, 'geojson', 'kml')
  for (const kept of ['"stroke"><value>red', '"stroke-width"><value>5000', '"marker-color"><value>rgb(1,2,3)'])
    expect(text).toContain(`<Data name=${kept}</value>`)
  expect(text).toContain('<PolyStyle><color>ffff0000</color></PolyStyle>')
})

it('what apps say of the whole document in words of their own is told', async () => {
  const app = '<mwm:name><mwm:lang>A</mwm:lang></mwm:name><mwm:annotation/><mwm:lastModified>2023</mwm:lastModified>'
  const source = `<ExtendedData xmlns:mwm="https://omaps.app">${app}<Data name="a"><value>1</value></Data></ExtendedData>`
  expect(await told(source)).toEqual([
    ['properties-dropped', 1, 'Document/mwm:name'],
    ['properties-dropped', 1, 'Document/mwm:lastModified'],
  ])
})

const shared = (id: string, color: string) => `<Style id="${id}"><LineStyle><color>${color}</color></LineStyle></Style>`
const way = (url: string, times = 1) =>
  `<Placemark><styleUrl>${url}</styleUrl><LineString><coordinates>${'1,2 3,4 '.repeat(times)}</coordinates></LineString></Placemark>`
const documentOf = (content: string) => `<kml><Document>${content}</Document></kml>`

it('a style that stands behind the features is theirs', async () => {
  const { text, notes } = await converted(documentOf(way('#s') + shared('s', 'ff0000ff')), 'kml', 'geojson')
  expect(text).toContain('"properties":{"stroke":"#ff0000","stroke-opacity":1}')
  expect(notes).toEqual([])
})

it('a style that comes when the feature is written is told; one that never comes is none', async () => {
  const long = documentOf(way('#s', 40_000) + way('#none') + shared('s', 'ff0000ff'))
  const { text, notes } = await converted(long, 'kml', 'geojsonl')
  expect(notes).toEqual([{ code: 'styles-dropped', kind: 'lost', count: 1 }])
  expect(text.match(/"styleUrl":"#\w+"/g)).toEqual(['"styleUrl":"#s"', '"styleUrl":"#none"'])
})

it('files whose styles have the same ids keep their own when they become one', async () => {
  const [first, second] = ['ff0000ff', 'ff00ff00'].map((color, at) =>
    inputFromBytes(`${at}.kml`, bytesOf(documentOf(shared('s', color) + way('#s')))),
  )
  const parts: Uint8Array[] = []
  const result = await convert({
    inputs: [first!],
    from: 'kml',
    to: 'kml',
    merge: [{ from: 'kml', inputs: [second!] }],
    write: (chunk) => void parts.push(chunk.slice()),
  })
  expect(result.ok).toBe(true)
  const text = new TextDecoder().decode(joined(parts))
  expect(text.match(/<Style.*?<\/Style>|<styleUrl>.*?<\/styleUrl>/g)).toEqual([
    shared('s', 'ff0000ff'),
    '<styleUrl>#s</styleUrl>',
    shared('s', 'ff00ff00').replace(' id="s"', ''),
  ])
})
