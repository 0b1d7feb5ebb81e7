import type { Page } from '@playwright/test'

/** From now on the open page gets files late, as from a slow disk; the page is marked `data-is-read` when it has got one. */
export const slowDisk = (page: Page, milliseconds: number): Promise<void> =>
  page.evaluate((late) => {
    const read = Blob.prototype.arrayBuffer
    Blob.prototype.arrayBuffer = async function () {
      await new Promise((resolve) => setTimeout(resolve, late))
      document.documentElement.dataset.isRead = ''
      return read.call(this)
    }
  }, milliseconds)
