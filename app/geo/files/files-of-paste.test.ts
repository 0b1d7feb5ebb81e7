import { expect, test } from 'vitest'
import { filesOfPaste } from './files-of-paste.ts'

const picture = new File([''], 'image.png')
const names = (text: string, ...files: File[]) => filesOfPaste(text, files).map(({ name }) => name)

test('a pasted text is a file of the format it surely is', async () => {
  expect(names('<gpx version="1.1"><name>Авала</name></gpx>')).toEqual(['pasted.gpx'])
  expect(names('{"type":"Point","coordinates":[20,44]}')).toEqual(['pasted.geojson'])
  expect(names('POINT (20 44)')).toEqual(['pasted.wkt'])
  const [file] = filesOfPaste('<kml>Дом</kml>', [])
  expect(await file!.text()).toBe('<kml>Дом</kml>')
})

test('cells of a spreadsheet are a table, not the picture that comes with them', () => {
  expect(names('name\tlat\tlon\nA\t44.8\t20.4', picture)).toEqual(['pasted.csv'])
})

test('any other text is none; files are what they are', () => {
  expect(names('Buy milk')).toEqual([])
  expect(names('')).toEqual([])
  expect(names('', picture)).toEqual(['image.png'])
  expect(names('track.gpx', new File([''], 'track.gpx'))).toEqual(['track.gpx'])
})
