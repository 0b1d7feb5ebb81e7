import proj4 from 'proj4'
import { type DatumId, datumOfWktName, datums } from './datums.ts'
import { epsgCodeOfName, epsgRows } from './epsg-codes.ts'
import type { Projection } from './projection.ts'
import { zoneFamilies } from './zone-families.ts'

/** The general library, loaded only when a file really is in one of the rarer systems. */
export function projectionOfEpsgCode(code: number): Projection | undefined {
  const row = epsgRows.get(code)
  if (row) {
    const { datum, parameters, axisOrder, name } = row
    return converted(projString(parameters, datum), {
      name,
      epsgCode: code,
      authorityAxisOrder: axisOrder,
      accuracyMetres: datums[datum].accuracyMetres,
    })
  }
  const family = zoneFamilies.find(
    ({ base, firstZone, lastZone }) => code >= base + firstZone && code <= base + lastZone,
  )
  if (!family || family.grid === 'gauss-krueger') return undefined
  const zone = code - family.base
  const south = family.grid === 'utm-south' ? ' south' : ''
  return converted(projString(`proj=utm zone=${zone}${south}`, family.datum), {
    name: `${family.name} zone ${zone}`,
    epsgCode: code,
    authorityAxisOrder: family.axisOrder,
    accuracyMetres: datums[family.datum].accuracyMetres,
  })
}

/** A PROJ string says its own ellipsoid and shift; none said means no shift. */
export function projectionOfProjString(text: string): Projection | undefined {
  const hasShift = /\+?(?:towgs84=|datum=WGS84|datum=NAD83)/i.test(text)
  return converted(text, {
    name: text,
    epsgCode: undefined,
    authorityAxisOrder: 'east-north',
    accuracyMetres: hasShift || /ellps=(?:WGS84|GRS80)/i.test(text) ? 1 : undefined,
  })
}

/**
 * Well-Known Text names its datum but, in the files Esri software writes, gives no shift. Where the name is one we know, our
 * shift is put in; where TOWGS84 is written, it stands. A system known by name is taken from our table instead: the library reads
 * some methods (Swiss and Hungarian oblique Mercator in WKT 2) wrongly.
 */
export function projectionOfWkt(text: string): Projection | undefined {
  const name = /^\w+\s*\[\s*"([^"]*)"/.exec(text)?.[1] ?? ''
  const codeByName = /TOWGS84\s*\[/i.test(text) ? undefined : epsgCodeOfName(name)
  if (codeByName !== undefined) return projectionOfEpsgCode(codeByName)
  const key = 'wkt'
  proj4.defs(key, text)
  const definition: unknown = proj4.defs(key)
  if (typeof definition !== 'object' || definition === null) return undefined
  const described = definition as Record<string, unknown>
  const datum = datumOfWktName(
    /DATUM\s*\[\s*"([^"]*)"/i.exec(text)?.[1] ?? /ENSEMBLE\s*\[\s*"([^"]*)"/i.exec(text)?.[1] ?? '',
  )
  const saysShift = described.datum_params !== undefined
  const onModernEllipsoid =
    /SPHEROID\s*\[\s*"(?:WGS|GRS)_?\s?(?:19)?8[04]|ELLIPSOID\s*\[\s*"(?:WGS|GRS) (?:19)?8[04]/i.test(text)
  if (!saysShift && datum) {
    described.datum_params = datums[datum].toWgs84.split(',').map(Number)
    described.datumCode = undefined
  }
  return converted(described, {
    name,
    epsgCode: undefined,
    authorityAxisOrder: 'east-north',
    accuracyMetres: datum ? datums[datum].accuracyMetres : saysShift || onModernEllipsoid ? 1 : undefined,
  })
}

const projString = (parameters: string, datum: DatumId): string =>
  `${parameters.replace(/(^|\s)(?=\w)/g, '$1+')} +ellps=${datums[datum].ellipsoid} +towgs84=${datums[datum].toWgs84} +no_defs`

type Facts = Pick<Projection, 'name' | 'epsgCode' | 'authorityAxisOrder' | 'accuracyMetres'>

function converted(definition: string | object, facts: Facts): Projection | undefined {
  const system = new proj4.Proj(definition as string)
  const converter = proj4(system as never, new proj4.Proj('WGS84') as never)
  const isDegrees = (system as { readonly projName?: string }).projName === 'longlat'
  return {
    ...facts,
    unit: isDegrees ? 'degrees' : 'metres',
    isWgs84: false,
    toWgs84(east, north) {
      const [longitude, latitude] = converter.forward([east, north])
      return [longitude as number, latitude as number]
    },
    fromWgs84(longitudeDegrees, latitudeDegrees) {
      const [east, north] = converter.inverse([longitudeDegrees, latitudeDegrees])
      return [east as number, north as number]
    },
  }
}
