/** Fails on an import that runs against the direction of the architecture, in a circle, or into a script that is there to be run. */
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, posix, relative, sep } from 'node:path'

const root = join(import.meta.dirname, '..')

/** What each room may import from, besides itself. Tests beside the code obey the same rule. */
const allowed: Readonly<Record<string, readonly string[]>> = {
  'engines/core': [],
  'engines/language': ['engines/core'],
  'engines/units': ['engines/core', 'engines/language'],
  'engines/coordinates': ['engines/core', 'engines/language'],
  'engines/devtools': ['engines/core', 'engines/language'],
  'engines/geodata': ['engines/core', 'engines/coordinates'],
  'engines/ask': [
    'engines/core',
    'engines/language',
    'engines/units',
    'engines/coordinates',
    'engines/devtools',
    'engines/geodata',
  ],
  wording: ['engines/core', 'engines/units', 'engines/coordinates', 'engines/devtools', 'engines/geodata'],
  app: [
    'engines/core',
    'engines/units',
    'engines/coordinates',
    'engines/devtools',
    'engines/geodata',
    'engines/ask',
    'wording',
  ],
  edge: ['engines/core', 'engines/units', 'engines/coordinates', 'engines/devtools'],
  cli: [
    'engines/core',
    'engines/units',
    'engines/coordinates',
    'engines/devtools',
    'engines/geodata',
    'engines/ask',
    'wording',
  ],
}

/** The rooms of the geodata engine, the lowest first: none imports from one that stands behind it. */
const geodataRooms = [
  ['numbers', 'notes'],
  ['bytes'],
  ['zip', 'sqlite'],
  ['model'],
  ['vocabulary', 'topology'],
  ['xml', 'json', 'wkb', 'wkt', 'curves', 'recording', 'osm'],
  ['systems'],
  ['formats'],
  ['summary'],
  ['bridge'],
  ['steps'],
  ['catalogue'],
  ['pipeline'],
]

/** A format imports no other format. A KMZ is a packed KML. */
const formatsInside: Readonly<Record<string, string>> = { kmz: 'kml', xlsx: 'csv' }

/** Names that mean React, a browser or a server: nothing for an engine. */
const notForEngines = /^(react|react-dom|react-router|hono|@hono\/.*|node:.*|vite.*)$/

/** The doors of the engines; tools of one engine may have a door each. */
const publicFace =
  /^engines\/(\w+\/index\.ts|units\/page\.ts|core\/testing\/[\w-]+\.ts|devtools\/\w+\/index\.ts|geodata\/formats\/\w+\/meta\.ts)$/

/** Texts as people paste them: tests of what asks the readers run them too. */
const pastes = /^engines\/[\w/]+\/fixtures\/[\w-]+\.cases\.ts$/

const roomOf = (file: string): string | undefined =>
  Object.keys(allowed).find((room) => file === room || file.startsWith(`${room}/`))

const problems: string[] = []
/** What each file imports of the project; types count too: a circle of types is one for the reader. */
const importsOf = new Map<string, string[]>()

for (const room of Object.keys(allowed))
  for (const file of sourceFiles(join(root, room))) checkFile(relative(root, file).split(sep).join('/'))
findCircles()

for (const problem of problems) console.error(problem)
if (problems.length > 0) process.exit(1)
console.log('Imports run one way.')

function checkFile(file: string) {
  const room = roomOf(file)
  if (!room) return
  const isTest = /\.test\.tsx?$|\/(testing|fixtures|contracts)\//.test(file)
  const text = readFileSync(join(root, file), 'utf8')
  for (const match of text.matchAll(/(?:from|import)\s*\(?\s*['"]([^'"\n]+)['"]/g)) {
    const specifier = match[1] ?? ''
    const target = resolveTarget(file, specifier)
    if (target === undefined) {
      if (room.startsWith('engines/') && !isTest && notForEngines.test(specifier)) {
        problems.push(`${file}: an engine imports ${specifier}`)
      }
      continue
    }
    importsOf.set(file, [...(importsOf.get(file) ?? []), target])
    if (/^scripts\/[\w-]+\.(ts|mjs)$/.test(target)) problems.push(`${file}: imports a script (${specifier})`)
    const targetRoom = roomOf(target)
    if (room === 'engines/geodata' && targetRoom === room && !isTest) checkGeodata(file, target)
    if (targetRoom === room || targetRoom === undefined) continue
    if (!allowed[room]?.includes(targetRoom))
      problems.push(`${file}: ${room} may not import ${targetRoom} (${specifier})`)
    else if (targetRoom.startsWith('engines/') && !publicFace.test(target) && !(isTest && pastes.test(target))) {
      problems.push(`${file}: imports past the public face of ${targetRoom} (${specifier})`)
    }
  }
}

/** Files beside the rooms are the engine's face: they may import everything, and nothing imports them. */
function checkGeodata(file: string, target: string) {
  const [, , from = '', format = ''] = file.split('/')
  const [, , to = '', other = ''] = target.split('/')
  const place = (name: string) => geodataRooms.findIndex((rooms) => rooms.includes(name))
  if (place(from) >= 0 && (place(to) < 0 || place(to) > place(from)))
    problems.push(`${file}: ${from} stands below ${to} (${target})`)
  const isFormat = (name: string) => !name.endsWith('.ts')
  if (from === 'formats' && to === 'formats' && isFormat(format) && isFormat(other) && format !== other)
    if (formatsInside[format] !== other) problems.push(`${file}: a format imports another (${target})`)
}

/** Walks the imports in depth; a file met again on its own way closes a circle. */
function findCircles() {
  const done = new Set<string>()
  const way: string[] = []
  const visit = (file: string) => {
    if (done.has(file)) return
    const met = way.indexOf(file)
    if (met >= 0) {
      problems.push(`a circle of imports: ${[...way.slice(met), file].join(' -> ')}`)
      return
    }
    way.push(file)
    for (const target of importsOf.get(file) ?? []) visit(target)
    way.pop()
    done.add(file)
  }
  for (const file of importsOf.keys()) visit(file)
}

/** The project file an import names, or nothing for packages. */
function resolveTarget(file: string, specifier: string): string | undefined {
  if (specifier.startsWith('#')) return specifier.slice(1)
  if (specifier.startsWith('.')) return posix.normalize(posix.join(posix.dirname(file), specifier))
  return undefined
}

function* sourceFiles(folder: string): Generator<string> {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name)
    if (name === 'paraglide' || name === 'node_modules') continue
    if (statSync(path).isDirectory()) yield* sourceFiles(path)
    else if (/\.(ts|tsx|mjs)$/.test(name)) yield path
  }
}
