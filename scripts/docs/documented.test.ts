import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, delimiter, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { commands as commandNames } from '../../cli/commands.ts'
import { runHere } from '../../cli/testing/run-here.ts'
import { languages } from '../../engines/core/index.ts'
import manifest from '../../package.json' with { type: 'json' }

/** What the documents say can be typed is typed; what they say comes of it, comes. */

const root = join(import.meta.dirname, '..', '..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const guides = readdirSync(join(root, 'docs')).filter((name) => name.endsWith('.md') && name !== 'texts.md')
const documents = ['README.md', 'CONTRIBUTING.md', ...guides.map((name) => `docs/${name}`)]

/** Code within a sentence or a table, where a bar is written `\|`. */
const inlineCode = (text: string): string[] =>
  [...text.replace(/^```[\s\S]*?^```$/gm, '').matchAll(/`([^`\n]+)`/g)].map(([, code]) => code!.replaceAll('\\|', '|'))

const fences = (text: string, kind: string): string[] =>
  [...text.matchAll(new RegExp(`^\`\`\`${kind}\\n([\\s\\S]*?)^\`\`\`$`, 'gm'))].map(([, code]) => code!)

describe.skipIf(process.platform === 'win32')('commands', () => {
  const folder = mkdtempSync(join(tmpdir(), 'documented-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  const inShell = (command: string) =>
    spawnSync('bash', ['-c', command], {
      cwd: folder,
      encoding: 'utf8',
      input: 'name,lon,lat\nX,5,6\n',
      env: { ...process.env, LC_ALL: 'C', TZ: 'UTC', PATH: join(folder, 'bin') + delimiter + process.env.PATH },
    })
  /** What asks nothing of a shell but to tell the words apart is run here: starting a program takes longer than its answer. */
  const run = (command: string) => {
    if (!/^convertory [^|<>$&;]+$/.test(command)) return inShell(command)
    const words = inShell(`convertory() { printf '%s\\0' "$@"; }\n${command}`).stdout.split('\0').slice(0, -1)
    return runHere(words, { folder, environment: { LC_ALL: 'C' } })
  }

  /** The files the examples name. */
  beforeAll(async () => {
    for (const name of ['bin', 'rides']) mkdirSync(join(folder, name))
    const program = join(root, 'cli', 'bin.mjs')
    writeFileSync(join(folder, 'bin', 'convertory'), `#!/bin/sh\nexec "${process.execPath}" "${program}" "$@"\n`)
    chmodSync(join(folder, 'bin', 'convertory'), 0o755)
    const formats = join(root, 'engines', 'geodata', 'formats')
    for (const [from, to] of [
      ['fit/fixtures/ok/activity.fit', 'rides/one.fit'],
      ['gpkg/fixtures/ok/two-layers.gpkg', 'city.gpkg'],
      ['kml/fixtures/ok/everything.kml', 'b.kml'],
      ['csv/fixtures/ok/towns.csv', 'c.csv'],
    ] as const)
      cpSync(join(formats, from), join(folder, to))
    const gpx = '<gpx version="1.1"><wpt lat="44.8125" lon="20.4612"><name>A</name></wpt></gpx>'
    for (const name of ['a.gpx', 'ride.gpx', 'track.gpx']) writeFileSync(join(folder, name), gpx)
    writeFileSync(join(folder, 'broken.gpx'), gpx.slice(0, gpx.lastIndexOf('</')))
    const roads = { type: 'LineString', coordinates: [[8.5, 50.1], [8.6, 50.2]] } // biome-ignore format: one line
    for (const name of ['roads.geojson', 'plan.geojson'])
      writeFileSync(join(folder, name), JSON.stringify({ type: 'Feature', properties: {}, geometry: roads }))
    writeFileSync(join(folder, 'points.txt'), '55.7558, 37.6173\n')
    expect((await run('convertory convert plan.geojson plan.shp --to-crs EPSG:31467')).stderr).toBe('')
    rmSync(join(folder, 'plan.prj'))
  })

  const examples = documents.flatMap((name) =>
    fences(read(name), 'console').flatMap((text) => text.split(/^\$ /m).slice(1)),
  )
  it.each(examples)('$ %s', async (example) => {
    const [command, ...output] = example.trimEnd().split('\n')
    expect((await run(command!)).stdout.trimEnd()).toBe(output.join('\n'))
  })

  // What stands for something else, waits for a program, or wants a Mac, cannot be typed as it is.
  const isTyped = (code: string) =>
    /(?:^|\| |\()convertory \S/.test(code) && !/COMMAND|IN…|pbpaste|convertory mcp/.test(code)
  const typed = [...new Set(documents.flatMap((name) => inlineCode(read(name)).filter(isTyped)))]
  it.each(typed.map((code) => code.replace(/^… \| /, 'cat | ')).filter((code) => !code.includes('…')))(
    '%s',
    async (code) => {
      const { status, stderr } = await run(code)
      expect(status, stderr).toBe(0)
    },
  )

  it('there are some', () => {
    expect(examples.length).toBeGreaterThan(5)
    expect(typed.length).toBeGreaterThan(15)
  })
})

describe.each(languages)('the help in %s', (language) => {
  const texts = JSON.parse(read(`messages/cli/${language}.json`)) as Record<string, unknown>
  it('names every command', () => {
    const help = String(texts.cli_help)
    // Units are what is meant where no command is named.
    for (const command of Object.keys(commandNames).filter((name) => name !== 'units'))
      expect(help).toContain(`\n  convertory ${command} `)
  })
  const lines = Object.entries(texts)
    .filter(([key]) => /^cli_help(?:_units|_coords|_time|_ip)?$/.test(key))
    .flatMap(([, text]) => String(text).split('\n'))
  // What follows two spaces tells what comes of it.
  const commands = lines
    .flatMap((line) => /^ {2}convertory (.+?)(?: {2,}|$)/.exec(line)?.[1] ?? [])
    .filter((command) => !/…|\||^mcp|-$|< /.test(command))
  it.each(commands)('convertory %s', async (command) => {
    const words = [...command.matchAll(/"((?:[^"\\]|\\.)*)"|\S+/g)].map(([all, quoted]) =>
      quoted === undefined ? all : quoted.replaceAll('\\"', '"'),
    )
    const { status, stderr } = await runHere(['--lang', language, ...words])
    expect(status, stderr).toBe(0)
  })
})

test('docs/command-line.md shows every command, and names every language', () => {
  const text = read('docs/command-line.md')
  // Units are what is meant where no command is named; what assistants ask has a document of its own.
  for (const command of Object.keys(commandNames).filter((name) => name !== 'units' && name !== 'mcp'))
    expect(inlineCode(text).join('\n')).toContain(`convertory ${command} `)
  expect(text).toContain(`\`--lang ${languages.toSorted().join('|')}\``)
})

const decisions = readdirSync(join(root, 'docs', 'decisions')).map((name) => `docs/decisions/${name}`)
const toRead = [...documents, ...decisions, 'SECURITY.md', 'CHANGELOG.md', 'engines/geodata/README.md']

test.each(toRead)('%s names scripts, files and settings that are there', (name) => {
  const text = read(name)
  for (const [, script] of text.matchAll(/\bnpm run ([\w:-]+)/g))
    expect(Object.keys(manifest.scripts)).toContain(script)
  const folders = /^(?:engines|app|edge|cli|e2e|bench|scripts|wording|messages|docs|public)\/[\w./-]*\w$/
  for (const path of inlineCode(text).filter((code) => folders.test(code)))
    expect(existsSync(join(root, path)), `${name}: ${path}`).toBe(true)
  for (const [, link] of text.matchAll(/\]\((?!https?:|#)([^)#\s]+)/g))
    expect(existsSync(join(root, name, '..', link!)), `${name}: ${link}`).toBe(true)
})

const everyFile = ['engines', 'app', 'edge', 'cli', 'e2e', 'scripts', 'wording', 'messages', 'public'].flatMap(
  (folder) => readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }),
)
const fileNames = new Set([...everyFile, 'vite.config.ts', 'wrangler.jsonc'].map((path) => basename(path)))

const sourceText = ['engines', 'app', 'edge', 'cli', 'scripts', 'wording']
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path)),
  )
  .filter((path) => /\.(?:ts|tsx|mjs)$/.test(path) && !path.includes('.test.') && !/paraglide|pieces/.test(path))
  .map(read)
  .join('\n')

