import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { gzipSync } from 'node:zlib'
import { rolldown } from 'rolldown'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '..', '..')
const folder = mkdtempSync(join(tmpdir(), 'package-test-'))
const user = join(folder, 'user')
const installed = join(user, 'node_modules', 'convertory')
const shell = process.platform === 'win32'

beforeAll(() => {
  execFileSync('npm', ['pack', '--pack-destination', folder], { cwd: root, shell, stdio: 'pipe' })
  const tarballs = readdirSync(folder).filter((name) => name.endsWith('.tgz'))
  expect(tarballs).toHaveLength(1)
  execFileSync('tar', ['-xzf', tarballs[0]!], { cwd: folder })
  mkdirSync(user)
  writeFileSync(join(user, 'package.json'), '{"private":true,"type":"module"}')
  // As a link to what was unpacked: npm takes five seconds to unpack it itself.
  const flags = ['--offline', '--no-audit', '--no-fund', '--cache', join(folder, 'cache'), '--install-links=false']
  execFileSync('npm', ['install', ...flags, join(folder, 'package')], { cwd: user, shell, stdio: 'pipe' })
}, 300_000)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const command = (...words: string[]) =>
  spawnSync(process.execPath, [join(installed, 'dist', 'cli', 'convertory.js'), ...words], {
    cwd: user,
    encoding: 'utf8',
    env: { ...process.env, LC_ALL: 'C' },
  })

const program = (text: string): string => {
  writeFileSync(join(user, 'program.js'), text)
  return execFileSync(process.execPath, ['program.js'], { cwd: user, encoding: 'utf8' })
}

