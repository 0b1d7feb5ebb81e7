import { readFileSync } from 'node:fs'
import { categoryById, convert, convertToAll } from '../engines/units/index.ts'
import type { Suite, Table } from './suite.ts'
import { plainDoubles, printDouble } from './units/doubles.ts'
import { keystrokeTable } from './units/keystroke.ts'
import { type Library, libraries } from './units/libraries.ts'
import { sumRaces } from './units/sums.ts'

const length = categoryById('length')!
const sharedUnits = ['km', 'm', 'cm', 'mm', 'mi', 'yd', 'ft', 'in']
const typedTexts = ['1', '12.5', '0.001', '1234567.891', '-40', '6.02e23', '3e-9', '299792458']

type Case = [category: string, from: string, to: string, typed: string, printed: string]
const casesFile = new URL('../engines/units/fixtures/conversions.cases.json', import.meta.url)
const { cases } = JSON.parse(readFileSync(casesFile, 'utf8')) as { cases: Case[] }

/** What a page does on a keystroke with a library of doubles: read, convert to every unit, print by the same rule. */
const pageOf = (library: Library, units: readonly string[]) => () => {
  const pages: string[][] = []
  for (const typed of typedTexts)
    for (const from of sharedUnits) {
      const value = Number(typed)
      pages.push(units.map((to) => printDouble(library.convert('length', value, from, to))))
    }
  return pages
}

const singlesOf = (library: Library) => () =>
  typedTexts.flatMap((typed) =>
    sharedUnits.map((from) => sharedUnits.map((to) => printDouble(library.convert('length', Number(typed), from, to)))),
  )

const ourPages = () => typedTexts.flatMap((typed) => sharedUnits.map((from) => convertToAll(length, from, typed, 'en')))

const ourSharedPages = () =>
  typedTexts.flatMap((typed) =>
    sharedUnits.map((from) => sharedUnits.map((to) => convert('length', from, to, typed, 'en'))),
  )

/** Independent reference cases that every library has the units for, printed by the same rule. */
function accuracy(all: readonly Library[]): Table {
  const shared = cases.filter(
    ([category, from, to, typed]) =>
      category !== 'temperature' &&
      Number.isFinite(Number(typed)) &&
      typed.trim() !== '' &&
      all.every((library) => library.knows(category, from) && library.knows(category, to)),
  )
  const share = (right: number): string => `${right} of ${shared.length}`
  const rightOf = (print: (row: Case) => string): string => share(shared.filter((row) => print(row) === row[4]).length)
  return {
    title: 'Reference conversions printed right to the last digit (length, mass, volume)',
    columns: ['', 'right'],
    rows: [
      ['Convertory', rightOf(([category, from, to, typed]) => convert(category, from, to, typed, 'en'))],
      ...all.map((library) => [
        library.name,
        rightOf(([category, from, to, typed]) => printDouble(library.convert(category, Number(typed), from, to))),
      ]),
    ],
  }
}

export const suite: Suite = {
  area: 'units',
  title: 'Unit conversion',
  about: `A keystroke on the length page: read the typed text, convert it, print every field by the site's format table.
Convertory keeps exact fractions from the first to the last digit; the peers compute in binary floating point and are
given the same printing rule for doubles. "Plain doubles" is a bare table of factors without any library: the speed
floating point could reach at best. Times are processor times.`,
  async prepare() {
    const peers = await libraries()
    const allUnits = length.units.map(({ id }) => id)
    const runs = typedTexts.length * sharedUnits.length
    return {
      races: [
        {
          name: `A keystroke: one typed text into all ${allUnits.length} units of length (peers: the ${sharedUnits.length} that all of them have)`,
          unit: 'conversions',
          clock: 'processor',
          contestants: [
            { name: 'Convertory', run: ourPages, operations: runs * allUnits.length },
            ...peers.map((library) => ({
              name: library.name,
              run: pageOf(library, sharedUnits),
              operations: runs * sharedUnits.length,
            })),
            { name: plainDoubles.name, run: pageOf(plainDoubles, allUnits), operations: runs * allUnits.length },
          ],
        },
        ...(await sumRaces()),
        {
          name: 'One conversion at a time, the text read anew for each',
          unit: 'conversions',
          clock: 'processor',
          contestants: [
            { name: 'Convertory', run: ourSharedPages, operations: runs * sharedUnits.length },
            ...peers.map((library) => ({
              name: library.name,
              run: singlesOf(library),
              operations: runs * sharedUnits.length,
            })),
          ],
        },
      ],
      tables: async () => [accuracy(peers), await keystrokeTable()],
    }
  },
}
