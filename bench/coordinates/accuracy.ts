import { readFileSync } from 'node:fs'
import { systemOf } from '../../engines/coordinates/index.ts'
import type { Table } from '../suite.ts'

interface Case {
  readonly latitude: string
  readonly longitude: string
  readonly mgrs: string
  readonly flags: readonly string[]
}

const casesFile = new URL('../../engines/coordinates/fixtures/points.cases.json', import.meta.url)

/** Points within a millimetre of a metre line are left out: there either neighbour is right. */
export function checkedRows(mgrs: { forward(point: [number, number], accuracy: number): string }): Table {
  const { cases } = JSON.parse(readFileSync(casesFile, 'utf8')) as { cases: readonly Case[] }
  const certain = cases.filter(({ flags }) => !flags.includes('mgrsEdge'))
  const right = (print: (latitude: number, longitude: number) => string): string => {
    const count = certain.filter((row) => {
      try {
        return print(Number(row.latitude), Number(row.longitude)).padStart(row.mgrs.length, '0') === row.mgrs
      } catch {
        return false
      }
    }).length
    return `${count} of ${certain.length}`
  }
  return {
    title: 'MGRS of reference points, poles, Norway and Svalbard among them, right in every character',
    columns: ['', 'right'],
    rows: [
      [
        'Convertory',
        right((latitudeDegrees, longitudeDegrees) => systemOf('mgrs').print({ latitudeDegrees, longitudeDegrees })),
      ],
      ['mgrs', right((latitude, longitude) => mgrs.forward([longitude, latitude], 5))],
    ],
  }
}
