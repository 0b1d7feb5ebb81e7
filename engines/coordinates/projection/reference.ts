import { nationalName } from './reading/national-names.ts'

/** What a file says about its coordinate reference system, before anything is looked up. */
export type CrsReference =
  | { readonly kind: 'epsg'; readonly code: number; readonly followsAuthorityOrder: boolean }
  /** A code of another authority: `ESRI`, `IGNF`. */
  | {
      readonly kind: 'other'
      readonly authority: string
      readonly code: string
      readonly followsAuthorityOrder: boolean
    }
  | { readonly kind: 'crs84' }
  | { readonly kind: 'wkt'; readonly text: string; readonly epsgCode: number | undefined }
  | { readonly kind: 'projjson'; readonly text: string }
  | { readonly kind: 'proj'; readonly text: string }
  | { readonly kind: 'unknown' }

/** Definitions longer than this are not definitions. */
const longestDefinition = 50_000

/**
 * Reads `EPSG:4326`, `urn:ogc:def:crs:EPSG::4326`, `http://www.opengis.net/def/crs/EPSG/0/4326`,
 * `http://www.opengis.net/gml/srs/epsg.xml#4326`, the same of other authorities, CRS84 in its spellings, names that national mapping
 * agencies use, Well-Known Text 1 and 2, PROJJSON, and PROJ strings.
 *
 * The URN and the /def/crs/ address promise the authority's axis order (OGC 09-048r5 clause 7.3); the short form and the old
 * GML address are in practice easting (longitude) first, whatever the registry says.
 */
export function readCrsReference(definition: string | number): CrsReference {
  if (typeof definition === 'number') return { kind: 'epsg', code: definition, followsAuthorityOrder: false }
  // A byte order mark is a blank, too.
  const text = definition.trim()
  if (text === '' || text.length > longestDefinition) return { kind: 'unknown' }
  if (/^(?:GEOG|GEOD|GEOCCS|PROJC|PROJECTEDCRS|COMPD_CS|COMPOUNDCRS|BOUNDCRS|VERT|LOCAL_CS|ENG)\w*\s*[[(]/i.test(text))
    return wktReference(text.replace(heightsBehind, ']'))
  if (/^\{/.test(text)) return { kind: 'projjson', text }
  if (/^\+?(?:proj|init)=|\s\+(?:proj|init)=/i.test(text)) return { kind: 'proj', text }
  return text.length > 300 ? { kind: 'unknown' } : readName(text)
}

function readName(text: string): CrsReference {
  if (/(?:^|[:/#])(?:CRS:?84h?|OGC:(?:[\w.]*:)?84)$/i.test(text)) return { kind: 'crs84' }
  const old = /(?:^|[:/#])CRS:?(83|27)$/i.exec(text)
  if (old) return code('EPSG', old[1] === '83' ? '4269' : '4267', false)
  const urn = /^urn:(?:x-)?(?:ogc|opengis):def:crs:(EPSG|ESRI|IGNF):(?:[^:]*:)?(\w{1,24})$/i.exec(text)
  if (urn) return code(urn[1]!, urn[2]!, true)
  // Horizontal and vertical system in one name; the first says where.
  const together =
    /^urn:ogc:def:crs,crs:(EPSG):[^:]*:(\d{1,6}),/i.exec(text) ??
    /\/crs-compound\?1=https?:\/\/www\.opengis\.net\/def\/crs\/(EPSG)\/[\w.]+\/(\d{1,6})(?:&|$)/i.exec(text)
  if (together) return code('EPSG', together[2]!, true)
  const address = /^https?:\/\/(?:www\.)?opengis\.net\/def\/crs\/(EPSG|ESRI|IGNF)\/[\w.]+\/(\w{1,24})\/?$/i.exec(text)
  if (address) return code(address[1]!, address[2]!, true)
  const short =
    /^(?:https?:\/\/www\.opengis\.net\/gml\/srs\/(epsg)\.xml#|(EPSG|ESRI|IGNF)(?::{1,2}|\s+)(?:[\d.]*:)?)(\w{1,24})$/i.exec(
      text,
    ) ??
    /^https?:\/\/(?:www\.)?(?:spatialreference\.org\/ref\/|)(?:(epsg)\.io\/|(epsg|esri)\/)(\d{1,6})(?:\/.{0,40})?$/i.exec(
      text,
    ) ??
    /^urn:(EPSG):\w*CRS:()(\d{1,6})$/i.exec(text) ??
    /^urn:(EPSG):[\w.]*:coordinateReferenceSystem:()(\d{1,6})$/i.exec(text) ??
    // With the height's system behind it.
    /^(EPSG):{1,2}()(\d{1,6})(?:\+|,EPSG:{1,2})\d{1,6}$/i.exec(text) ??
    /^(EPSG)()_?(\d{4,6})$/i.exec(text) ??
    /^https?:\/\/[\w.]{0,40}\.ign\.fr\/(?:[\w./]{0,60}\/)?(IGNF)(?:\.xml#|\/)()(\w{1,24})$/i.exec(text)
  if (short) return code(short[1] || short[2] || 'EPSG', short[3]!, false)
  if (/^\d{4,6}$/.test(text)) return code('EPSG', text, false)
  const national = nationalName(text)
  return national ? { kind: 'epsg', ...national } : { kind: 'unknown' }
}

function code(authority: string, text: string, followsAuthorityOrder: boolean): CrsReference {
  const name = authority.toUpperCase()
  if (name !== 'EPSG') return { kind: 'other', authority: name, code: text, followsAuthorityOrder }
  return /^\d{1,6}$/.test(text) ? { kind: 'epsg', code: Number(text), followsAuthorityOrder } : { kind: 'unknown' }
}

/** Esri's programs write the system of the heights behind that of the places, in the same line. */
const heightsBehind = /\]\s*,\s*VERTCS\s*\[[\s\S]*$/i

const wktReference = (text: string): CrsReference => ({ kind: 'wkt', text, epsgCode: epsgCodeOfWkt(text) })

/** The code that stands last in the outermost element, where WKT 1 and 2 put the identity of the whole. */
function epsgCodeOfWkt(text: string): number | undefined {
  const closing = /(?:AUTHORITY|ID)\s*[[(]\s*"EPSG"\s*,\s*"?(\d{1,6})"?\s*[\])]\s*[\])]$/i.exec(text.slice(-80))
  if (closing) return Number(closing[1])
  return /^PROJC\w+\s*\[\s*"[^"]*(?:Web_Mercator|Pseudo-Mercator|Popular_Visualisation)/i.test(text) ? 3857 : undefined
}
