/**
 * Writes the outlines of the countries, which tell in what country a place lies, from world-atlas (Natural Earth, public domain). Run by hand
 * when that package is another:
 *
 *   node scripts/lands/make.ts
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { outlineUnitDegrees } from '../../engines/coordinates/lands/unit.ts'
import { lettersOf } from '../../engines/core/numbers-in-text.ts'
import { countries } from '../map-data/sources.ts'

/** Corners nearer to the one before are left out: for the name of a country some kilometres do not matter, and coasts are given room. */
const coarseUnits = 1.6

/** Countries without a number in ISO 3166 that have a code of their own. */
const others: Readonly<Record<string, string>> = { Kosovo: 'XK', 'N. Cyprus': 'CY', Somaliland: 'SO' }

const codeOf = (id: string, name: string): string | undefined =>
  others[name] ?? (/^\d+$/.test(id) ? new Intl.Locale(`und-${id.padStart(3, '0')}`).region : undefined)

const lines = countries().flatMap(({ id, name, rings }) => {
  const code = codeOf(id, name)
  if (code === undefined || /^\d/.test(code)) {
    console.warn(`left out: ${name}`)
    return []
  }
  const outlines = rings.map((ring) => {
    const corners = ring.map(
      ([x, y]) => [Math.round(x! / outlineUnitDegrees), Math.round(y! / outlineUnitDegrees)] as const,
    )
    const numbers: number[] = []
    let [fromX, fromY] = [0, 0]
    for (const [x, y] of corners) {
      if (numbers.length > 0 && Math.hypot(x - fromX, y - fromY) < coarseUnits) continue
      numbers.push(x - fromX, y - fromY)
      ;[fromX, fromY] = [x, y]
    }
    return lettersOf(numbers)
  })
  return `${code}|${outlines.join(',')}`
})
writeFileSync(
  join(import.meta.dirname, '../../engines/coordinates/lands/outlines.ts'),
  `// Made by scripts/lands from world-atlas (Natural Earth 1:50m, public domain).\n// Country, outlines: steps from corner to corner, in letters.\nexport const lines = \`${lines.join('\n')}\`\n`,
)
