export const productName = 'Convertory'

/** Where the site lives, for canonical and alternate links; the build setting SITE_URL. */
export const siteUrl: string = (import.meta.env?.VITE_SITE_URL ?? 'https://convertory.example').replace(/\/+$/, '')
