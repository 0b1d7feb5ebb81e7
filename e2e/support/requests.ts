import type { Page } from '@playwright/test'

/** Paths that a page asks for from now on, apart from documents and the files of the site: there should be none. */
export function requestsBeyondFiles(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    const isFile = pathname.startsWith('/assets/') || /\.(svg|png|webmanifest)$|service-worker\.js$/.test(pathname)
    if (!isFile && request.resourceType() !== 'document') asked.push(pathname)
  })
  return asked
}
