import type { Config } from '@react-router/dev/config'
import { localizedPagePaths, supportingPaths } from './app/site/paths.ts'

/** `PAGES='^/en/dev' npm run build` renders only the pages that match, for a quick look. */
const wanted = new RegExp(process.env.PAGES ?? '')

export default {
  ssr: false,
  buildDirectory: process.env.BUILD_DIR ?? 'build',
  prerender: {
    paths: [...localizedPagePaths().filter((path) => wanted.test(path)), ...supportingPaths()],
    concurrency: 4,
  },
} satisfies Config
