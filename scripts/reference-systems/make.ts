/**
 * Writes the pieces of the registry of reference systems from PROJ's copy of it. Run by hand when a new version is wanted:
 *
 *   node scripts/reference-systems/make.ts /usr/share/proj/proj.db
 *
 * It needs PROJ's `projinfo` on the path; building and testing the project need neither.
 */
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { areaCodeOf } from '../../engines/coordinates/area-name.ts'
import { bare } from '../../engines/coordinates/projection/code-of-name.ts'
import { accuracyOver, withoutMisprints } from './accuracy.ts'
import { type Area, type Operation, operationsToWgs84 } from './operations.ts'
import { type Geodetic, type Projected, readRegistry } from './registry.ts'

const databasePath = process.argv[2] ?? '/usr/share/proj/proj.db'
const target = join(import.meta.dirname, '../../engines/coordinates/projection/registry/pieces')
const rowsPerPiece = 400

const measured: Record<string, number> = JSON.parse(readFileSync(join(import.meta.dirname, 'measured.json'), 'utf8'))
const againstGrids: readonly { datum: string; parameters: readonly number[]; metres: number }[] = JSON.parse(
  readFileSync(join(import.meta.dirname, 'against-grids.json'), 'utf8'),
)
const registry = readRegistry(databasePath)
const dataFolder = mkdtempSync(join(tmpdir(), 'proj-'))
copyFileSync(databasePath, join(dataFolder, 'proj.db'))

const geographic = registry.geodetic.filter(({ kind }) => kind === 'geographic 2D')
const operationsOf = new Map<string, Operation[]>()
for (const system of geographic)
  operationsOf.set(
    system.key,
    withoutMisprints(system, operationsToWgs84(system.key, dataFolder)).map((operation) =>
      withFound(system, operation),
    ),
  )
rmSync(dataFolder, { recursive: true })

const geodeticByKey = new Map(registry.geodetic.map((row) => [row.key, row]))
const projectedByKey = new Map(registry.projected.map((row) => [row.key, row]))
/** A plane may stand on a system with heights; the one without is the same on the map. */
const flatByDatum = new Map(geographic.map((row) => [row.datum, row.key]))
const flatBase = (key: string) => {
  const base = geodeticByKey.get(key)
  return base && base.kind !== 'geographic 2D' ? (flatByDatum.get(base.datum) ?? key) : key
}
const codeOf = (key: string) => key.replace('EPSG:', '')
const areaText = (area: Area) => area.map((degrees) => Math.round(degrees * 100) / 100).join(',')
const accuracyText = (accuracy: number | undefined) =>
  accuracy === undefined ? '' : String(Math.round(accuracy * 100) / 100)
