import { DatabaseSync } from 'node:sqlite'
import type { Area } from './operations.ts'

export interface Geodetic {
  readonly key: string
  readonly name: string
  readonly kind: 'geographic 2D' | 'geographic 3D' | 'geocentric'
  readonly datum: string
  readonly datumNames: readonly string[]
  readonly otherNames: readonly string[]
  /** Those of them that the registry itself has. */
  readonly aliases: readonly string[]
  readonly semiMajorAxis: number
  readonly inverseFlattening: number
  readonly primeMeridian: number
  /** Degrees per unit. */
  readonly unit: number
  readonly isNorthFirst: boolean
  readonly area: Area
  readonly areaName: string
  readonly isDeprecated: boolean
}

export interface Projected {
  readonly key: string
  readonly name: string
  readonly otherNames: readonly string[]
  readonly aliases: readonly string[]
  readonly base: string
  readonly method: number
  readonly parameters: ReadonlyMap<number, number>
  /** Metres per unit. */
  readonly unit: number
  /** Directions and letters of the axes, as the pieces write them. */
  readonly order: string
  readonly area: Area
  readonly areaName: string
  readonly isDeprecated: boolean
  /** What the registry gives in its place, where that is one system. */
  readonly replacement: string | undefined
  /** Well-Known Text, where the registry has no parameters. */
  readonly text: string | undefined
}

export interface Compound {
  readonly key: string
  readonly name: string
  readonly horizontal: string
}

type Row = Record<string, unknown>

