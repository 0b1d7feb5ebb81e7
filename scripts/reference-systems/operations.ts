import { spawnSync } from 'node:child_process'

/** A way from one geographic system to WGS 84 that needs no grid file: seven parameters with position-vector signs, or an offset in degrees. */
export interface Operation {
  readonly id: string
  /** -1 where the registry gives none. */
  readonly accuracyMetres: number
  /** How far off it was found to be at worst (see measure.ts). */
  readonly foundMetres?: number | undefined
  readonly area: Area
  readonly areaName: string
  /** Only for the sea: never preferred to one that is valid on land. */
  readonly isOffshore: boolean
  readonly isBallpark: boolean
  readonly parameters: readonly number[]
}

export type Area = readonly [west: number, south: number, east: number, north: number]

/** The candidate operations PROJ lists, in its order. `dataFolder` holds proj.db and no grids. */
export const operationsToWgs84 = (system: string, dataFolder: string): Operation[] =>
  waysOfGost(system) ?? listed(system, 'EPSG:4326', dataFolder).flatMap((section) => operationOf(section) ?? [])

/** The grids in this folder that lead from one system to another. */
export const gridsTo = (system: string, target: string, dataFolder: string): string[] => [
  ...new Set(
    listed(system, target, dataFolder).flatMap((section) =>
      Array.from(section.matchAll(/\+grids=(\S+)/g), ([, name = '']) => name),
    ),
  ),
]

function listed(system: string, target: string, dataFolder: string): string[] {
  const { stdout, status, stderr } = spawnSync(
    'projinfo',
    [
      '-s',
      system,
      '-t',
      target,
      '--spatial-test',
      'intersects',
      '--grid-check',
      'discard_missing',
      '-o',
      'PROJ,PROJJSON',
    ],
    { encoding: 'utf8', maxBuffer: 1 << 28, env: { ...process.env, PROJ_DATA: dataFolder, PROJ_LIB: dataFolder } },
  )
  if (status !== 0) throw new Error(`projinfo ${system}: ${stderr}`)
  return stdout.split(/^-{30,}$/m).slice(1)
}

function operationOf(section: string): Operation | undefined {
  const summary = /Operation No\. \d+:\s+([\s\S]*?)\n\s*\nPROJ string:\n([\s\S]*?)\nPROJJSON:\n([\s\S]*)$/.exec(section)
  if (!summary) return undefined
  const [, head = '', pipeline = '', json = ''] = summary
  const parameters = composed(pipeline)
  if (!parameters) return undefined
  const described = JSON.parse(json)
  const box = described.bbox ?? described.usages?.[0]?.bbox
  const accuracy = /, (-?[\d.]+) m, /.exec(head)?.[1]
  const areaName = String(described.area ?? described.usages?.[0]?.area ?? head)
  return {
    id: described.id ? `${described.id.authority}:${described.id.code}` : '',
    accuracyMetres: accuracy === undefined ? -1 : Number(accuracy),
    area: box ? [box.west_longitude, box.south_latitude, box.east_longitude, box.north_latitude] : [-180, -90, 180, 90],
    areaName,
    isOffshore: /offshore/i.test(areaName) && !/onshore/i.test(areaName),
    isBallpark: /ballpark/i.test(head),
    parameters,
  }
}

/** The steps of a pipeline as one: nothing where a step is neither a shift of three to ten parameters nor an offset. */
function composed(pipeline: string): number[] | undefined {
  if (pipeline.trim() === '+proj=noop') return []
  let helmert: Helmert | undefined
  let offset: [number, number] | undefined
  for (const step of pipeline.split('+step').slice(pipeline.includes('+step') ? 1 : 0)) {
    const isInverse = /\+inv\b/.test(step)
    const number = (name: string) => Number(new RegExp(`\\+${name}=(\\S+)`).exec(step)?.[1] ?? 0)
    const method = /\+proj=(\w+)/.exec(step)?.[1]
    if (method === 'helmert' || method === 'molobadekas') {
      let part = helmertOf(number, /coordinate_frame/.test(step))
      if (method === 'molobadekas') part = aroundOrigin(part, [number('px'), number('py'), number('pz')])
      if (isInverse) part = inverted(part)
      helmert = helmert ? after(helmert, part) : part
    } else if (method === 'geogoffset') {
      const sign = isInverse ? -1 : 1
      offset = [
        (offset?.[0] ?? 0) + (sign * number('dlon')) / 3600,
        (offset?.[1] ?? 0) + (sign * number('dlat')) / 3600,
      ]
    } else if (
      !['axisswap', 'unitconvert', 'push', 'pop', 'cart', 'longlat', 'pipeline', 'noop', 'set'].includes(method ?? '')
    )
      return undefined
  }
  if (!helmert) return offset ? [...offset] : []
  const { translation, rotation, scale } = helmert
  const isPlain = rotation.every((angle) => angle === 0) && scale === 0
  // Only the Greek datums come by an offset first; its target is on GRS 80, which the engine takes for granted.
  if (offset && !/cart \+ellps=GRS80/.test(pipeline)) return undefined
  return [...(offset ?? []), ...translation, ...(isPlain ? [] : [...rotation, scale])]
}

