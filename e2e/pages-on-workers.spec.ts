import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, test } from '@playwright/test'
import type { TestHarness } from 'wrangler'

/** The built site itself, in workerd, with the repository's own configuration: what `wrangler deploy` would put online. */
const root = resolve(import.meta.dirname, '..')
const buildFolder = resolve(process.env.BUILD_DIR ?? 'build')

test('the built site answers on Workers as it does on Node', async ({ request }) => {
  const folder = mkdtempSync(join(tmpdir(), 'convertory-worker-'))
  const harness = await startWorker(folder)
  try {
    for (const [path, status] of [
      ['/en/', 200],
      ['/ru/metrics/length', 200],
      ['/sr/geo/coordinates', 200],
      ['/en/metrics/length/nonsense', 200],
      ['/en/geo/nothing', 404],
      ['/sr/nothing', 404],
      ['/', 200],
      ['/service-worker.js', 200],
      ['/en/manifest.webmanifest', 200],
      ['/sitemap.xml', 200],
      ['/api/v1/units', 200],
      ['/.vite/manifest.json', 404],
      ['/_headers', 404],
    ] as const) {
      const onWorkers = await harness.fetch(path, { redirect: 'manual' })
      // At once: a body left waiting may be taken for one that nobody wants any more.
      const text = await onWorkers.text()
      const onNode = await request.get(path, { maxRedirects: 0 })
      expect([onWorkers.status, onNode.status()], path).toEqual([status, status])
      expect(text, path).toBe(await onNode.text())
      for (const name of ['cache-control', 'content-security-policy', 'permissions-policy', 'x-content-type-options']) {
        expect(onWorkers.headers.get(name), `${path}: ${name}`).toBe(onNode.headers()[name] ?? null)
      }
    }
  } finally {
    await harness.close()
    rmSync(folder, { recursive: true, force: true })
  }
})

async function startWorker(folder: string): Promise<TestHarness> {
  process.env.WRANGLER_SEND_METRICS = 'false'
  process.env.CLOUDFLARE_CF_FETCH_ENABLED = 'false'
  const configuration = JSON.parse(readFileSync(join(root, 'wrangler.jsonc'), 'utf8').replace(/^\s*\/\/.*$/gm, ''))
  configuration.main = join(root, configuration.main)
  configuration.alias = { 'built-site-map': join(buildFolder, 'site.json') }
  configuration.assets.directory = join(buildFolder, 'client')
  const configPath = join(folder, 'wrangler.json')
  writeFileSync(configPath, JSON.stringify(configuration))
  const { createTestHarness } = await import('wrangler')
  const harness = createTestHarness({ workers: [{ configPath }] })
  await harness.listen()
  return harness
}
