import { fraction } from '../../engines/core/index.ts'
import { amountOf, inUnit, multiply } from '../../engines/units/arithmetic.ts'
import { categoryById, evaluate } from '../../engines/units/index.ts'
import { measureOf } from '../../engines/units/measure.ts'
import { peer, type Race } from '../suite.ts'

interface MathUnit {
  toNumber(unit: string): number
}
interface Mathjs {
  evaluate(text: string): MathUnit
  unit(value: number, name: string): MathUnit
  multiply(left: MathUnit, right: MathUnit): MathUnit
}

/** Sums that both read alike, and what comes out. */
const sums = [
  ['60 mi/h * 2.5 h to km', 241.4016],
  ['3 ft + 2 cm to m', 0.9344],
  ['(5 km + 300 m) / 2 to mi', 3.2932675 / 2],
  ['2 kg * 9.81 m/s^2 to N', 19.62],
  ['100 km / 2 h to m/s', 125 / 9],
  ['12 m * 8 m to ft^2', 96 / 0.3048 ** 2],
  ['5 N * 2 m to J', 10],
  ['10 gal - 3 l to l', 34.85411784],
] as const

const texts = sums.map(([text]) => text)

const isNear = (value: number, wanted: number): boolean => Math.abs(value / wanted - 1) < 1e-6

const ours = (text: string): number => {
  const found = evaluate(text, 'en')
  if (!found.ok || !found.value.value) throw new Error(`not read: ${text}`)
  const { numerator, denominator } = found.value.value
  return Number(numerator) / Number(denominator)
}

const measure = (category: string, unit: string) => measureOf(categoryById(category)!, unit)
const counts = Array.from({ length: 100 }, (_, index) => index + 1)

export async function sumRaces(): Promise<Race[]> {
  const mathjs = await peer<Mathjs>('mathjs')
  const theirs = (text: string): number => mathjs.evaluate(text).toNumber(text.split(' to ')[1]!)
  for (const [text, wanted] of sums)
    for (const read of [ours, theirs]) if (!isNear(read(text), wanted)) throw new Error(`${text}: ${read(text)}`)
  const [speed, hour, kilometre] = [measure('speed', 'mph'), measure('time', 'h'), measure('length', 'km')]
  const way = (count: number) => {
    const product = multiply(amountOf(fraction(BigInt(count)), speed), amountOf(fraction(5n, 2n), hour))
    return product.ok && inUnit(product.value, kilometre)
  }
  const theirWay = (count: number) => mathjs.multiply(mathjs.unit(count, 'mi/h'), mathjs.unit(2.5, 'h')).toNumber('km')
  return [
    {
      name: `A sum of quantities, from its text to its value (${texts.length} texts). Ours reads three languages, with every alternative`,
      unit: 'sums',
      clock: 'processor',
      contestants: [
        { name: 'Convertory, exact', run: () => texts.map(ours), operations: texts.length },
        { name: 'mathjs 15.2.0', run: () => texts.map(theirs), operations: texts.length },
      ],
    },
    {
      name: 'A speed times a time as a length, without reading',
      unit: 'products',
      clock: 'processor',
      contestants: [
        { name: 'Convertory, exact', run: () => counts.map(way), operations: counts.length },
        { name: 'mathjs 15.2.0', run: () => counts.map(theirWay), operations: counts.length },
      ],
    },
  ]
}
