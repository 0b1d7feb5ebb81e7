import { peer } from '../suite.ts'

/** A peer behind one call, with the names it has for our units. */
export interface Library {
  readonly name: string
  knows(category: string, unit: string): boolean
  convert(category: string, value: number, from: string, to: string): number
}

type Names = Readonly<Record<string, Readonly<Record<string, string>>>>

function library(name: string, names: Names, convert: (value: number, from: string, to: string) => number): Library {
  return {
    name,
    knows: (category, unit) => names[category]?.[unit] !== undefined,
    convert: (category, value, from, to) => convert(value, names[category]![from]!, names[category]![to]!),
  }
}

const same = (...ids: string[]): Record<string, string> => Object.fromEntries(ids.map((id) => [id, id]))
const length = same('km', 'm', 'cm', 'mm', 'mi', 'yd', 'ft', 'in')

interface ConvertUnits {
  default: (value: number) => { from(unit: string): { to(unit: string): number } }
}
interface Mathjs {
  unit(value: number, unit: string): { toNumber(unit: string): number }
}
interface Quantities {
  default: (value: number, unit: string) => { to(unit: string): { scalar: number } }
}
interface Convert {
  convert(value: number, unit: string): { to(unit: string): number }
}

export async function libraries(): Promise<Library[]> {
  const convertUnits = (await peer<ConvertUnits>('convert-units')).default
  const mathjs = await peer<Mathjs>('mathjs')
  const quantities = (await peer<Quantities>('js-quantities')).default
  const { convert } = await peer<Convert>('convert')
  return [
    library(
      'convert-units 2.3.4',
      {
        length,
        mass: { ...same('kg', 'g', 'mg', 'mcg', 'lb', 'oz'), t: 'mt', ton: 't' },
        volume: { ...same('m3', 'cm3', 'l', 'dl', 'cl', 'ml', 'gal', 'qt', 'cup'), pt: 'pnt', floz: 'fl-oz' },
      },
      (value, from, to) => convertUnits(value).from(from).to(to),
    ),
    library(
      'mathjs 15.2.0',
      {
        length,
        mass: { ...same('kg', 'g', 'mg', 'oz'), mcg: 'ug', lb: 'lbm', t: 'tonne', ton: 'ton' },
        volume: {
          ...same('m3', 'l', 'dl', 'cl', 'ml', 'cup', 'floz'),
          cm3: 'cm^3',
          gal: 'gallon',
          qt: 'quart',
          pt: 'pint',
        },
      },
      (value, from, to) => mathjs.unit(value, from).toNumber(to),
    ),
    library(
      'js-quantities 1.8.0',
      {
        length,
        mass: { ...same('kg', 'g', 'mg', 'mcg', 'lb', 'oz'), t: 'tonne', ton: 'short-ton' },
        volume: same('m3', 'cm3', 'l', 'dl', 'cl', 'ml', 'gal', 'qt', 'pt', 'cup', 'floz'),
      },
      (value, from, to) => quantities(value, from).to(to).scalar,
    ),
    library(
      'convert 8.0.2',
      {
        length,
        mass: { ...same('kg', 'g', 'mg', 'mcg', 'lb', 'oz'), t: 't', ton: 'short ton' },
        volume: {
          ...same('m3', 'cm3', 'l', 'dl', 'cl', 'ml', 'gal', 'pt', 'cup'),
          qt: 'quart',
          floz: 'fl oz',
        },
      },
      (value, from, to) => convert(value, from).to(to),
    ),
  ]
}
