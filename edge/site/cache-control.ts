export const serviceWorkerFile = '/service-worker.js'

/**
 * Files in `/assets/` carry a hash in their name and never change. Pages and the service worker are asked for again each time, which
 * costs a 304 and never leaves a visitor with yesterday's page and today's scripts. The rest changes rarely.
 */
export function cacheControl(file: string): string {
  if (file.startsWith('/assets/')) return 'public, max-age=31536000, immutable'
  if (file.endsWith('.html') || file.endsWith('.data') || file === serviceWorkerFile) return 'public, no-cache'
  return 'public, max-age=3600'
}
