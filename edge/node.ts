import './server/small-heap.ts'
import { serve } from './server/serve.ts'

/** Serves the built site on Node: `node edge/node.ts`. Settings: docs/deploying.md. */
serve({
  environment: process.env,
  clock: Date.now,
  output: process.stdout,
  say: console.log,
  complain: console.error,
  exit: process.exit,
  on: (signal, act) => process.on(signal, act),
})
