import { execFile, execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { describe, expect, onTestFinished, test } from 'vitest'
import { missingNativePackages, namesFor, thisPlatform } from './native-packages.mjs'
import { serveRegistry } from './testing/registry.ts'

const root = join(import.meta.dirname, '..', '..')
const isWindows = process.platform === 'win32'

describe('packages of a platform by their names', () => {
  const names = [
    ...[
      '@esbuild/linux-x64',
      '@esbuild/linux-arm64',
      '@esbuild/darwin-arm64',
      '@esbuild/win32-x64',
      '@esbuild/win32-ia32',
    ],
    ...['@biomejs/cli-linux-x64', '@biomejs/cli-linux-x64-musl', '@biomejs/cli-win32-x64', '@biomejs/cli-darwin-arm64'],
    ...['@rolldown/binding-linux-x64-gnu', '@rolldown/binding-linux-x64-musl', '@rolldown/binding-win32-x64-msvc'],
    ...['@rolldown/binding-wasm32-wasi', 'lightningcss-linux-arm-gnueabihf', 'lightningcss-darwin-arm64', 'fsevents'],
    ...[
      '@img/sharp-libvips-linux-x64',
      '@img/sharp-libvips-linuxmusl-x64',
      '@cloudflare/workerd-windows-64',
      'bare-fs',
    ],
    ...['@cloudflare/workerd-linux-64', '@oxc-minify/binding-linux-arm-musleabihf'],
  ]
  test.each([
    [
      'linux',
      'x64',
      false,
      '@biomejs/cli-linux-x64 @cloudflare/workerd-linux-64 @esbuild/linux-x64 @img/sharp-libvips-linux-x64 @rolldown/binding-linux-x64-gnu',
    ],
    [
      'linux',
      'x64',
      true,
      '@biomejs/cli-linux-x64-musl @cloudflare/workerd-linux-64 @esbuild/linux-x64 @img/sharp-libvips-linuxmusl-x64 @rolldown/binding-linux-x64-musl',
    ],
    ['linux', 'arm', false, 'lightningcss-linux-arm-gnueabihf'],
    ['linux', 'arm', true, '@oxc-minify/binding-linux-arm-musleabihf lightningcss-linux-arm-gnueabihf'],
    ['darwin', 'arm64', false, '@biomejs/cli-darwin-arm64 @esbuild/darwin-arm64 lightningcss-darwin-arm64'],
    [
      'win32',
      'x64',
      false,
      '@biomejs/cli-win32-x64 @cloudflare/workerd-windows-64 @esbuild/win32-x64 @rolldown/binding-win32-x64-msvc',
    ],
    ['sunos', 'x64', false, ''],
  ])('%s %s, musl: %s', (system, processor, isMusl, expected) => {
    expect(namesFor(names, { system, processor, isMusl }).sort().join(' ')).toBe(expected)
  })
})

test('this project lacks nothing for this platform', () => {
  expect(missingNativePackages(root)).toEqual([])
  // The commands name their folder with a slash at its end.
  expect(missingNativePackages(`${root}/`)).toEqual([])
})

/** As `npm start` does first: in a process of its own, in another folder. */
async function ensureInstalledIn(folder: string, environment: NodeJS.ProcessEnv): Promise<string> {
  const module = pathToFileURL(join(import.meta.dirname, 'ensure-installed.mjs')).href
  const script = `const { ensureInstalled } = await import(${JSON.stringify(module)}); await ensureInstalled(process.cwd())`
  const options = { cwd: folder, env: { ...process.env, ...environment } }
  const { stdout, stderr } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script], options)
  return stdout + stderr
}

test('what the lockfile leaves out for this platform is installed at the version named, once', async () => {
  const { system, processor, isMusl } = thisPlatform()
  const native = `compiler-${system}-${processor}${isMusl ? '-musl' : ''}`
  const optionalDependencies = {
    [native]: '2.0.0',
    'compiler-beos-x64': '2.0.0',
    'compiler-gone-darwin-mips64el': '2.0.0',
  }
  const compiler = { name: 'compiler', version: '1.0.0', optionalDependencies }
  const { url, server } = await serveRegistry([
    compiler,
    { name: native, version: '2.0.0', os: [system], cpu: [processor] },
  ])
  const folder = mkdtempSync(join(tmpdir(), 'convertory install '))
  onTestFinished(() => {
    server.close()
    rmSync(folder, { recursive: true, force: true })
  })
  const manifest = { name: 'site', version: '1.0.0', dependencies: { compiler: '1.0.0' } }
  const locked = { version: '1.0.0', resolved: `${url}compiler.tgz`, optionalDependencies }
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest))
  const lock = JSON.stringify({
    lockfileVersion: 3,
    requires: true,
    packages: { '': manifest, 'node_modules/compiler': locked },
  })
  writeFileSync(join(folder, 'package-lock.json'), lock)
  const environment = { npm_config_registry: url, npm_config_cache: join(folder, 'cache') }
  await ensureInstalledIn(folder, environment)
  expect(JSON.parse(readFileSync(join(folder, 'node_modules', native, 'package.json'), 'utf8')).version).toBe('2.0.0')
  expect(await ensureInstalledIn(folder, environment), 'the second time there is nothing to do').toBe('')
  rmSync(join(folder, 'node_modules', native), { recursive: true })
  expect(await ensureInstalledIn(folder, environment)).toContain(`${native}@2.0.0`)
  expect(existsSync(join(folder, 'node_modules', native))).toBe(true)
  rmSync(join(folder, 'node_modules', 'compiler'), { recursive: true })
  expect(await ensureInstalledIn(folder, environment), 'a package that went').toContain('Installing dependencies')
  expect(existsSync(join(folder, 'node_modules', 'compiler', 'package.json'))).toBe(true)
  expect(readFileSync(join(folder, 'package-lock.json'), 'utf8')).toBe(lock)
})

/** `FULL_INSTALLS=1`: this project, its lockfile without a word on this platform, with the npm of Node 20 and 22 and with the newest. */
test.runIf(process.env.FULL_INSTALLS === '1').for(['10', '11'])(
  'a lockfile of other platforms, npm %s',
  { timeout: 900_000 },
  async (npm) => {
    const folder = mkdtempSync(join(tmpdir(), 'convertory-install-'))
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
    const npmFolder = join(folder, 'npm')
    mkdirSync(npmFolder)
    writeFileSync(join(npmFolder, 'package.json'), '{}')
    execFileSync('npm', ['install', '--no-audit', '--no-fund', `npm@${npm}`], { cwd: npmFolder, shell: isWindows })
    const site = join(folder, 'site')
    for (const path of ['package.json', '.npmrc', 'scripts'])
      cpSync(join(root, path), join(site, path), { recursive: true })
    const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
    for (const path of Object.keys(lock.packages)) {
      if (namesFor([path.replace(/^.*node_modules\//, '')], thisPlatform()).length > 0) delete lock.packages[path]
    }
    writeFileSync(join(site, 'package-lock.json'), JSON.stringify(lock))
    const environment = { PATH: join(npmFolder, 'node_modules', '.bin') + delimiter + process.env.PATH }
    const output = await ensureInstalledIn(site, environment)
    expect(missingNativePackages(site), output).toEqual([])
    for (const script of ["import 'rolldown'", "import 'lightningcss'", "import '@tailwindcss/oxide'"])
      execFileSync(process.execPath, ['--input-type=module', '-e', script], { cwd: site })
    expect(await ensureInstalledIn(site, environment)).toBe('')
  },
)