/** Of React, browsers and file formats. */
const namesOfOthers = new Set(['renderToString'])

test.each(decisions)('%s names files, functions and decisions that are there', (name) => {
  const text = read(name)
  const code = inlineCode(text)
  const files = code.filter((each) => /^[\w/-]+(?:\.[\w-]+)*\.(?:ts|tsx|mjs|css)$/.test(each))
  expect(files.filter((each) => !fileNames.has(basename(each)))).toEqual([])
  const own = code.filter((each) => /^[a-z]+(?:[A-Z][a-z]+)+$/.test(each) && !namesOfOthers.has(each))
  expect(own.filter((each) => !sourceText.includes(each))).toEqual([])
  const numbers = [...text.matchAll(/\bdecision (\d+)/gi)].map(([, number]) => number!.padStart(4, '0'))
  expect(numbers.filter((number) => !decisions.some((path) => basename(path).startsWith(number)))).toEqual([])
})
test('every setting of docs/deploying.md is read somewhere', () => {
  const settings = [...read('docs/deploying.md').matchAll(/^\| `([A-Z_]{4,})` \|/gm)].map(([, setting]) => setting!)
  expect(settings.length).toBeGreaterThan(10)
  const source = [sourceText, ...['react-router.config.ts', 'vite.config.ts'].map(read)].join('\n')
  expect(settings.filter((setting) => !source.includes(setting))).toEqual([])
})
