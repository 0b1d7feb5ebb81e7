import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { RenderJob } from './prerender/render-worker.ts'
import { wantedPages } from './prerender/wanted-pages.ts'

/**
 * Middle step of a build: writes the HTML of every page, rendered by the server build that React Router made, on all cores. Its own
 * prerendering asks a preview server for one page after another, which takes three times as long (docs/decisions/0001).
 */
async function prerender(buildFolder: string): Promise<void> {
  const started = performance.now()
  const paths = wantedPages()
  const workerCount = Math.min(availableParallelism(), paths.length)
  await Promise.all(
    Array.from({ length: workerCount }, (_, worker) =>
      // Neighbours are pages of one kind and cost the same: dealt out in turn, all workers end together.
      render({ buildFolder, paths: paths.filter((_, index) => index % workerCount === worker) }),
    ),
  )
  console.log(`${paths.length} pages rendered in ${((performance.now() - started) / 1000).toFixed(1)} s`)
}

function render(job: RenderJob): Promise<void> {
  const worker = new Worker(new URL('./prerender/render-worker.ts', import.meta.url), { workerData: job })
  return new Promise((resolve, reject) => {
    worker.on('error', reject)
    worker.on('exit', () => resolve())
  })
}

await prerender(process.env.BUILD_DIR ?? join(import.meta.dirname, '..', 'build'))
