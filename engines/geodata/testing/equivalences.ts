import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isWithinCategory } from '../bridge/crossing.ts'
import type { FormatId } from '../formats/format-metas.ts'
import { metaOf } from '../formats/format-metas.ts'
import type { Equivalences } from './compare.ts'
import { instant } from './dump.ts'

/** What formats of its kind do by their nature, in `fixtures/nature.json` of its folder: no loss anyone could be told about per value. */
interface Nature {
  /** Without types: what comes back is text. As in JSON: a date is a text with the same characters. */
  readonly values?: 'texts' | 'json'
  /** A line and a line of one part are the same. */
  readonly lineOfOnePart?: 'line'
  /** A row has every column: a value that is not there is null, and null is no value. */
  readonly rows?: 'every-column'
  /** A drawing has a height everywhere: zero says nothing. */
  readonly heights?: 'zero-is-none'
  /** Values that its own reader says of every feature. */
  readonly says?: readonly string[]
  /** The same of points. */
  readonly saysOfPoints?: readonly string[]
  /** The name of a feature is a text beside it. */
  readonly names?: 'texts'
  /** Places are read from columns by their names. */
  readonly positions?: 'by-name'
}

function natureOf(id: FormatId): Nature {
  const path = join(import.meta.dirname, '../formats', id, 'fixtures/nature.json')
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {}
}

/** What the bridge between categories writes in words of its own. */
const bridged = /^(?:id|property:(?:styleUrl|id(?:_\d+)?|gml_id))$/

/** A column without a name gets one. */
const nameless = /^property:(?:(?:column \d+|field)(?:_\d+)?|_\d+)?$/

/** Columns a table is read from by their names: places, not attributes. */
const positionColumn = /^property:(?:x|y|z|lon|lat|alt|ele|elev|height|elevation|altitude|geom|geometry|shape|wkt)$/i

const sameNames: Readonly<Record<string, string>> = {
  'property:desc': 'property:description',
  // Tables and JSON number what a feature of GPX and KML has several times; random files have one that is called so.
  'property:twice_2': 'property:twice',
}

/** What may differ between two formats without anything being lost. Each line is a decision about a format, not about a test. */
export function equivalencesOf(from: FormatId, to: FormatId): Equivalences {
  const natures = [natureOf(from), natureOf(to)]
  const either = (is: (nature: Nature) => boolean) => natures.some(is)
  const rooms = [metaOf(from).room, metaOf(to).room]
  const tellsKinds = rooms.filter((room) => room?.folders === 'kinds').length
  const hasEveryColumn = either(({ rows }) => rows === 'every-column')
  const isBridged = hasEveryColumn || !isWithinCategory(metaOf(from), metaOf(to))
  return {
    aspect(given) {
      // GDAL's prefix for attributes that have no element of their own.
      const aspect = given.replace(/^(property|value):ogr_/, '$1:')
      // A column that is called like one is read as the elevation.
      if (
        either(({ positions }) => positions === 'by-name') &&
        (aspect === 'elevations' || positionColumn.test(aspect))
      )
        return undefined
      if (isBridged && bridged.test(aspect)) return undefined
      const isSaidOf = (names: readonly string[] | undefined, kind: string) =>
        names?.some((name) => aspect === `${kind}:${name}`) === true
      if (either(({ says, saysOfPoints }) => isSaidOf(says, 'property') || isSaidOf(saysOfPoints, 'value')))
        return undefined
      if (hasEveryColumn && nameless.test(aspect)) return 'property:'
      // The colour of a line, in the words of GPX; it is compared as a style.
      if (aspect === 'property:gpx_style_line') return undefined
      // A table needs a column; a row without any gets its number.
      if (aspect === 'property:FID') return undefined
      if (aspect === 'property:tessellate' && rooms.some((room) => room?.styles === 'all')) return undefined
      if (aspect === 'kinds' && tellsKinds < 2) return undefined
      // The time of a waypoint is that of its point; KML says it of the Placemark.
      if (aspect === 'property:timestamp') return undefined
      if (aspect === 'property:text' && either(({ names }) => names === 'texts')) return 'property:name'
      return sameNames[aspect] ?? aspect
    },
    text(aspect, text) {
      // What GPX tells apart by elements, KML does by folders.
      if (aspect === 'folders' && /\/(?:Waypoints|Routes|Tracks)$/.test(text)) return undefined
      if (aspect === 'geometry types' && either(({ lineOfOnePart }) => lineOfOnePart === 'line'))
        return text.replace('Multi', '')
      if (aspect === 'elevations' && either(({ heights }) => heights !== undefined) && text.endsWith(' 0'))
        return undefined
      if (aspect === 'styles') return styleText(text, tellsKinds > 0)
      if (!aspect.startsWith('property:') && aspect !== 'id') return text
      if (hasEveryColumn && text.endsWith('| null ""')) return undefined
      const form = text.replace(/(\| )(?:integer|real) /, '$1number ')
      if (either(({ values }) => values === 'texts')) return withoutType(form)
      return hasEveryColumn || either(({ values }) => values === 'json') ? dateAsText(form) : form
    },
  }
}

/** A value as a format without types says it: by its characters. No value is not said at all, nor are blanks around one. */
function withoutType(text: string): string | undefined {
  const end = text.indexOf('| ') + 2
  const said = text.slice(text.indexOf(' ', end) + 1)
  const value = (said.startsWith('"') ? String(JSON.parse(said)) : said).trim()
  if (value === '') return undefined
  if (isTime.test(value)) return text.slice(0, end) + instant(value)
  return text.slice(0, end) + (/^-?\d/.test(value) && Number.isFinite(Number(value)) ? String(Number(value)) : value)
}

/** Colours that do not say so are opaque. GPX colours lines and nothing else: the fill of an area goes with the area, which is told. */
function styleText(text: string, onlyLines: boolean): string | undefined {
  const at = text.indexOf('{')
  const looks = Object.entries(JSON.parse(text.slice(at)) as Record<string, unknown>).filter(
    ([name, value]) => !(name.endsWith('Opacity') && value === 1) && (!onlyLines || name.startsWith('line')),
  )
  return looks.length === 0 ? undefined : text.slice(0, at) + JSON.stringify(Object.fromEntries(looks))
}

function dateAsText(text: string): string {
  const [, place, value] = /^(.*\| )(?:date|dateTime|text) (.*)$/s.exec(text) ?? []
  if (value === undefined) return text
  const said = value.startsWith('"') ? String(JSON.parse(value)) : value
  return `${place}text ${JSON.stringify(isTime.test(said) ? instant(said) : said)}`
}

const isTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d/
