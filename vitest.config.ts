import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{engines,wording,app,edge,cli,scripts,messages}/**/*.test.{ts,tsx}'],
    // All cores: Vitest alone would leave one free, which is half of a small machine.
    maxWorkers: '100%',
    // Generous: a busy machine is slow, and no test is about time.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
})
