/**
 * What a server must know about the built site, written once by the build (`build/site.json`) and read by every platform.
 * Paths are as a visitor sees them: `/en/`, `/en/metrics/length/kmmi`.
 */
export interface SiteMap {
  readonly languages: readonly string[]
  /** Prerendered pages and the number of their content security policy. */
  readonly pages: Readonly<Record<string, number>>
  readonly policies: readonly string[]
  /** Policy of the client shell, which answers where no page was prerendered. */
  readonly shellPolicy: number
  /**
   * Paths without language under which any one further segment is a page the client draws itself: `/metrics/length` takes every pair,
   * also one that is spelled wrong, which then shows the default pair.
   */
  readonly openEnded: readonly string[]
  /**
   * Folders whose unknown names the client's routes take for a parameter (`/geo/:family`). It says itself that there is no such page; the
   * prerendered 404 page belongs to another route and could not be continued there.
   */
  readonly clientFolders: readonly string[]
}

export const shellFile = '/index.html'

/** The frames that other sites show: one file for all pairs of a category, `/en/embed/length/kmmi`. */
export const isEmbedded = (path: string): boolean => /^\/[^/]+\/embed\//.test(path)

/** The file of a prerendered page inside `build/client`. */
export const pageFile = (path: string): string => (path.endsWith('/') ? `${path}index.html` : `${path}/index.html`)

export const notFoundPage = (language: string): string => `/${language}/404`

/** A build that lost its pages has at most those that say so. */
export const hasPages = (site: SiteMap): boolean => Object.keys(site.pages).some((path) => !path.endsWith('/404'))
