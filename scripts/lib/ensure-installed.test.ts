import { execFile, execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { serveRegistry } from './testing/registry.ts'

const root = join(import.meta.dirname, '..', '..')
const isWindows = process.platform === 'win32'

/** As `npm start` does first: in a process of its own, in another folder. */
async function ensureInstalledIn(folder: string, environment: NodeJS.ProcessEnv): Promise<string> {
  const module = pathToFileURL(join(import.meta.dirname, 'ensure-installed.mjs')).href
  const script = `const { ensureInstalled } = await import(${JSON.stringify(module)}); await ensureInstalled(process.cwd())`
  const options = { cwd: folder, env: { ...process.env, ...environment } }
  const { stdout, stderr } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script], options)
  return stdout + stderr
}

/** A project that wants a compiler with a part for this platform, one for another, and one for this that no registry has. */
async function projectWithCompiler() {
  const here = { os: [process.platform], cpu: [process.arch] }
  const optionalDependencies = { 'part-here': '2.0.0', 'part-elsewhere': '2.0.0', 'part-lost': '2.0.0' }
  const compiler = { name: 'compiler', version: '1.0.0', optionalDependencies }
  const { url, server } = await serveRegistry([compiler, { name: 'part-here', version: '2.0.0', ...here }])
  const folder = mkdtempSync(join(tmpdir(), 'convertory install '))
  onTestFinished(() => {
    server.close()
    rmSync(folder, { recursive: true, force: true })
  })
  const manifest = { name: 'site', version: '1.0.0', dependencies: { compiler: '1.0.0' } }
  const part = (platform: object) => ({ version: '2.0.0', optional: true, ...platform })
  const lock = JSON.stringify({
    lockfileVersion: 3,
    requires: true,
    packages: {
      '': manifest,
      'node_modules/compiler': { version: '1.0.0', optionalDependencies },
      'node_modules/part-elsewhere': part({ os: ['beos'], cpu: ['x64'] }),
      'node_modules/part-here': part(here),
      'node_modules/part-lost': part(here),
    },
  })
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest))
  writeFileSync(join(folder, 'package-lock.json'), lock)
  const environment = { npm_config_registry: url, npm_config_cache: join(folder, 'cache') }
  return { folder, lock, install: () => ensureInstalledIn(folder, environment) }
}

test('what the lockfile names for this platform is installed, once, and again where it went', async () => {
  const { folder, lock, install } = await projectWithCompiler()
  const isThere = (name: string) => existsSync(join(folder, 'node_modules', name, 'package.json'))
  expect(await install()).toContain('Could not be installed, what needs it will not run: part-lost@2.0.0')
  expect([isThere('compiler'), isThere('part-here'), isThere('part-elsewhere')]).toEqual([true, true, false])
  expect(await install(), 'the second time there is nothing to do').toBe('')
  for (const gone of ['part-here', 'compiler']) {
    rmSync(join(folder, 'node_modules', gone), { recursive: true })
    expect(await install(), gone).toContain('Installing dependencies')
    expect(isThere(gone), gone).toBe(true)
  }
  expect(readFileSync(join(folder, 'package-lock.json'), 'utf8')).toBe(lock)
})

/** `FULL_INSTALLS=1`: this project with the npm of Node 20 and 22 and with the newest. */
test.runIf(process.env.FULL_INSTALLS === '1').for(['10', '11'])(
  'npm ci of npm %s',
  { timeout: 900_000 },
  async (npm) => {
    const folder = mkdtempSync(join(tmpdir(), 'convertory-install-'))
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
    const npmFolder = join(folder, 'npm')
    mkdirSync(npmFolder)
    writeFileSync(join(npmFolder, 'package.json'), '{}')
    execFileSync('npm', ['install', '--no-audit', '--no-fund', `npm@${npm}`], { cwd: npmFolder, shell: isWindows })
    const site = join(folder, 'site')
    for (const path of ['package.json', 'package-lock.json', '.npmrc', 'scripts'])
      cpSync(join(root, path), join(site, path), { recursive: true })
    const environment = { PATH: join(npmFolder, 'node_modules', '.bin') + delimiter + process.env.PATH }
    const options = { cwd: site, env: { ...process.env, ...environment }, shell: isWindows }
    execFileSync('npm', ['ci', '--no-audit', '--no-fund'], options)
    for (const script of ["import 'rolldown'", "import 'lightningcss'", "import '@tailwindcss/oxide'"])
      execFileSync(process.execPath, ['--input-type=module', '-e', script], { cwd: site })
    expect(await ensureInstalledIn(site, environment)).toBe('')
  },
)
