const typeByExtension: Readonly<Record<string, string>> = {
  css: 'text/css; charset=utf-8',
  data: 'text/x-script; charset=utf-8',
  html: 'text/html; charset=utf-8',
  ico: 'image/x-icon',
  jpg: 'image/jpeg',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json',
  mjs: 'text/javascript; charset=utf-8',
  png: 'image/png',
  svg: 'image/svg+xml',
  txt: 'text/plain; charset=utf-8',
  wasm: 'application/wasm',
  webmanifest: 'application/manifest+json',
  webp: 'image/webp',
  woff2: 'font/woff2',
  xml: 'application/xml',
}

export const contentType = (file: string): string =>
  typeByExtension[file.slice(file.lastIndexOf('.') + 1)] ?? 'application/octet-stream'

/** Formats that are compressed already: packing them again costs time and saves nothing. */
export const isCompressedFormat = (file: string): boolean => /\.(png|jpg|webp|woff2)$/.test(file)
