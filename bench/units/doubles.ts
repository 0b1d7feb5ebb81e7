import { toDouble } from '../../engines/core/index.ts'
import { categories, quantityIn } from '../../engines/units/index.ts'
import type { Library } from './libraries.ts'

/** The format table of length, mass and volume as one writes it for doubles. */
export function printDouble(value: number): string {
  if (value === 0) return '0'
  const size = Math.abs(value)
  if (size < 1e-6 || size > 1e10) return value.toExponential(4).replace(/\.?0+e/, 'e')
  const decimals = size < 0.001 ? 10 : size < 1 ? 8 : size < 1000 ? 6 : 2
  return value.toFixed(decimals).replace(/\.?0+$/, '')
}

const factors = new Map<string, number>(
  categories
    .filter(({ id }) => id !== 'temperature')
    .flatMap((category) => {
      const base = category.units.find(({ definition }) => definition === '1')!
      return category.units.map(
        ({ id }) => [`${category.id} ${id}`, toDouble(quantityIn(category, `1 ${id}`, base.id))] as const,
      )
    }),
)

export const plainDoubles: Library = {
  name: 'plain doubles, no library',
  knows: (category, unit) => factors.has(`${category} ${unit}`),
  convert: (category, value, from, to) =>
    (value * factors.get(`${category} ${from}`)!) / factors.get(`${category} ${to}`)!,
}
