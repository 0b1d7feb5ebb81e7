/** Fails where the code of the pages uses what the oldest supported browsers lack: docs/decisions/0037. */
import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { exempt } from './browsers/exempt.ts'
import { narrowTypes } from './browsers/narrow-types.ts'
import { isSupported } from './browsers/support.ts'
import { oldestVersions } from './browsers/supported.ts'

const root = join(import.meta.dirname, '..')
const typesFolder = join(root, '.cache', 'browser-types')

/** TypeScript's own types of the browser lie beside its binary, in a package per platform. */
const compiler = createRequire(import.meta.url).resolve(
  `@typescript/typescript-${process.platform}-${process.arch}/package.json`,
)
const domTypes = readFileSync(join(dirname(compiler), 'lib', 'lib.dom.d.ts'), 'utf8')

mkdirSync(typesFolder, { recursive: true })
const isMissing = (key: string) => isSupported(key) === false && !Object.hasOwn(exempt, key)
writeFileSync(join(typesFolder, 'dom.d.ts'), narrowTypes(domTypes, isMissing))

const { status } = spawnSync(process.execPath, ['node_modules/typescript/bin/tsc', '-p', 'tsconfig.browsers.json'], {
  cwd: root,
  stdio: 'inherit',
})
const versions = Object.entries(oldestVersions).map((browser) => browser.join(' '))
if (status === 0) console.log(`Every API of the pages is in ${versions.join(', ')}.`)
else
  console.error('What a supported browser lacks is no part of these types; ask for it first and name it in exempt.ts.')
process.exitCode = status ?? 1
