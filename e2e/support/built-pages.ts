import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { gzipSync } from 'node:zlib'
import { languages } from '#engines/core/index.ts'

const buildFolder = process.env.BUILD_DIR ?? 'build'
export const clientFolder = join(buildFolder, 'client')

/** Every file of the built site, by its address. */
export const builtFiles: ReadonlySet<string> = new Set(
  readdirSync(clientFolder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `/${relative(clientFolder, join(entry.parentPath, entry.name))}`),
)

export const readBuilt = (file: string): string => readFileSync(join(clientFolder, file), 'utf8')

const inLanguage = new RegExp(`^/(${languages.join('|')})/.*index\\.html$`)
const isPage = (file: string) => inLanguage.test(file)

const paths: readonly string[] = [...builtFiles]
  .filter(isPage)
  .map((file) => {
    const path = file.slice(0, -'/index.html'.length)
    return path.split('/').length === 2 ? `${path}/` : path
  })
  .filter((path) => !path.endsWith('/404'))

const isFrame = (path: string) => path.split('/')[2] === 'embed'

/** Addresses of all prerendered pages, the 404 pages aside. */
export const pagePaths = paths.filter((path) => !isFrame(path))
/** What stands on pages of others. */
export const framePaths = paths.filter(isFrame)

const sizes = new Map<string, number>()

/** What a file weighs on the way to the visitor. */
export function gzipSize(file: string): number {
  const known = sizes.get(file)
  if (known !== undefined) return known
  const size = gzipSync(readFileSync(join(clientFolder, file)), { level: 9 }).length
  sizes.set(file, size)
  return size
}

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#x27': "'",
  '#39': "'",
  nbsp: ' ',
}

export const decodeEntities = (text: string): string =>
  text.replace(/&([#\w]+);/g, (all, name: string) => entities[name] ?? all)
