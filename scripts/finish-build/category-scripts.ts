import { readdirSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The page of a category of units is drawn by one route for all of them, so the router does not know that it also needs the script of its
 * category. Answers that script's address for a page, so that it is asked for together with the others.
 */
export function categoryScripts(clientFolder: string): (path: string) => readonly string[] {
  const files = readdirSync(join(clientFolder, 'assets'))
  return (path) => {
    const [, category] = /^\/[^/]+\/metrics\/([^/]+)/.exec(path) ?? []
    if (category === undefined) return []
    const script = files.find((file) => file.startsWith(`units-${category}-`) && file.endsWith('.js'))
    if (script === undefined) throw new Error(`${path}: the build wrote no script for the category ${category}`)
    return [`/assets/${script}`]
  }
}
