/**
 * What `npm pack` puts into the tarball (docs/decisions/0072): the engines as a library and the command, as plain JavaScript without
 * dependencies, and their types.
 */
import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, posix, relative, sep } from 'node:path'
import {
  type LogLevel,
  type LogOrStringHandler,
  type OutputAsset,
  type OutputChunk,
  type RolldownLog,
  rolldown,
} from 'rolldown'
import { noticesOf, packageFolder } from '../third-party-notices.ts'

const root = join(import.meta.dirname, '..', '..')
const dist = join(root, 'dist')
const tablesFile = join(root, 'engines', 'units', 'tables.ts')
/** What package.json exports. The command's other engines come with it. */
const libraries = ['units', 'coordinates', 'geodata', 'devtools']
type Output = readonly (OutputChunk | OutputAsset)[]

rmSync(dist, { recursive: true, force: true })
mkdirSync(dist)
const command = await bundleCommand()
const library = await bundleLibrary([...new Set([...libraries, ...enginesIn(command)])])
const modules = [...command, ...library].flatMap((part) => (part.type === 'chunk' ? part.moduleIds : []))
writeFileSync(
  join(dist, 'third-party-notices.txt'),
  noticesOf(new Set(modules.flatMap((id) => packageFolder(id) ?? []))),
)
for (const area of ['ask', 'cli', 'coordinates', 'devtools', 'geodata', 'metrics'])
  cpSync(join(root, 'messages', area), join(dist, 'messages', area), { recursive: true })
writeTypes()
// The nearest manifest counts: nothing here acts when it is imported, and the project's own sends the names to the sources.
const manifest = { type: 'module', sideEffects: false, imports: { '#engines/*/index.ts': './*/index.js' } }
writeFileSync(join(dist, 'package.json'), `${JSON.stringify(manifest)}\n`)

/** A file for each module, so that who bundles a part of the library carries only that. */
async function bundleLibrary(engines: readonly string[]): Promise<Output> {
  const build = await rolldown({
    cwd: root,
    platform: 'neutral',
    // A package that has a part of its own for Node is asked for the other: the library runs anywhere.
    resolve: { mainFields: ['module', 'main'], conditionNames: ['import', 'browser'] },
    input: Object.fromEntries(engines.map((name) => [`${name}/index`, `./engines/${name}/index.ts`])),
    treeshake: { moduleSideEffects: (id) => !id.includes('/engines/') },
    plugins: [{ name: 'tables', load: (id) => (id === tablesFile ? computedTables() : undefined) }],
    onLog: warningsAreErrors,
  })
  const { output } = await build.write({
    dir: dist,
    preserveModules: true,
    preserveModulesRoot: join(root, 'engines'),
    // npm never packs a folder of that name.
    entryFileNames: ({ name }) => `${name.replaceAll('node_modules', 'vendor')}.js`,
  })
  return output
}

/** `convert` needs definitions alone: they are computed here, so that it brings no names of units in three languages. */
async function computedTables(): Promise<string> {
  const { tables } = (await import(tablesFile)) as { tables: unknown }
  return `export const tables = ${JSON.stringify(tables)}\n`
}

/** The command uses the library beside it; the manifest in dist/ says where it is. */
async function bundleCommand(): Promise<Output> {
  const build = await rolldown({
    cwd: root,
    platform: 'node',
    input: { convertory: './cli/packed.mjs' },
    external: /^#engines\//,
    // It would lead `#messages` to those of the pages; package.json has the command's.
    tsconfig: false,
    onLog: warningsAreErrors,
  })
  // In one folder: cli/texts.ts finds messages/ beside it, here as in the sources.
  const { output } = await build.write({ dir: join(dist, 'cli'), chunkFileNames: '[name]-[hash].js' })
  return output
}

/** The engines that the command asks for by name, at once or later. */
function enginesIn(output: Output): string[] {
  const imported = output.flatMap((part) => (part.type === 'chunk' ? [...part.imports, ...part.dynamicImports] : []))
  return imported.flatMap((name) => /^#engines\/([^/]+)\//.exec(name)?.[1] ?? [])
}

function warningsAreErrors(level: LogLevel, log: RolldownLog, handle: LogOrStringHandler): void {
  handle(level === 'warn' ? ('error' as LogLevel) : level, log)
}

/** Declarations with the names of files as they are in the package: no aliases, no .ts. */
function writeTypes(): void {
  execFileSync('tsc', ['-p', join(import.meta.dirname, 'tsconfig.json')], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  for (const name of readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((each) =>
    each.endsWith('.d.ts'),
  )) {
    const path = join(dist, name)
    const folder = posix.dirname(name.split(sep).join('/'))
    const text = readFileSync(path, 'utf8')
      .replace(/(['"])#engines\/([^'"]+)\1/g, (_, quote, target) => quote + relativeTo(folder, target) + quote)
      .replace(/(?<=(?:from|import) ?\(?)(['"])(\.[^'"]+)\.ts\1/g, '$1$2.js$1')
    writeFileSync(path, text)
  }
}

function relativeTo(folder: string, target: string): string {
  const path = relative(folder, target).split(sep).join('/')
  return path.startsWith('.') ? path : `./${path}`
}
