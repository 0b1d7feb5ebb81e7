import type { FormatId } from '../format.ts'
import { metaOf } from '../pair.ts'
import type { Equivalences } from './compare.ts'

/** Formats without types: what comes back from them is text, and that is no loss anyone could be told about per value. */
const untyped: readonly FormatId[] = ['gpx', 'kml', 'kmz']
/** Formats that have no dates: a date is a text with the same characters. */
const withoutDates: readonly FormatId[] = ['geojson', 'topojson']
/** Formats that tell waypoints, routes and tracks from plain features. */
const withKinds: readonly FormatId[] = ['gpx']
/** Formats in which a line and a line of one part are the same. */
const withoutMulti: readonly FormatId[] = ['gpx', 'kml', 'kmz', 'shp', 'gml']
/** Formats whose writer says of every line that it lies on the ground. */
const onTheGround: readonly FormatId[] = ['kml', 'kmz']

/** What the bridge between categories writes in words of its own: times and values of points as lists or measures, styles and folders as properties. */
const bridged =
  /^(?:times|measures|styles|kinds|id|value:.*|property:(?:_gpxType|gpx_style_line|coordinateProperties|stroke.*|fill.*|marker.*|folder|time|styleUrl|id|gml_id))$/

const places: ReadonlySet<string> = new Set(['positions', 'paths', 'elevations'])

const sameNames: Readonly<Record<string, string>> = {
  'property:desc': 'property:description',
}

/** What may differ between two formats without anything being lost. Each line is a decision about a format, not about a test. */
export function equivalencesOf(from: FormatId, to: FormatId): Equivalences {
  const either = (formats: readonly FormatId[]) => formats.includes(from) || formats.includes(to)
  const isOther = metaOf(from).category === 'other' || metaOf(to).category === 'other'
  const isBridged = isOther || metaOf(from).category !== metaOf(to).category
  return {
    aspect(aspect) {
      // Tables and devices have words of their own for everything but places.
      if (isOther && !places.has(aspect)) return undefined
      // A column that is called like one is read as the elevation.
      if (aspect === 'elevations' && either(['csv'])) return undefined
      if (isBridged && bridged.test(aspect)) return undefined
      // A table needs a column; a row without any gets its number.
      if (aspect === 'property:FID') return undefined
      if (aspect === 'property:tessellate' && either(onTheGround)) return undefined
      if (aspect === 'kinds' && !(withKinds.includes(from) && withKinds.includes(to))) return undefined
      // The time of a waypoint is that of its point; KML says it of the Placemark.
      if (aspect === 'property:timestamp') return undefined
      // Folders and layers are named by the writer where the source has none.
      if (aspect === 'folders') return undefined
      // GDAL's prefix for attributes that have no element of their own.
      return sameNames[aspect] ?? aspect.replace(/^property:ogr_/, 'property:')
    },
    text(aspect, text) {
      if (aspect === 'geometry types' && either(withoutMulti)) return text.replace('Multi', '')
      // Colours that do not say so are opaque.
      if (aspect === 'styles') return text.replace(/,?"(?:line|fill)Opacity":1(?=[,}])/g, '')
      if (!aspect.startsWith('property:') && aspect !== 'id') return text
      const form = text.replace(/(\| )(?:integer|real) /, '$1number ')
      if (either(untyped)) return withoutType(form)
      return either(withoutDates) ? form.replace(/(\| )(?:date|dateTime) /, '$1text ') : form
    },
  }
}

/** A value as a format without types says it: by its characters. No value is not said at all, nor are blanks around one. */
function withoutType(text: string): string | undefined {
  const end = text.indexOf('| ') + 2
  const said = text.slice(text.indexOf(' ', end) + 1)
  const value = (said.startsWith('"') ? String(JSON.parse(said)) : said).trim()
  if (value === '') return undefined
  return text.slice(0, end) + (/^-?\d/.test(value) && Number.isFinite(Number(value)) ? String(Number(value)) : value)
}
