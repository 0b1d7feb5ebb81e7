import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterEach, expect, test } from 'vitest'
import { loadSite } from './memory-site.ts'
import { packFileName, packIndexFileName } from './pack.ts'

const folders: string[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

const page = '<h1>Page</h1>'
const needed = { '/index.html': 'shell', '/en/index.html': page }

/** A build folder written by hand: each file packed with gzip, or as it is where that is no shorter. */
function built(files: Readonly<Record<string, string>>, changes: { pages?: object; sha256?: string } = {}): string {
  const folder = mkdtempSync(join(tmpdir(), 'convertory-site-'))
  folders.push(folder)
  const bodies = Object.entries(files).map(([file, content]) => {
    const plain = Buffer.from(content, 'latin1')
    const zipped = gzipSync(plain)
    const isSmaller = zipped.length < plain.length
    return { file, size: plain.length, isSmaller, body: isSmaller ? zipped : plain }
  })
  let offset = 0
  const packed = bodies.map(({ file, size, isSmaller, body }) => {
    const variant = { encoding: isSmaller ? 'gzip' : 'identity', offset, length: body.length }
    offset += body.length
    return { file, size, etag: `tag-of-${file}`, variants: [variant] }
  })
  const pack = Buffer.concat(bodies.map(({ body }) => body))
  const sha256 = createHash('sha256').update(pack).digest('hex')
  const map = { pages: { '/en/': 0 }, policies: ['none'], shellPolicy: 0, ...changes }
  writeFileSync(join(folder, packFileName), pack)
  writeFileSync(join(folder, packIndexFileName), JSON.stringify({ sha256: changes.sha256 ?? sha256, files: packed }))
  writeFileSync(join(folder, 'site.json'), JSON.stringify(map))
  return folder
}

test('pages, the shell and other files apart; each with its headers', () => {
  const site = loadSite(built({ ...needed, '/robots.txt': 'a'.repeat(1000) }))
  expect([...site.pages.keys()]).toEqual(['/en/'])
  expect([...site.assets.keys()]).toEqual(['/robots.txt'])
  expect(site.shell.identity().body.toString()).toBe('shell')
  const headers = (flat: readonly string[]) =>
    Object.fromEntries(flat.flatMap((name, at) => (at % 2 ? [] : [[name, flat[at + 1]]])))
  const robots = site.assets.get('/robots.txt')!
  expect(headers(robots.variants[0]!.headers)).toMatchObject({
    'content-encoding': 'gzip',
    'content-length': String(gzipSync('a'.repeat(1000)).length),
    etag: '"tag-of-/robots.txt-gzip"',
  })
  const whole = robots.identity()
  expect([whole.encoding, whole.etag, whole.body.toString()]).toEqual([
    'identity',
    '"tag-of-/robots.txt"',
    'a'.repeat(1000),
  ])
  expect(headers(whole.headers)).toMatchObject({ 'content-length': '1000', vary: 'accept-encoding' })
  expect(headers(whole.headers)).not.toHaveProperty('content-encoding')
})

test('what takes long to unpack is kept, what was asked for longest ago goes first', () => {
  const long = 'x'.repeat(6 * 1024 * 1024)
  const files = Object.fromEntries(['a', 'b', 'c'].map((name) => [`/${name}.txt`, long + name]))
  const site = loadSite(built({ ...needed, ...files, '/short.txt': 'x'.repeat(256 * 1024 - 1) }))
  const ask = (name: string) => site.assets.get(`/${name}.txt`)!.identity()
  expect(ask('short')).not.toBe(ask('short'))
  const [first, second] = [ask('a'), ask('b')]
  expect(ask('a')).toBe(first)
  const third = ask('c')
  expect([ask('a') === first, ask('c') === third, ask('b') === second]).toEqual([true, true, false])
  expect(second.body.equals(ask('b').body)).toBe(true)
})

test.each([
  [needed, { sha256: 'other' }, 'site.pack is damaged or of another build: build the site again'],
  [needed, { pages: {} }, 'The built site has no pages: build it again'],
  [{ '/index.html': 'shell' }, {}, 'site.pack lacks /en/index.html: build the site again'],
  [{ '/en/index.html': page }, {}, 'site.pack lacks /index.html: build the site again'],
])('a build that is not whole is refused: %#', (files, changes, message) => {
  expect(() => loadSite(built(files as Record<string, string>, changes))).toThrow(message)
})
