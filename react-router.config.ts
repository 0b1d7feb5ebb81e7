import type { Config } from '@react-router/dev/config'
import { supportingPaths } from './app/site/paths.ts'

export default {
  ssr: false,
  buildDirectory: process.env.BUILD_DIR ?? 'build',
  // Only the few plain files. The pages, thousands, are rendered by scripts/prerender.ts.
  prerender: supportingPaths(),
} satisfies Config
