import { wgs84InverseFlattening } from '../geodesy/ellipsoid.ts'
import { assembled } from './assemble.ts'
import { closedFormProjection } from './closed-form.ts'
import { longitudeLatitude } from './longitude-latitude.ts'
import type { Projection } from './projection.ts'
import { systemFromProjString } from './reading/from-proj-string.ts'
import { epsgCodeOfProjJson, systemFromProjJson } from './reading/from-projjson.ts'
import { systemFromWkt } from './reading/from-wkt.ts'
import { readWktTree } from './reading/wkt-tree.ts'
import type { CrsReference } from './reference.ts'
import { type Found, findSystem, type Missing } from './registry/find.ts'

type LookUp = { readonly projection: Projection } | { readonly missing: Missing }

/** Everything beyond the few systems with formulas of their own: the registry, descriptions, and the formulas of rare methods. */
export async function lookUp(reference: Exclude<CrsReference, { kind: 'crs84' | 'unknown' }>): Promise<LookUp> {
  if (reference.kind === 'epsg') return ready(await findSystem('EPSG', String(reference.code)))
  if (reference.kind === 'other') return ready(await findSystem(reference.authority, reference.code.toUpperCase()))
  if (reference.kind === 'wkt') return fromWkt(reference.text, reference.epsgCode)
  if (reference.kind === 'projjson') return fromProjJson(reference.text)
  return fromProjString(reference.text)
}

async function ready(found: Found): Promise<LookUp> {
  if (found.kind === 'missing') return { missing: found.missing }
  if (found.kind === 'text') return fromWkt(found.text, undefined)
  const { definition } = found
  // A code may mean plain WGS 84 under another name, or with a height.
  const { geodetic, plane, degreesPerUnit } = definition
  const isWgs84 =
    !plane &&
    degreesPerUnit === 1 &&
    definition.accuracyMetres === 0 &&
    geodetic.primeMeridianDegrees === 0 &&
    geodetic.inverseFlattening === wgs84InverseFlattening &&
    geodetic.operations.every(({ parameters }) => parameters.length === 0)
  if (isWgs84)
    return {
      projection: {
        ...longitudeLatitude,
        name: definition.name,
        epsgCode: definition.epsgCode,
        authorityAxisOrder: definition.isNorthFirst ? 'north-east' : 'east-north',
      },
    }
  return { projection: await assembled(definition) }
}

/** Where the text carries a code that the registry has, the registry answers: it knows the area of use, and so a better shift. */
async function fromWkt(text: string, epsgCode: number | undefined): Promise<LookUp> {
  const tree = readWktTree(text)
  if (!tree) return { missing: { kind: 'definition', name: text.slice(0, 60) } }
  if (epsgCode !== undefined && !/TOWGS84/i.test(text)) {
    const found = await findSystem('EPSG', String(epsgCode))
    if (found.kind === 'system') return ready(found)
  }
  return ready(await systemFromWkt(tree))
}

async function fromProjJson(text: string): Promise<LookUp> {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    return { missing: { kind: 'definition', name: text.slice(0, 60) } }
  }
  const code = epsgCodeOfProjJson(json)
  const common = code === undefined ? undefined : closedFormProjection(code)
  if (common) return { projection: common }
  const found = code === undefined ? undefined : await findSystem('EPSG', String(code))
  return ready(found?.kind === 'system' ? found : await systemFromProjJson(json))
}

async function fromProjString(text: string): Promise<LookUp> {
  const init = /\binit=epsg:(\d{1,6})/i.exec(text)
  return ready(init ? await findSystem('EPSG', String(Number(init[1]))) : await systemFromProjString(text))
}
