import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{engines,wording,app,edge,cli,scripts,messages}/**/*.test.{ts,tsx}'],
    setupFiles: ['./scripts/fuzz/seed.ts'],
    // One more than cores: some always wait, for threads that compress or for a process they started.
    maxWorkers: availableParallelism() + 1,
    // Files share a process and the modules it has loaded: starting one for each took longer than the tests. What a test changes, it puts back.
    isolate: false,
    // Converting files allocates buffers outside of the heap. By default every 64 MB of them has the whole heap searched for garbage,
    // the modules of the project among it, which took a sixth of the time of those tests.
    execArgv: [
      '--external-memory-accounted-in-global-limit',
      '--initial-old-space-size=512',
      '--max-semi-space-size=64',
    ],
    // Generous: a busy machine is slow, and no test is about time.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000 } },
  },
})
