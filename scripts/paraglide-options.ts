import type { CompilerOptions } from '@inlang/paraglide-js'

/** How messages/ becomes app/paraglide: one module per message, so a page ships only the texts it uses. */
export const paraglide = {
  project: './project.inlang',
  outdir: './app/paraglide',
  outputStructure: 'message-modules',
  strategy: ['globalVariable', 'baseLocale'],
  disableAsyncLocalStorage: true,
  emitReadme: false,
  emitPrettierIgnore: false,
} satisfies CompilerOptions
