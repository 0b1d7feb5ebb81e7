import { fileURLToPath } from 'node:url'
import { paraglideVitePlugin } from '@inlang/paraglide-js'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Plugin } from 'vite'
import { buildTarget } from './scripts/browsers/supported.ts'
import { compactMessage } from './scripts/compact-messages.ts'
import { paraglide } from './scripts/paraglide-options.ts'
import { thirdPartyNotices } from './scripts/third-party-notices.ts'

// One setting names the site's address for the pages and for what the build writes beside them.
if (process.env.SITE_URL) process.env.VITE_SITE_URL ??= process.env.SITE_URL

/** What many pages load stands together instead of in dozens of small files, which compress worse. */
const sharedChunks = [
  {
    name: 'framework',
    test: /node_modules\/(react|react-dom|react-router|scheduler|cookie|set-cookie-parser|turbo-stream)\//,
  },
  // Every page has all of it. Apart from what starts the page (entry.client.tsx): that runs as soon as it is loaded.
  {
    name: 'shell',
    test: /app\/(root\.tsx|routes\/layout|seo\/|language\/(?!capitalised|date)|ads\/(ad-slot|first-card)|paraglide\/messages\/(shell_(?!new_version)|category_(metrics|geo|dev)_title)|shell\/(boot|crash|early|footer|head|later-part|loading|logo|theme)|site\/site|share\/fragment|ask\/handover|ui\/(page\.tsx|card\.tsx|notice\.tsx|class-names|icon|menu|part-on-demand|spinner|until-loaded|when-idle))(?!.*detect)/,
  },
  // The home page and the three pages of a category.
  {
    name: 'overview',
    test: /app\/(tool-rows\.ts|site\/(categories\/|tool-titles)|shell\/tool-card|paraglide\/messages\/(category_\w+_description|sub_\w+_title))|categories\/(first|(length|mass|volume|temperature|speed|energy)\/about)\.ts/,
  },
  // All quantities: for their own page, and for the box.
  { name: 'quantities', test: /app\/tools\.ts|categories\/(list|\w+\/about)\.ts/ },
  // What every tool has: fields, buttons, copying, the state in the address, plurals, marks of numbers, digits, pairs in addresses.
  {
    name: 'tool',
    test: /app\/(ui\/(field|button|disclosure|lazy-disclosure|copy-button|use-copy|use-walk|yields)|share\/|paraglide\/registry)|engines\/core\/(digits|pair-slug|result)/,
  },
  // Of units, files and developer tools; apart, so that the first two do not load what only the last need.
  { name: 'segmented', test: /app\/ui\/segmented/ },
  {
    name: 'developer-tool',
    test: /app\/(ui\/(text-button|value-list|grouped-number)|dev\/(tool-page|use-now))/,
  },
  // What the categories of units have in common: it would else stand in the script of one of them.
  {
    name: 'units',
    test: /engines\/(core\/fraction|units\/(category|prefixed|prefixes|format-rules)|units\/categories\/(systems|sources))\.ts/,
  },
  // One script for each category of units, named after it: the pages that need it ask for it early (scripts/finish-build/category-script.ts).
  {
    debugName: 'units of a category',
    name: (id: string) => `units-${/\/categories\/(\w+)\//.exec(id)?.[1]}`,
    test: /engines\/units\/categories\/\w+\/(index|units|landmarks|texts)\.ts/,
  },
]

/** Paraglide's messages and our own files get the small runtime. With two runtimes, one would not know the language of the other. */
const messageRuntime: Plugin = {
  name: 'message-runtime',
  enforce: 'pre',
  resolveId: {
    filter: { id: /\/runtime\.js$/ },
    handler(source, importer) {
      const isAsked = source.endsWith('paraglide/runtime.js') || importer?.includes('/app/paraglide/')
      return isAsked ? fileURLToPath(new URL('app/language/message-runtime.ts', import.meta.url)) : null
    },
  },
}

const compactMessages: Plugin = {
  name: 'compact-messages',
  enforce: 'pre',
  transform: { filter: { id: /\/app\/paraglide\/messages\/(?!_index)\w+\.js$/ }, handler: compactMessage },
}

const notices = thirdPartyNotices()

/**
 * When the code of a page cannot be loaded, the router reloads the document (why: https://github.com/remix-run/remix/pull/8932). A browser
 * also stops loading code when the visitor has just clicked a link to another document. Then the reload would win over the click.
 * The build fails when the router no longer reloads here: then this may go.
 */
const routerReload: Plugin = {
  name: 'router-reload',
  enforce: 'pre',
  transform: {
    filter: { id: /react-router\/dist\/\w+\/lib\/dom\/ssr\/routeModules\.js$/ },
    handler(code, id) {
      const reload = 'window.location.reload();'
      if (!code.includes(reload))
        throw new Error(`The router does not reload in ${id} any more: look where it does now`)
      return code.replace(reload, 'if (!window.isLeavingPage?.()) window.location.reload();')
    },
  },
}

/**
 * Vite's loader of lazy parts loads their stylesheets first. Our parts have none of their own, so the browser's loader is nearly enough.
 * But browsers remember a file that failed until the page is reloaded (https://github.com/whatwg/html/issues/6768). So after a failure
 * files are asked for by another address. A test in e2e/connection-lost.spec.ts fails when browsers forget failures: then this may go.
 */
const plainImports: Plugin = {
  name: 'plain-imports',
  enforce: 'pre',
  load: {
    filter: { id: /vite\/preload-helper\.js$/ },
    handler: () => `
      let again = ''
      export const __vitePreload = (load) =>
        load(again).catch((error) => {
          again = '?' + Date.now()
          throw error
        })`,
  },
  renderChunk(code) {
    const load = /(__vitePreload\S*\((?:async )?)\(\)( => (?:\{\s*const \{[^}]*\} = await )?import\("\.\/[^"]+")\)/g
    const called = code.replaceAll(load, '$1(again)$2 + again)').replaceAll(', __VITE_PRELOAD__', '')
    if (/__vitePreload\S*\((?:async )?\(\)/.test(called))
      throw new Error('Vite calls its loader of lazy parts in another way')
    return called === code ? null : called
  },
}

/** Engines do nothing when imported, so a page ships only what it uses of one: its own category of units. */
const treeshake = { moduleSideEffects: (id: string) => !id.includes('/engines/') }

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    messageRuntime,
    compactMessages,
    routerReload,
    plainImports,
    paraglideVitePlugin(paraglide),
    tailwindcss(),
    reactRouter(),
    notices.write(),
  ],
  // In a terminal package.json leads to functions of the same names: docs/decisions/0072.
  resolve: { alias: { '#messages': fileURLToPath(new URL('app/paraglide/messages.js', import.meta.url)) } },
  worker: { format: 'es', plugins: () => [notices.collect()], rolldownOptions: { treeshake } },
  build: {
    target: buildTarget,
    // Route chunks are preloaded by the router; the loader for the rest would weigh more than it saves.
    modulePreload: false,
    // Small files as data: URLs would need `data:` in the content security policy.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: {
      treeshake,
      ...(isSsrBuild ? {} : { output: { codeSplitting: { groups: sharedChunks } } }),
    },
  },
}))
