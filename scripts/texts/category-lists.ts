import { readFileSync } from 'node:fs'
import { categoryIds } from '../../engines/units/categories/ids.ts'

export const categoriesFolder = new URL('../../engines/units/categories/', import.meta.url)

/** SPEC's six say it of themselves. */
const isFirst = (id: string): boolean =>
  readFileSync(new URL(`${id}/about.ts`, categoriesFolder), 'utf8').includes('isFirst: true')

const importOf = (what: string, path: string): string => `import ${what} from '${path}'`
const aboutsOf = (ids: readonly string[]): string[] =>
  ids.map((id) => importOf(`{ about as ${id} }`, `./${id}/about.ts`))
/** In the order that the formatter wants. */
const sorted = (...imports: readonly string[]): string =>
  imports.toSorted((left, right) => (pathOf(left) < pathOf(right) ? -1 : 1)).join('\n')
const pathOf = (line: string): string => line.slice(line.indexOf("'"))
const entries = (ids: readonly string[]): string => ids.map((id) => `  ${id},`).join('\n')
const typeOfId = importOf('type { CategoryId }', './ids.ts')
const typeOfAbout = importOf('type { AboutCategory }', './about-category.ts')

const written = `// Written by \`npm run texts\` from ids.ts.`
const asWritten = '// biome-ignore format: one line for each'

/** What imports the folders of categories, by its file: short facts of all, those of the first apart, and the units. */
export function categoryLists(ids: readonly string[] = categoryIds): Readonly<Record<string, string>> {
  const [first, others] = [ids.filter(isFirst), ids.filter((id) => !isFirst(id))]
  return {
    'first.ts': `${written}
${sorted(typeOfAbout, ...aboutsOf(first))}

/** Those that stand first everywhere, in their order; apart, so that a page of theirs carries no others. */
${asWritten}
export const firstList = [
${entries(first)}
] as const satisfies readonly (AboutCategory & { readonly isFirst: true })[]
`,
    'list.ts': `${written}
${sorted(typeOfAbout, typeOfId, importOf('{ firstList }', './first.ts'), ...aboutsOf(others))}

/** Every category, in the order pages list them. Routes, cards, titles, addresses, the API and the command line derive from this list. */
${asWritten}
export const categoryList = [
  ...firstList,
${entries(others)}
] as const satisfies readonly (AboutCategory & { readonly id: CategoryId })[]
`,
    'all.ts': `${written}
${sorted(importOf('type { Category }', '../types.ts'), typeOfId, ...ids.map((id) => importOf(`{ ${id} }`, `./${id}/index.ts`)))}

/** The units of each category. */
${asWritten}
export const byId = {
${entries(ids)}
} satisfies Readonly<Record<CategoryId, Category>>
`,
  }
}