type Vector = readonly [number, number, number]
interface Helmert {
  readonly translation: Vector
  /** Arc-seconds, position-vector signs. */
  readonly rotation: Vector
  /** Parts per million. */
  readonly scale: number
}

function helmertOf(number: (name: string) => number, isCoordinateFrame: boolean): Helmert {
  const sign = isCoordinateFrame ? -1 : 1
  return {
    translation: [number('x'), number('y'), number('z')],
    rotation: [sign * number('rx'), sign * number('ry'), sign * number('rz')],
    scale: number('s'),
  }
}

const second = Math.PI / 180 / 3600

/** (1 + s) R v for small rotations. */
function turned({ rotation, scale }: Helmert, [x, y, z]: Vector): Vector {
  const [rx, ry, rz] = rotation.map((angle) => angle * second) as unknown as Vector
  const factor = 1 + scale / 1e6
  return [factor * (x - rz * y + ry * z), factor * (rz * x + y - rx * z), factor * (-ry * x + rx * y + z)]
}

/** Rotation about a point of its own (Molodensky-Badekas) is rotation about the centre and another translation. */
function aroundOrigin(part: Helmert, [px, py, pz]: Vector): Helmert {
  const [x, y, z] = turned(part, [px, py, pz])
  const [tx, ty, tz] = part.translation
  return { ...part, translation: [tx + px - x, ty + py - y, tz + pz - z] }
}

function inverted(part: Helmert): Helmert {
  const rotation = part.rotation.map((angle) => -angle) as unknown as Vector
  const scale = (1 / (1 + part.scale / 1e6) - 1) * 1e6
  const [x, y, z] = turned({ translation: [0, 0, 0], rotation, scale }, part.translation)
  return { translation: [-x, -y, -z], rotation, scale }
}

function after(first: Helmert, then: Helmert): Helmert {
  const [x, y, z] = turned(then, first.translation)
  const [tx, ty, tz] = then.translation
  return {
    translation: [x + tx, y + ty, z + tz],
    rotation: first.rotation.map((angle, index) => angle + then.rotation[index]!) as unknown as Vector,
    scale: ((1 + first.scale / 1e6) * (1 + then.scale / 1e6) - 1) * 1e6,
  }
}

/**
 * WGS 84 (G1150) to the frames of our day of GLONASS: EPSG:7961, and with EPSG:7703 behind it the figures of GOST 32453-2017. PROJ knows these steps
 * and cannot write them down, because they hold for one day; its other ways lead through the first PZ-90 and are off by more.
 */
const frame02: Helmert = { translation: [0.36, -0.08, -0.18], rotation: [0, 0, 0], scale: 0 }
const frame11: Helmert = { translation: [-0.013, 0.106, 0.022], rotation: [0.0023, -0.00354, 0.00421], scale: -0.008 }

const framesOfGost: Readonly<Record<string, Helmert>> = {
  'EPSG:9474': frame02,
  'ESRI:104017': frame02,
  'EPSG:9475': frame11,
  'ESRI:104018': frame11,
}

/** In Russia with what PROJ adds up for the way through GSK-2011 (EPSG:7705 and 9773), elsewhere through WGS 84 as a whole. */
const areasOfGost: readonly Pick<Operation, 'accuracyMetres' | 'area' | 'areaName'>[] = [
  { accuracyMetres: 1.03, area: [18.92, 39.87, -168.97, 85.19], areaName: 'Russian Federation' },
  { accuracyMetres: 2.17, area: [-180, -90, 180, 90], areaName: 'World' },
]

function waysOfGost(system: string): Operation[] | undefined {
  const frame = framesOfGost[system]
  if (!frame) return undefined
  const { translation, rotation, scale } = inverted(frame)
  const parameters = [...translation, ...(scale === 0 ? [] : [...rotation, scale])].map((figure) => figure + 0)
  return areasOfGost.map((area) => ({ ...area, id: '', isOffshore: false, isBallpark: false, parameters }))
}
