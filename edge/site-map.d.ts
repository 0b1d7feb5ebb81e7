/** `build/site.json`, bundled into the worker under this name (`alias` in wrangler.jsonc): a clean clone has no build yet. */
declare module 'built-site-map' {
  import type { SiteMap } from './site/site-map.ts'

  const site: SiteMap
  export default site
}