export function readRegistry(path: string) {
  const database = new DatabaseSync(path, { readOnly: true })
  const all = (sql: string, ...values: string[]) => database.prepare(sql).all(...values) as Row[]
  const units = new Map(all('select * from unit_of_measure').map((row) => [`${row.auth_name}:${row.code}`, row]))
  const aliases = Map.groupBy(
    all("select * from alias_name where source in ('ESRI', 'EPSG', 'PROJ')"),
    (row) => `${row.table_name} ${row.auth_name}:${row.code}`,
  )
  const namesOf = (table: string, key: string, source?: string) =>
    (aliases.get(`${table} ${key}`) ?? [])
      .filter((row) => source === undefined || row.source === source)
      .map((row) => String(row.alt_name))
  const areas = new Map<string, Area>()
  const areaNames = new Map<string, Set<string>>()
  for (const row of all(
    'select u.object_table_name t, u.object_auth_name a, u.object_code c, e.* from usage u join extent e on e.auth_name = u.extent_auth_name and e.code = u.extent_code',
  ))
    if (row.west_lon !== null) {
      const key = `${row.t} ${row.a}:${row.c}`
      const area = [row.west_lon, row.south_lat, row.east_lon, row.north_lat] as unknown as Area
      const known = areas.get(key)
      // A system of several lands has an area for each of its uses.
      areas.set(key, known ? union(known, area) : area)
      areaNames.set(key, (areaNames.get(key) ?? new Set()).add(String(row.name).replace(/\.$/, '')))
    }
  const areaNameOf = (key: string) => [...(areaNames.get(key) ?? ['World'])].join('; ')
  const world: Area = [-180, -90, 180, 90]
  const axes = Map.groupBy(
    all('select * from axis order by coordinate_system_order'),
    (row) => `${row.coordinate_system_auth_name}:${row.coordinate_system_code}`,
  )

  /** As PROJ does for pictures: swapped where north stands before east, at the poles by the axes' names. */
  const isNorthFirst = (system: string): boolean => {
    const [first, second] = axes.get(system) ?? []
    const [one, two] = [String(first?.orientation), String(second?.orientation)]
    if (one === 'north' && two === 'east') return true
    return (
      /^(south|north) along/i.test(one) &&
      /^(south|north) along/i.test(two) &&
      /^northing/i.test(String(first?.name)) &&
      /^easting/i.test(String(second?.name))
    )
  }
  /**
   * Empty for east, then north; `n` for north, then east; else the two directions where one of them is west or south. An `x` behind says that
   * the letter X stands for the axis of north or south.
   */
  const orderOf = (system: string): string => {
    const [first, second] = axes.get(system) ?? []
    const [one, two] = [first, second].map((axis) => String(axis?.orientation).toLowerCase())
    const isPlain = [one, two].every((direction) => /^(?:north|south|east|west)$/.test(direction ?? ''))
    if (!isPlain) return isNorthFirst(system) ? 'n' : ''
    const directions = `${one![0]}${two![0]}`
    const letter = [first, second].find((axis) => /^(?:north|south)$/.test(String(axis?.orientation)))?.abbrev
    const order = directions === 'en' ? '' : directions === 'ne' ? 'n' : directions
    return /^x$/i.test(String(letter)) ? `${order}x` : order
  }
  const unitOf = (system: string): string => {
    const row = axes.get(system)?.[0]
    return `${row?.uom_auth_name}:${row?.uom_code}`
  }
  const degreesOf = (value: number, unit: string): number => {
    if (unit === 'EPSG:9110') return sexagesimal(value)
    const factor = units.get(unit)?.conv_factor
    return tidy(
      unit === 'EPSG:9102' || unit === 'EPSG:9122'
        ? value
        : unit === 'EPSG:9105'
          ? value * 0.9
          : (value * Number(factor) * 180) / Math.PI,
    )
  }
  const figureOf = (value: number, unit: string): number => {
    const row = units.get(unit)
    if (row?.type === 'angle') return degreesOf(value, unit)
    return tidy(value * Number(row?.conv_factor ?? 1))
  }

  const geodetic: Geodetic[] =
    all(`select g.*, d.name datum_name, d.ellipsoid_auth_name ea, d.ellipsoid_code ec, d.prime_meridian_auth_name pa, d.prime_meridian_code pc,
      e.semi_major_axis, e.inv_flattening, e.semi_minor_axis, e.uom_auth_name eua, e.uom_code euc, m.longitude, m.uom_auth_name mua, m.uom_code muc, e.celestial_body_code body
      from geodetic_crs g join geodetic_datum d on d.auth_name = g.datum_auth_name and d.code = g.datum_code
      join ellipsoid e on e.auth_name = d.ellipsoid_auth_name and e.code = d.ellipsoid_code
      join prime_meridian m on m.auth_name = d.prime_meridian_auth_name and m.code = d.prime_meridian_code
      where g.auth_name in ('EPSG', 'ESRI', 'IGNF') and g.type in ('geographic 2D', 'geographic 3D', 'geocentric') and e.celestial_body_code = 'EARTH'`).map(
      (row) => {
        const key = `${row.auth_name}:${row.code}`
        const datum = `${row.datum_auth_name}:${row.datum_code}`
        const axisUnit = Number(units.get(`${row.eua}:${row.euc}`)?.conv_factor ?? 1)
        const a = Number(row.semi_major_axis)
        const inverse =
          row.inv_flattening === null
            ? Number(row.semi_minor_axis) === a
              ? 0
              : a / (a - Number(row.semi_minor_axis))
            : Number(row.inv_flattening)
        const system = `${row.coordinate_system_auth_name}:${row.coordinate_system_code}`
        return {
          key,
          name: String(row.name),
          kind: row.type as Geodetic['kind'],
          datum,
          datumNames: [String(row.datum_name), ...namesOf('geodetic_datum', datum)],
          otherNames: namesOf('geodetic_crs', key),
          aliases: namesOf('geodetic_crs', key, 'EPSG'),
          semiMajorAxis: tidy(a * axisUnit),
          inverseFlattening: tidy(inverse),
          primeMeridian: degreesOf(Number(row.longitude), `${row.mua}:${row.muc}`),
          unit: row.type === 'geocentric' ? 1 : degreesOf(1, unitOf(system)),
          isNorthFirst: isNorthFirst(system),
          area: areas.get(`geodetic_crs ${key}`) ?? world,
          areaName: areaNameOf(`geodetic_crs ${key}`),
          isDeprecated: row.deprecated === 1,
        }
      },
    )

  const replacements = new Map<string, string[]>()
  for (const row of all("select * from deprecation where table_name = 'projected_crs'"))
    replacements.set(`${row.deprecated_auth_name}:${row.deprecated_code}`, [
      ...(replacements.get(`${row.deprecated_auth_name}:${row.deprecated_code}`) ?? []),
      `${row.replacement_auth_name}:${row.replacement_code}`,
    ])

  const projected: Projected[] =
    all(`select p.*, c.method_auth_name ma, c.method_code mc, ${[1, 2, 3, 4, 5, 6, 7].map((at) => `c.param${at}_code c${at}, c.param${at}_value v${at}, c.param${at}_uom_auth_name ua${at}, c.param${at}_uom_code u${at}`).join(', ')}
      from projected_crs p left join conversion_table c on c.auth_name = p.conversion_auth_name and c.code = p.conversion_code
      where p.auth_name in ('EPSG', 'ESRI', 'IGNF')`)
      .filter((row) => row.text_definition !== null || row.ma === 'EPSG')
      .map((row) => {
        const key = `${row.auth_name}:${row.code}`
        const system = `${row.coordinate_system_auth_name}:${row.coordinate_system_code}`
        const parameters = new Map<number, number>()
        for (const at of [1, 2, 3, 4, 5, 6, 7])
          if (row[`c${at}`] !== null)
            parameters.set(Number(row[`c${at}`]), figureOf(Number(row[`v${at}`]), `${row[`ua${at}`]}:${row[`u${at}`]}`))
        return {
          key,
          name: String(row.name),
          otherNames: namesOf('projected_crs', key),
          aliases: namesOf('projected_crs', key, 'EPSG'),
          base: `${row.geodetic_crs_auth_name}:${row.geodetic_crs_code}`,
          method: Number(row.mc),
          parameters,
          unit: tidy(Number(units.get(unitOf(system))?.conv_factor ?? 1)),
          order: orderOf(system),
          area: areas.get(`projected_crs ${key}`) ?? world,
          areaName: areaNameOf(`projected_crs ${key}`),
          isDeprecated: row.deprecated === 1,
          replacement: replacements.get(key)?.length === 1 ? replacements.get(key)?.[0] : undefined,
          text: row.text_definition === null ? undefined : String(row.text_definition),
        }
      })

  const compound: Compound[] = all("select * from compound_crs where auth_name in ('EPSG', 'ESRI', 'IGNF')").map(
    (row) => ({
      key: `${row.auth_name}:${row.code}`,
      name: String(row.name),
      horizontal: `${row.horiz_crs_auth_name}:${row.horiz_crs_code}`,
    }),
  )
  const grids = gridsOf(all)
  const operationNames = new Map(
    all(
      "select code, name from conversion_method where auth_name = 'EPSG' union select code, name from conversion_param",
    ).map((row) => [Number(row.code), String(row.name)]),
  )
  const nameOf = (code: number) => operationNames.get(code)
  const metadata = Object.fromEntries(all('select * from metadata').map((row) => [String(row.key), String(row.value)]))
  database.close()
  return { geodetic, projected, compound, grids, nameOf, metadata }
}

