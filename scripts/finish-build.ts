/** Run by the build after the pages are rendered, and by hand to finish `build/client` again. */
import { join } from 'node:path'
import { finishBuild } from './finish-build/finish-build.ts'
import { wantedPages } from './prerender/wanted-pages.ts'

await finishBuild(process.env.BUILD_DIR ?? join(import.meta.dirname, '..', 'build'), wantedPages())
