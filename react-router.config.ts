import type { Config } from '@react-router/dev/config'
import { prerenderedPaths } from './app/site/paths.ts'

export default {
  ssr: false,
  prerender: { paths: prerenderedPaths(), concurrency: 4 },
} satisfies Config
