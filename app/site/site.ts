export const productName = 'Convertory'

/** Where the site lives, for canonical and alternate links; the build setting SITE_URL, without a slash at its end. */
export const siteUrl: string = (
  import.meta.env?.VITE_SITE_URL ??
  globalThis.process?.env?.SITE_URL ??
  'https://convertory.example'
).replace(/\/+$/, '')
