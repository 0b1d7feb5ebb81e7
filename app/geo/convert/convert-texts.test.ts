import { expect, test } from 'vitest'
import { overwriteGetLocale } from '#app/paraglide/runtime.js'
import type { Aspect, Fate } from '#engines/geodata/index.ts'
import { fateText } from './fate-text.ts'
import { convertHead } from './page-head.ts'

overwriteGetLocale(() => 'en')

const fate = (aspect: Aspect, fate: Fate, ...files: string[]) => ({ aspect, fate, files })

test('what becomes of the content, in one line', () => {
  expect(fateText([], 1)).toMatchInlineSnapshot(`"Keeps everything in this file"`)
  expect(fateText([fate('times', 'kept', 'a', 'b')], 2)).toMatchInlineSnapshot(`"Keeps everything in these files"`)
  expect(fateText([fate('times', 'lost', 'a'), fate('elevations', 'lost', 'a')], 1)).toMatchInlineSnapshot(
    `"Loses: times of points, elevations"`,
  )
  expect(fateText([fate('areas', 'changed', 'a')], 1)).toMatchInlineSnapshot(
    `"In another form: areas (as lines along their edges)"`,
  )
  expect(
    fateText(
      [
        fate('times', 'lost', 'a', 'b', 'c'),
        fate('point-values', 'lost', 'a', 'b'),
        fate('attributes', 'lost', 'c'),
        fate('folders', 'lost', 'a', 'b'),
        fate('types', 'changed', 'b'),
        fate('long-names', 'changed', 'a', 'b', 'c'),
      ],
      3,
    ),
  ).toMatchInlineSnapshot(
    `"Loses: times of points; heart rate and other values of points, names of folders or layers in 2 of 3 files; attributes in c. In another form: kinds of geometry (a layer each) in b; long field names (cut to ten characters)"`,
  )
})

test('heads of the page for a pair, and for any file', () => {
  expect(convertHead({ from: 'fit', to: 'csv' })).toMatchInlineSnapshot(`
    {
      "description": "Convert FIT to CSV in your browser: see the data on a map first, and what is kept and what is lost. No upload, no size limit.",
      "heading": "FIT to CSV converter",
      "title": "FIT to CSV converter – Convertory",
    }
  `)
  const any = convertHead({})
  expect(any).toMatchInlineSnapshot(`
    {
      "description": "Open a GPX, KML, GeoJSON, Shapefile, GML, CSV or other map file and save it in any other format. It is read in your browser; nothing is uploaded.",
      "heading": "Map file converter: any format to any",
      "title": "Map file converter: any to any – Convertory",
    }
  `)
  expect(convertHead({ from: 'fit' })).toEqual(any)
})