const clean = (text: string) => text.replaceAll(/[|;`\\$\n]/g, ' ').trim()

rmSync(target, { recursive: true, force: true })
mkdirSync(target, { recursive: true })

writeGeodetic(
  'geodetic-epsg',
  geographic.filter(({ key }) => key.startsWith('EPSG:')),
)
writeGeodetic(
  'geodetic-other',
  geographic.filter(({ key }) => !key.startsWith('EPSG:')),
)
const epsgStarts = writeProjected(
  'epsg',
  registry.projected.filter(({ key }) => key.startsWith('EPSG:')),
)
const esriStarts = writeProjected(
  'esri',
  registry.projected.filter(({ key }) => key.startsWith('ESRI:')),
)
writeProjected(
  'ignf',
  registry.projected.filter(({ key }) => key.startsWith('IGNF:')),
)
writeExceptions()
writeAliases()
writeNames()
writeOperationNames()
writeAreaNames()
writeGrids()
writeIndex()

/**
 * The base of a system and the accuracy that follows from it. A withdrawn system may hang on a datum that has no operation where the
 * system lies (MGI in Serbia); its successor is the same plane on the right one.
 */
function placed(system: Projected): { readonly base: string; readonly accuracy: number | undefined } {
  const accuracyOn = (base: string) => {
    const geodetic = geodeticByKey.get(base)
    return geodetic && accuracyOver(system.area, geodetic, operationsOf.get(base) ?? [])
  }
  const ownBase = flatBase(system.base)
  const own = { base: ownBase, accuracy: covering(system.key, accuracyOn(ownBase)) }
  let successor: Projected | undefined = system
  for (let step = 0; step < 4 && successor?.isDeprecated; step++)
    successor = projectedByKey.get(successor.replacement ?? '')
  const isSamePlane =
    successor !== undefined &&
    successor.method === system.method &&
    geodeticByKey.get(successor.base)?.semiMajorAxis === geodeticByKey.get(system.base)?.semiMajorAxis &&
    [...system.parameters].every(([code, value]) => successor?.parameters.get(code) === value)
  if (!successor || !isSamePlane || successor.base === system.base) return own
  const other = { base: successor.base, accuracy: accuracyOn(successor.base) }
  return (other.accuracy ?? 9999) < (own.accuracy ?? 9999) / 3 ? other : own
}

/** With what a comparison with a grid found to be more than the published figure; the datum counted from Paris is moved as the one from Greenwich. */
function withFound({ datumNames }: Geodetic, operation: Operation): Operation {
  const names = datumNames.map((name) => name.replace(/ \(.*/, ''))
  const figures = againstGrids
    .filter(({ datum, parameters }) => names.includes(datum) && parameters.join() === operation.parameters.join())
    .map(({ metres }) => metres)
  const foundMetres = Math.max(0, ...figures)
  return foundMetres > Math.max(0, operation.accuracyMetres) ? { ...operation, foundMetres } : operation
}

/** What a comparison with PROJ and its grids found to be apart by more than the operations promise (see compare.ts). */
function covering(key: string, accuracy: number | undefined): number | undefined {
  return accuracy === undefined ? undefined : Math.max(accuracy, measured[key] ?? 0)
}

function piece(name: string, about: string, lines: readonly string[]) {
  const head = `// Made by scripts/reference-systems from the EPSG registry ${registry.metadata['EPSG.VERSION']} (PROJ ${registry.metadata['PROJ.VERSION']}); terms in docs/decisions/0015.\n// ${about}\n`
  writeFileSync(join(target, `${name}.ts`), `${head}export const lines = \`${lines.join('\n')}\`\n`)
}

function writeGeodetic(name: string, systems: readonly Geodetic[]) {
  const operationLines: string[] = []
  const indexOf = new Map<string, number>()
  const systemLines = systems.map((system) => {
    const operations = operationsOf.get(system.key) ?? []
    const indexes = operations.map((operation) => {
      const { accuracyMetres, foundMetres, area, isOffshore, isBallpark, parameters } = operation
      const figures = parameters.map((value) => Number(value.toPrecision(12))).join(',')
      const line = `${isBallpark ? -1 : accuracyMetres}|${isBallpark ? '' : areaText(area)}|${isOffshore ? 'o' : ''}|${figures}${foundMetres === undefined ? '' : `|${foundMetres}`}`
      if (!indexOf.has(line)) indexOf.set(line, operationLines.push(line) - 1)
      return indexOf.get(line)
    })
    return [
      codeOf(system.key),
      clean(system.name),
      system.semiMajorAxis,
      system.inverseFlattening,
      system.primeMeridian || '',
      system.unit === 1 ? '' : system.unit,
      system.isNorthFirst ? '' : 'e',
      areaText(system.area),
      accuracyText(covering(system.key, accuracyOver(system.area, system, operations))),
      indexes.join(','),
      system.otherNames.map(clean).join(';'),
      system.datumNames.map(clean).join(';'),
      system.isDeprecated ? 'd' : '',
    ].join('|')
  })
  piece(
    name,
    'Operations (accuracy, area, sea only, parameters, found to be off by), an empty line, geographic systems (code, name, axis, flattening, meridian, unit, order, area, accuracy, operations, names, datum names).',
    [...operationLines, '', ...systemLines],
  )
}

function writeProjected(authority: string, systems: readonly Projected[]): (string | number)[] {
  const sorted = systems.toSorted(
    (one, other) => codeNumber(one.key) - codeNumber(other.key) || one.key.localeCompare(other.key),
  )
  const starts: (string | number)[] = []
  for (let from = 0; from < sorted.length; from += rowsPerPiece) {
    const rows = sorted.slice(from, from + rowsPerPiece)
    starts.push(codeNumber(rows[0]!.key))
    const methods = new Map<number, readonly number[]>()
    const lines = rows.map((system) => {
      if (system.text !== undefined) return [codeOf(system.key), clean(system.name), system.text].join('|')
      const order = methods.get(system.method) ?? [...system.parameters.keys()].toSorted((one, other) => one - other)
      methods.set(system.method, order)
      const { base, accuracy } = placed(system)
      return [
        codeOf(system.key),
        clean(system.name),
        codeOf(base),
        system.method,
        order.map((code) => system.parameters.get(code) ?? '').join(','),
        system.unit === 1 ? '' : system.unit,
        system.order,
        areaText(system.area),
        accuracyText(accuracy),
        system.isDeprecated ? 'd' : '',
      ].join('|')
    })
    const head = [...methods].map(([method, order]) => `${method}:${order.join(',')}`)
    piece(
      `${authority}-${String(starts.length - 1).padStart(2, '0')}`,
      'Methods with the codes of their parameters, an empty line, projected systems (code, name, base, method, parameters, unit, order, area, accuracy).',
      [...head, '', ...lines],
    )
  }
  return starts
}

/**
 * Well-Known Text has no area. Where a system lies outside its datum's, or hangs on another datum than its text says, its names tell.
 */
function writeExceptions() {
  const lines = registry.projected
    .filter(({ key, text }) => key.startsWith('EPSG:') && text === undefined)
    .flatMap((system) => {
      const { base, accuracy } = placed(system)
      const geodetic = geodeticByKey.get(system.base)
      const usual = geodetic && accuracyOver(geodetic.area, geodetic, operationsOf.get(system.base) ?? [])
      if (base === system.base && (usual === undefined || (accuracy ?? 9999) <= usual)) return []
      return [[codeOf(system.key), [system.name, ...system.otherNames].map(clean).join(';')].join('|')]
    })
  piece('system-exceptions', 'Systems that their Well-Known Text places worse than their code (code, names).', lines)
}

/** Systems that are another one and a height, and what cannot be drawn on a map. */
function writeAliases() {
  const lines = registry.geodetic
    .filter(({ kind }) => kind !== 'geographic 2D')
    .map((row) => {
      const meaning = row.kind === 'geocentric' ? 'xyz' : codeOf(flatByDatum.get(row.datum) ?? '')
      return [codeOf(row.key), clean(row.name), meaning].join('|')
    })
  const compounds = registry.compound.map(({ key, name, horizontal }) =>
    [codeOf(key), clean(name), codeOf(horizontal)].join('|'),
  )
  piece(
    'system-aliases',
    'Three-dimensional and compound systems (code, name, the system in the plane; xyz for geocentric ones).',
    [...lines, ...compounds],
  )
}

function writeNames() {
  const named = [...registry.projected, ...geographic]
    .filter(({ key }) => key.startsWith('EPSG:'))
    .toSorted((one, other) => codeNumber(one.key) - codeNumber(other.key))
  const lines = named.map(({ key, name, isDeprecated }) => `${codeOf(key)}|${clean(name)}${isDeprecated ? '|d' : ''}`)
  piece('system-names', 'Names to search in (code, name, withdrawn).', lines)
  writeOtherNames(named)
}

/** A name that is a system's own is no other system's, and one of several systems in use is nobody's. */
function writeOtherNames(named: readonly Pick<Geodetic, 'key' | 'name' | 'aliases' | 'isDeprecated'>[]) {
  const own = new Set(named.map(({ name }) => bare(name)))
  const systems = Map.groupBy(
    named
      .filter(({ isDeprecated }) => !isDeprecated)
      .flatMap(({ key, aliases }) => aliases.map((alias) => ({ code: codeOf(key), alias: clean(alias) })))
      .filter(({ alias }) => !own.has(bare(alias)) && /\p{L}{2}/u.test(alias) && !alias.includes('see alias')),
    ({ alias }) => bare(alias),
  )
  const lines = [...systems.values()]
    .filter((same) => new Set(same.map(({ code }) => code)).size === 1)
    .map(([first]) => `${first!.code}|${first!.alias}`)
    .toSorted((one, other) => Number.parseInt(one, 10) - Number.parseInt(other, 10))
  piece('other-names', 'What else the registry calls systems in use (code, name).', lines)
}

/** What a file calls the methods and figures of a plane. */
function writeOperationNames() {
  const planes = registry.projected.filter(({ text }) => text === undefined)
  const codes = new Set(planes.flatMap(({ method, parameters }) => [method, ...parameters.keys()]))
  const lines = [...codes].toSorted((one, other) => one - other).map((code) => `${code}|${registry.nameOf(code)}`)
  piece('operation-names', 'Names of methods and parameters.', lines)
}

/** What the areas of use are called, for a refusal: by their first code, each code as its distance from the one before. */
function writeAreaNames() {
  const systems = [...registry.projected, ...geographic].filter(({ key }) => !key.startsWith('IGNF:'))
  const areas = [...Map.groupBy(systems, ({ areaName }) => clean(areaName))].map(
    ([name, named]) => [name, named.map(({ key }) => areaCodeOf(key)).toSorted((one, other) => one - other)] as const,
  )
  let before = 0
  const lines = areas
    .toSorted(([, [one = 0]], [, [other = 0]]) => one - other)
    .map(([name, codes]) => {
      const steps = codes.map((code, index) => code - (codes[index - 1] ?? before))
      before = codes[0]!
      return `${name}|${steps.join(',')}`
    })
  piece('area-names', 'Areas of use (name, steps from code to code; those of Esri a million higher).', lines)
}

function writeGrids() {
  const lines = [...registry.grids].toSorted().map(([name, accuracy]) => `${name}|${accuracy}`)
  piece(
    'grid-accuracies',
    'Files of datum shifts (name, accuracy in metres by the authors of the operation that takes it).',
    lines,
  )
}

function writeIndex() {
  const files = readdirSync(target)
    .filter((file) => /^(epsg|esri)-\d+\.ts$/.test(file))
    .toSorted()
  const loader = (authority: string, starts: readonly (string | number)[]) =>
    files
      .filter((file) => file.startsWith(authority))
      .map((file, index) => `  { firstCode: ${starts[index]}, load: () => import('./pieces/${file}') },`)
  writeFileSync(
    join(target, '../piece-list.ts'),
    `// Made by scripts/reference-systems.\nexport const epsgPieces = [\n${loader('epsg', epsgStarts).join('\n')}\n]\n\nexport const esriPieces = [\n${loader('esri', esriStarts).join('\n')}\n]\n`,
  )
}

function codeNumber(key: string): number {
  const number = Number(key.split(':')[1])
  return Number.isFinite(number) ? number : 0
}
