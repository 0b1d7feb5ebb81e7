import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{engines,app,edge,cli,scripts,messages}/**/*.test.{ts,tsx}'],
    testTimeout: 30_000,
  },
})
