import { pageLanguage } from '#app/language/page-language.ts'
import { m } from '#app/paraglide/messages.js'
import { productName, siteUrl } from '#app/site/site.ts'
import type { Route } from './+types/opensearch'

/** Browsers offer the site as a search engine: what is typed behind its name in the address bar is a question to the box. It stays behind the `#`. */
export function loader({ params }: Route.LoaderArgs) {
  const language = pageLanguage(params)
  const text = (content: string) => content.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  const description = `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
  <ShortName>${text(productName)}</ShortName>
  <Description>${text(m.home_title({}, { locale: language }))}</Description>
  <Language>${language}</Language>
  <InputEncoding>UTF-8</InputEncoding>
  <Image width="32" height="32" type="image/x-icon">${siteUrl}/favicon.ico</Image>
  <Url type="text/html" template="${siteUrl}/${language}/#q={searchTerms}"/>
</OpenSearchDescription>
`
  return new Response(description, { headers: { 'Content-Type': 'application/opensearchdescription+xml' } })
}
