import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{engines,app,edge,cli,scripts,messages}/**/*.test.{ts,tsx}'],
    // Generous: a busy machine is slow, and no test is about time.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
})
