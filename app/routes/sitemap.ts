import { addressOf, alternates } from '#app/seo/page-meta.ts'
import { pagePaths } from '#app/site/paths.ts'
import { languages } from '#engines/core/index.ts'

/** Every page of every language, each with the addresses of its translations. Written once, at build time. */
export function loader() {
  const entries = pagePaths().flatMap((path) => {
    const links = alternates(path)
      .map(({ hrefLang, href }) => `<xhtml:link rel="alternate" hreflang="${hrefLang}" href="${href}"/>`)
      .join('')
    return languages.map((language) => `<url><loc>${addressOf(path, language)}</loc>${links}</url>\n`)
  })
  const body = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('')}</urlset>
`
  return new Response(body, { headers: { 'Content-Type': 'application/xml; charset=utf-8' } })
}