/** What the authors of an operation say of its accuracy, by the names of the file it takes; where one leads to WGS 84 itself, that one. */
function gridsOf(all: (sql: string) => Row[]): Map<string, number> {
  const others = Map.groupBy(all('select * from grid_alternatives'), (row) => String(row.original_grid_name))
  const found = new Map<string, number>()
  const rows = all(
    "select * from grid_transformation where auth_name = 'EPSG' and deprecated = 0 and accuracy is not null",
  )
  const toWgs84 = (row: Row) => [row.source_crs_code, row.target_crs_code].includes('4326')
  for (const row of rows.toSorted((one, other) => Number(toWgs84(one)) - Number(toWgs84(other)))) {
    const name = String(row.grid_name)
    const alternatives = (others.get(name) ?? []).flatMap((each) => [each.proj_grid_name, each.old_proj_grid_name])
    for (const each of [name, ...alternatives])
      if (/\.(?:gsb|tif)$/i.test(String(each))) found.set(String(each).toLowerCase(), Number(row.accuracy))
  }
  return found
}

/** The smaller of the two ways around the Earth that hold both. */
function union(one: Area, other: Area): Area {
  const spanOf = ([west, , east]: Area): [number, number] => [west, east < west ? east + 360 : east]
  const [west, east] = spanOf(one)
  const spans = [-360, 0, 360].map((turn): [number, number] => {
    const [otherWest, otherEast] = spanOf(other)
    return [Math.min(west, otherWest + turn), Math.max(east, otherEast + turn)]
  })
  const [start, end] = spans.toSorted((first, second) => first[1] - first[0] - (second[1] - second[0]))[0]!
  const [south, north] = [Math.min(one[1], other[1]), Math.max(one[3], other[3])]
  if (end - start >= 360) return [-180, south, 180, north]
  const wrap = (longitude: number) =>
    longitude > 180 ? longitude - 360 : longitude < -180 ? longitude + 360 : longitude
  return [wrap(start), south, wrap(end), north]
}

/** D.MMSSsss: degrees before the point, two digits of minutes, two of seconds and their fraction behind it. */
function sexagesimal(value: number): number {
  const sign = value < 0 ? -1 : 1
  const [whole = '0', fraction = ''] = Math.abs(value).toFixed(10).split('.')
  const minutes = Number(fraction.slice(0, 2))
  const seconds = Number(`${fraction.slice(2, 4)}.${fraction.slice(4)}`)
  return tidy(sign * (Number(whole) + minutes / 60 + seconds / 3600))
}

/** Fifteen digits: what a conversion of units leaves in the last bits is no figure of the registry. */
export const tidy = (value: number): number => Number(value.toPrecision(15))
