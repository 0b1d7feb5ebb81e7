import { m } from '#app/paraglide/messages.js'
import { productName, siteUrl } from '#app/site/site.ts'
import type { Language } from '#engines/core/index.ts'
import { type Category, knownUnits, type Unit, unitOf } from '#engines/units/index.ts'
import { convertPrinted } from '#engines/units/page.ts'
import styles from './embed.css?raw'
import script from './embed.ts?worker&url'

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

/**
 * The frame that other sites show: two fields of one category, without our header, our framework, ads or storage. One document serves all
 * pairs of the category: its script reads them from the address (embed.ts), and until then the usual pair stands there.
 */
export function embedDocument(category: Category, language: Language): string {
  const [from, to] = category.defaultPair
  const locale = { locale: language }
  const printed = convertPrinted(category, from, to, category.initialValue, language)
  const name = (id: string) => unitOf(category, id).name[language]
  const side = (id: 'from' | 'to', unit: string, value: string) => {
    const unitLabel = id === 'from' ? m.metrics_from_unit({}, locale) : m.metrics_to_unit({}, locale)
    return `<div><input id="${id}" aria-label="${escaped(name(unit))}" inputmode="decimal" autocomplete="off" placeholder="0" value="${value}"><select id="${id}-unit" aria-label="${escaped(unitLabel)}">${options(category, unit, language)}</select></div>`
  }
  const swap = escaped(m.metrics_swap({}, locale))
  const title = escaped(category.name[language])
  return `<!doctype html>
<html lang="${language}" data-origin="${siteUrl}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} – ${productName}</title>
<link rel="icon" href="data:,">
<style>${styles.trim()}</style>
<script type="application/json" id="category">${dataOf(category)}</script>
<script type="module" src="${script}"></script>
</head>
<body>
<main>
<noscript><p>${escaped(m.shell_needs_scripts({}, locale))}</p></noscript>
${side('from', from, category.initialValue)}
<p><span id="sign" aria-hidden="true">${printed?.exact === false ? '≈' : '='}</span><button id="swap" type="button" aria-label="${swap}" title="${swap}">⇄</button></p>
${side('to', to, printed?.text ?? '')}
<footer><h1>${title}</h1><a id="whole" href="/${language}/metrics/${category.id}" target="_blank" rel="noopener">${productName}</a></footer>
</main>
</body>
</html>
`
}

/** What counting needs of a category; its words stand in the document in one language already. */
const dataOf = (category: Category): string =>
  JSON.stringify(category, (key, value) => (wordsOfCategory.has(key) ? undefined : value)).replaceAll('<', '\\u003c')

const wordsOfCategory = new Set([
  'name',
  'ofName',
  'ofMany',
  'intoMany',
  'symbol',
  'source',
  'also',
  'searchWords',
  'landmarks',
])

function options(category: Category, chosen: string, language: Language): string {
  const option = ({ id, name }: Unit) =>
    `<option value="${id}"${id === chosen ? ' selected' : ''}>${escaped(name[language])}</option>`
  return category.systems
    .map(({ id, name }) => {
      const units = knownUnits(category).filter((unit) => unit.system === id)
      return units.length > 0
        ? `<optgroup label="${escaped(name[language])}">${units.map(option).join('')}</optgroup>`
        : ''
    })
    .join('')
}
