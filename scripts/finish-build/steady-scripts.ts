/**
 * The router's script that restores the scroll position has the page's own path written into it, which gives each of thousands of pages a
 * script hash of its own. Read from the address instead, the script is the same everywhere, and a few policies cover the site.
 */
const writtenPath = /(\}\)\("react-router-scroll-positions", )"[^"]*"(\)<\/script>)/

export function steadyScripts(html: string): string {
  return html.replace(writtenPath, '$1location.pathname$2')
}
