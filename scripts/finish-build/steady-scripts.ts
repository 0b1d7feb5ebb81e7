import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The router's script that restores the scroll position has the page's own path written into it, which gives each of thousands of pages a
 * script hash of its own. Read from the address instead, the script is the same everywhere and the site needs a dozen policies.
 */
const writtenPath = /(\}\)\("react-router-scroll-positions", )"[^"]*"(\)<\/script>)/

export function steadyScripts(html: string): string {
  return html.replace(writtenPath, '$1location.pathname$2')
}

export function steadyAllScripts(clientFolder: string, files: readonly string[]): void {
  for (const file of files) {
    if (!file.endsWith('.html')) continue
    const path = join(clientFolder, file)
    const html = readFileSync(path, 'utf8')
    const steady = steadyScripts(html)
    if (steady !== html) writeFileSync(path, steady)
  }
}
