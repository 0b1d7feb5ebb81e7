import { strToU8, zipSync } from 'fflate'
import { expect, it } from 'vitest'
import { inputFromBytes } from '../../bytes/input.ts'
import { convert } from '../../pipeline/convert.ts'
import { converted, inspected, joined } from '../../testing/run.ts'
import { openArchive } from '../../zip/open-archive.ts'
import { mainKml, resolveLink } from './members.ts'

it.each([
  [['a.kml', 'doc.kml'], 'doc.kml'],
  [['x/doc.kml', 'a.kml', 'b.kml'], 'a.kml'],
  [['x/a.kml', 'x/DOC.KML', 'y/doc.kml'], 'x/DOC.KML'],
  [['x/y/doc.kml', 'x/z.kml'], 'x/z.kml'],
  [['a/mydoc.kml', 'b/c.kml'], 'a/mydoc.kml'],
  [[], undefined],
])('of %j the main document is %s', (names, main) => {
  expect(mainKml(names.map((name) => ({ name })))?.name).toBe(main)
})

it.each([
  ['layer.kml', 'doc.kml', 'layer.kml'],
  ['Layer%20One.kml?x=1#y', 'doc.kml', 'layer one.kml'],
  ['../b.kml', 'a/c/doc.kml', 'a/b.kml'],
  ['../../../b.kml', 'a/doc.kml', 'b.kml'],
  ['sub\\c.kml', 'a/doc.kml', 'a/sub/c.kml'],
  ['./c.kml', 'a/doc.kml', 'a/c.kml'],
  ['100%.kml', 'doc.kml', '100%.kml'],
  ['a/b:c.kml', 'x/doc.kml', 'x/a/b:c.kml'],
  ['https://example.org/A.kml?b', 'doc.kml', 'https://example.org/A.kml'],
  ['HTTPS://example.org/A.kml', 'doc.kml', 'HTTPS://example.org/A.kml'],
])('%s in %s leads to %s', (link, from, target) => expect(resolveLink(link, from)).toBe(target))

const document = (content: string) =>
  strToU8(`<kml xmlns="http://www.opengis.net/kml/2.2"><Document>${content}</Document></kml>`)
const place = (name: string) =>
  `<Placemark><name>${name}</name><Point><coordinates>1,2</coordinates></Point></Placemark>`
const link = (href: string) => `<NetworkLink><Link><href>${href}</href></Link></NetworkLink>`

it('documents of an archive are read once each, as they are linked; what is linked elsewhere or not at all is told', async () => {
  const bytes = zipSync({
    'doc.kml': document(place('main') + link('a/one.kml') + link('https://example.org/x.kml') + link('a/one.kml')),
    'a/one.kml': document(place('one') + link('TWO.kml') + link('../doc.kml') + link('none.kml')),
    'a/two.kml': document(place('two')),
    'a/three.kml': document(place('three')),
  })
  const { text, notes } = await converted(bytes, 'kmz', 'csv')
  expect(text.match(/main|one|two|three/g)).toEqual(['main', 'one', 'two'])
  expect(notes.map(({ code, subject }) => [code, subject]).filter(([code]) => /link|other-files/.test(code!))).toEqual([
    ['network-link-not-fetched', 'https://example.org/x.kml'],
    ['network-link-not-fetched', 'none.kml'],
    ['other-files-in-archive', 'a/three.kml'],
  ])
  // Packed by hand, it is a folder of maps: none of them is left out.
  const whole = await converted(bytes, 'kmz', 'csv', 'maps.zip')
  expect(whole.text.match(/main|one|two|three/g)).toEqual(['main', 'one', 'two', 'three'])
  expect(whole.notes.filter(({ code }) => code === 'other-files-in-archive')).toEqual([])
})

it('the only document of an archive becomes a KML as it stands; of several, one with all their places', async () => {
  const alone = `<!-- by hand -->${place('main')}${link('one.kml')}`
  const files = { 'doc.kml': document(alone) }
  expect((await converted(zipSync(files), 'kmz', 'kml')).text).toBe(new TextDecoder().decode(files['doc.kml']))
  const two = await converted(zipSync({ ...files, 'one.kml': document(place('one')) }), 'kmz', 'kml')
  expect(two.text.match(/by hand|main<|one</g)).toEqual(['main<', 'one<'])
})

it('pictures are stored as they are, texts are packed, and all arrive', async () => {
  const noise = Uint8Array.from({ length: 3000 }, (_, at) => at & 7)
  const names = [
    'a.png',
    'b.JPG',
    'c.jpeg',
    'd.gif',
    'e.webp',
    'f.mp3',
    'g.mp4',
    'h.zip',
    'i.kmz',
    'j.txt',
    'k.pngx',
    'l.mp5',
  ]
  const source = zipSync({ 'doc.kml': document(place('p')), ...Object.fromEntries(names.map((name) => [name, noise])) })
  const gpx = await converted(source, 'kmz', 'gpx')
  expect(gpx.notes.find(({ code }) => code === 'images-dropped')?.count).toBe(names.length - 1)
  // A map is no image.
  expect(gpx.notes.find(({ code }) => code === 'other-files-in-archive')?.subject).toBe('i.kmz')
  const parts: Uint8Array[] = []
  const plain = { from: 'kml', inputs: [inputFromBytes('b.kml', document(place('q')))] } as const
  await convert({
    from: 'kmz',
    inputs: [inputFromBytes('a.kmz', source)],
    merge: [plain],
    to: 'kmz',
    write: (chunk) => void parts.push(chunk.slice()),
  })
  const bytes = joined(parts)
  const entries = await openArchive(inputFromBytes('a.kmz', bytes))
  expect(entries.map(({ name }) => name)).toEqual(['doc.kml', ...names])
  expect(entries.slice(1).map(({ size }) => size)).toEqual(names.map(() => 3000))
  expect(entries.filter(({ size, compressedSize }) => compressedSize === size).map(({ name }) => name)).toEqual(
    names.slice(0, 9),
  )
})

it('a KML under the name of a KMZ is read, with its links', async () => {
  const { read, notes } = await inspected(document(place('p') + link('x.kml')), 'kmz')
  expect(read.features).toBe(1)
  expect(notes.map(({ code, subject }) => [code, subject])).toEqual([
    ['extension-differs-from-content', 'KML'],
    ['network-link-not-fetched', 'x.kml'],
  ])
})
