import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
const read = (name: string): string => readFileSync(join(import.meta.dirname, name), 'utf8')
const code = files
  .filter((name) => /\.tsx?$/.test(name) && !name.endsWith('.test.ts') && !name.startsWith('paraglide'))
  .map(read)
  .join('\n')

/** Everything else is utility classes in the components: docs/decisions/0003. */
const sheets = [
  'ads/ads.css',
  'app.css',
  'embed/embed.css',
  'metrics/card-order.css',
  'metrics/card-rows.css',
  'metrics/headline.css',
  'metrics/metrics.css',
  'metrics/pair-details.css',
  'ui/combobox.css',
]

test('style sheets with names of their own stand only where the decision allows them', () => {
  expect(
    files
      .filter((name) => name.endsWith('.css'))
      .map((name) => name.replaceAll('\\', '/'))
      .sort(),
  ).toEqual(sheets)
})

test.each(sheets)('%s: every class is used, every colour is a token', (sheet) => {
  const text = read(sheet).replaceAll(/\/\*[\s\S]*?\*\//g, '')
  const names = new Set([...text.matchAll(/\.([a-z][\w-]*)(?=[^{}"]*\{)/g)].map(([, name]) => name!))
  const unused = [...names].filter((name) => !new RegExp(`(?<![\\w-])${name}(?![\\w-])`).test(code))
  expect(unused.filter((name) => !/^unit-(?:route|bonus|rows)-\d+$/.test(name))).toEqual([])
  // A frame is a document of its own, without the tokens of the site.
  if (sheet !== 'app.css' && sheet !== 'embed/embed.css') expect(text).not.toMatch(/#[0-9a-f]{3,8}\b|rgb|hsl|oklch/i)
})