describe('the package, installed alone', () => {
  it('brings nothing with it, neither the site', () => {
    const manifest = Object.keys(JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8')))
    expect(manifest.filter((key) => /dependencies/i.test(key))).toEqual(['devDependencies'])
    expect(readdirSync(join(user, 'node_modules')).filter((name) => !name.startsWith('.'))).toEqual(['convertory'])
    const own = ['CHANGELOG.md', 'CODE_OF_CONDUCT.md', 'CONTRIBUTING.md', 'LICENSE', 'README.md', 'SECURITY.md']
    expect(readdirSync(installed).sort()).toEqual([...own, 'dist', 'docs', 'package.json'])
    expect(readFileSync(join(installed, 'dist', 'third-party-notices.txt'), 'utf8')).toContain('proj4')
    expect(existsSync(join(user, 'node_modules', '.bin', shell ? 'convertory.cmd' : 'convertory'))).toBe(true)
  })

  it('may be published, and says how it is used in links that lead somewhere', () => {
    expect(JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8'))).not.toHaveProperty('private')
    const files = readdirSync(installed, { recursive: true, encoding: 'utf8' })
    for (const name of files.filter((each) => each.endsWith('.md'))) {
      const text = readFileSync(join(installed, name), 'utf8')
      const links = [...text.matchAll(/\]\((?!https?:)([^)#]+)/g)].map((match) => match[1]!)
      expect(
        links.filter((link) => !existsSync(join(installed, dirname(name), link))),
        name,
      ).toEqual([])
    }
    expect(readFileSync(join(installed, 'README.md'), 'utf8')).toContain('npx convertory 5 mi km')
  })

  it('is a command', () => {
    expect(command('5', 'mi', 'km')).toMatchObject({ status: 0, stdout: '8.04672 km\n', stderr: '' })
    expect(command('coords', '55.7558, 37.6173', 'mgrs').stdout).toBe('37UDB1322479766\n')
    expect(command('10.0.0.0/22').stdout, 'without a command').toContain('10.0.3.255')
    expect(command('x', 'mi', 'km')).toMatchObject({ status: 1, stderr: expect.stringContaining('x') })
    expect(command('time', '0', '--lang', 'ru').stdout).toContain('четверг')
    expect(command('time', '31.02.2024', '--lang', 'ru').stderr).toContain('Такого дня нет')
    writeFileSync(join(user, 'a.csv'), 'name,lon,lat\nX,5,6\n')
    for (const name of ['a.gpkg', 'a.parquet']) expect(command('convert', 'a.csv', name).status).toBe(0)
    expect(command('inspect', 'a.gpkg', '--json').stdout).toContain('"features":1')
    expect(command('mcp', '--help').status).toBe(0)
  })

  it('is a server for assistants', async () => {
    const child = spawn(process.execPath, [join(installed, 'dist', 'cli', 'convertory.js'), 'mcp'], { cwd: user })
    const ask = (message: object) => child.stdin.write(`${JSON.stringify({ jsonrpc: '2.0', ...message })}\n`)
    const answers = createInterface(child.stdout)[Symbol.asyncIterator]()
    const answer = async () => JSON.parse((await answers.next()).value!).result
    const params = { protocolVersion: '2025-11-25', capabilities: {}, clientInfo: { name: 'test', version: '1' } }
    ask({ id: 1, method: 'initialize', params })
    expect(await answer()).toMatchObject({ serverInfo: { name: 'convertory' } })
    ask({ method: 'notifications/initialized' })
    ask({
      id: 2,
      method: 'tools/call',
      params: { name: 'convert_units', arguments: { quantity: '5 mi', to: 'km' } },
    })
    expect(await answer()).toMatchObject({ content: [{ text: '8.04672 km' }] })
    child.stdin.end()
    expect(await once(child, 'exit')).toEqual([0, null])
  })

  it('is a library', () => {
    const answers = program(`
      import { convert } from 'convertory/units'
      import { printAll, projectionFrom, recognise } from 'convertory/coordinates'
      import { describeSubnet, networkOf, parseIpAddress, readMoment } from 'convertory/devtools'
      import { convert as convertFile, inputFromBytes } from 'convertory/geodata'
      const address = parseIpAddress('10.0.0.0')
      const parts = []
      const done = await convertFile({
        inputs: [inputFromBytes('a.csv', new TextEncoder().encode('lon,lat\\n5,6\\n'))],
        from: 'csv', to: 'geojson', write: (chunk) => void parts.push(new TextDecoder().decode(chunk)),
      })
      console.log(JSON.stringify([
        convert('length', 'mi', 'km', '5', 'en'),
        printAll(recognise('55.7558, 37.6173').candidates[0].position).mgrs,
        (await projectionFrom('EPSG:2154')).ok,
        describeSubnet(networkOf(address.value, 22)).broadcast,
        String(readMoment('1700000000', { now: 0n, zone: 'UTC' }).taken.instant),
        done.ok && JSON.parse(parts.join('')).features[0].geometry.coordinates,
      ]))`)
    expect(JSON.parse(answers)).toEqual([
      '8.04672',
      '37UDB1322479766',
      true,
      '10.0.3.255',
      '1700000000000000000',
      [5, 6],
    ])
  })

  const document = readFileSync(join(root, 'docs', 'library.md'), 'utf8')
  const example = /^```ts\n([\s\S]*?)^```$/m.exec(document)![1]!

  it('does what docs/library.md shows', () => {
    // A line with a text behind it is one whose value that is.
    const shown = [...example.matchAll(/^(.*) \/\/ '(.*)'$/gm)].map(([line, code, value]) => ({ line, code, value }))
    expect(shown.length).toBeGreaterThan(2)
    const told = shown.reduce(
      (text, { line, code }) =>
        text.replace(line, () => `told.push(eval(${JSON.stringify(stripTypeScriptTypes(code!))}))`),
      example,
    )
    const gpx = '<gpx version="1.1"><wpt lat="1" lon="2"/></gpx>'
    const output = program(`const told = [], saved = []
      const file = new File([${JSON.stringify(gpx)}], 'a.gpx')
      const save = (chunk) => void saved.push(new TextDecoder().decode(chunk))
      ${stripTypeScriptTypes(told)}
      console.log(JSON.stringify([told, JSON.parse(saved.join('')).features.length]))`)
    expect(JSON.parse(output)).toEqual([shown.map(({ value }) => value), 1])
  })

  it.each([[['--module', 'nodenext']], [['--module', 'preserve', '--moduleResolution', 'bundler']]])(
    'has types, which docs/library.md keeps to: %j',
    (resolution) => {
      writeFileSync(
        join(user, 'documented.ts'),
        `declare const file: File\ndeclare const save: (chunk: Uint8Array) => void\n${example}`,
      )
      writeFileSync(
        join(user, 'typed.ts'),
        `import { convert, categories, type Category } from 'convertory/units'
       import { recognise, type Position } from 'convertory/coordinates'
       import { readMoment } from 'convertory/devtools'
       import { formatMetas, type FormatId } from 'convertory/geodata'
       export const text: string = convert('length', 'mi', 'km', '5', 'en')
       export const category: Category = categories[0]!
       export const ids: FormatId[] = formatMetas.map(({ id }) => id)
       export const position = (recognise('1, 2') as { position?: Position }).position
       export const instant: bigint | undefined = readMoment('1', { now: 0n, zone: 'UTC' }).taken?.instant
       // @ts-expect-error: there is no such language
       convert('length', 'mi', 'km', '5', 'xx')`,
      )
      const tsc = join(root, 'node_modules', 'typescript', 'bin', 'tsc')
      const options = ['--noEmit', '--strict', '--target', 'es2023', '--lib', 'es2023,dom', ...resolution]
      const words = [tsc, ...options, 'documented.ts', 'typed.ts']
      const { stdout, status } = spawnSync(process.execPath, words, { cwd: user, encoding: 'utf8' })
      expect(stdout).toBe('')
      expect(status).toBe(0)
    },
  )

  it('runs where there is no Node: no module of the library imports one of its own', () => {
    const files = readdirSync(join(installed, 'dist'), { recursive: true, encoding: 'utf8' })
    for (const name of files.filter((each) => each.endsWith('.js') && dirname(each).split(/[\\/]/)[0] !== 'cli')) {
      const text = readFileSync(join(installed, 'dist', name), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '')
      expect(text, name).not.toMatch(/^(?:import|export)\b[^;\n]*\bfrom ?["'](?!\.)|\bimport(?:\(| ) ?["'](?!\.)/m)
    }
  })

  it('leaves out what a bundle does not use', async () => {
    const bundled = async (name: string, part: string) => {
      const entry = join(user, `${name}.js`)
      writeFileSync(entry, `import { ${name} } from 'convertory/${part}'\nconsole.log(${name})\n`)
      const bundle = await rolldown({ input: entry, platform: 'browser' })
      const { output } = await bundle.generate({ minify: true })
      const folders = output[0].moduleIds.flatMap((id) => /[\\/]dist[\\/](\w+)[\\/]/.exec(id)?.[1] ?? [])
      const { code } = output[0]
      return { size: code.length, gzipped: gzipSync(code).length, folders: [...new Set(folders)].sort() }
    }
    expect((await bundled('formatIpAddress', 'devtools')).size).toBeLessThan(2_000)
    const { gzipped, folders } = await bundled('convert', 'units')
    expect(folders).toEqual(['core', 'language', 'units'])
    // The definitions of all categories, and no word of theirs.
    expect(gzipped).toBeLessThan(12 * 1024)
  })
})
