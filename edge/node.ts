import './server/small-heap.ts'
import { join } from 'node:path'
import { serve } from './server/serve.ts'

/** Serves the built site on Node: `node edge/node.ts`. Settings: docs/deploying.md. */
serve({
  environment: process.env,
  buildFolder: process.env.BUILD_DIR ?? join(import.meta.dirname, '..', 'build'),
  clock: Date.now,
  output: process.stdout,
  say: console.log,
  complain: console.error,
  exit: process.exit,
  on: (signal, act) => process.on(signal, act),
})
