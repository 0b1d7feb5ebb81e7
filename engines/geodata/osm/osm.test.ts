import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { converted, inspected } from '../testing/run.ts'
import { isArea } from './areas.ts'
import { NodeTable } from './node-table.ts'
import { fromDifferences, Message, signed } from './protobuf.ts'
import { joinedRings } from './rings.ts'

const fixture = (format: string, name: string) =>
  new Uint8Array(readFileSync(join(import.meta.dirname, '../formats', format, 'fixtures/ok', name)))

it('the same map is read from XML and from both kinds of PBF', async () => {
  const xml = await converted(fixture('osm', 'town.osm'), 'osm', 'geojson')
  for (const name of ['town.pbf', 'plain.pbf'])
    expect((await converted(fixture('pbf', name), 'pbf', 'geojson')).text).toBe(xml.text)
})

it('a ring is joined from ways that run in any direction and stand in any order', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 3, max: 20 }),
      fc.array(fc.nat(19), { minLength: 1, maxLength: 6 }),
      fc.infiniteStream(fc.boolean()),
      fc.nat(),
      (corners, cuts, flips, shift) => {
        const places = [...new Set(cuts.map((cut) => cut % corners))].toSorted((a, b) => a - b)
        const ways = places.map((from, index) => {
          const to = places[index + 1] ?? places[0]! + corners
          const way = Array.from({ length: to - from + 1 }, (_, step) => ((from + step) % corners) + 1)
          return flips.next().value ? way.toReversed() : way
        })
        const turned = [...ways.slice(shift % ways.length), ...ways.slice(0, shift % ways.length)]
        const { rings, open } = joinedRings(turned)
        expect(open).toBe(0)
        expect(rings).toHaveLength(1)
        expect(new Set(rings[0])).toEqual(new Set(Array.from({ length: corners }, (_, corner) => corner + 1)))
        expect(rings[0]).toHaveLength(corners + 1)
      },
    ),
  )
})

it('ways that do not close are counted', () => {
  expect(
    joinedRings([
      [1, 2, 3],
      [3, 4],
    ]),
  ).toEqual({ rings: [], open: 1 })
  expect(
    joinedRings([
      [1, 2, 3, 1],
      [5, 6],
    ]),
  ).toEqual({ rings: [[1, 2, 3, 1]], open: 1 })
})

it.each([
  [{ building: 'yes' }, true],
  [{ building: 'no' }, false],
  [{ highway: 'residential' }, false],
  [{ highway: 'pedestrian', area: 'yes' }, true],
  [{ landuse: 'forest', area: 'no' }, false],
  [{ natural: 'coastline' }, false],
])('%j is an area: %s', (tags, expected) => expect(isArea(new Map(Object.entries(tags)))).toBe(expected))

it('a place is found again by its number, of whatever size and sign', () => {
  const numbers = fc.uniqueArray(
    fc.integer({ min: -(2 ** 40), max: 2 ** 40 }).filter((id) => id !== 0),
    { maxLength: 3000 },
  )
  fc.assert(
    fc.property(numbers, (ids) => {
      const table = new NodeTable()
      ids.forEach((id, index) => void table.set(id, (index % 360) - 180, (index % 180) - 90))
      ids.forEach((id, index) => {
        const at = table.indexOf(id)
        if (table.longitude(at) !== (index % 360) - 180 || table.latitude(at) !== (index % 180) - 90)
          expect(id).toBe('found')
      })
      expect(table.indexOf(2 ** 41)).toBe(-1)
    }),
    { numRuns: 30 },
  )
})

it('numbers of protocol buffers', () => {
  expect([0, 1, 2, 3, 4294967294].map(signed)).toEqual([0, -1, 1, -2, 2147483647])
  expect(fromDifferences([2, 2, 1])).toEqual([1, 2, 1])
  const message = new Message(Uint8Array.of(0x08, 0x96, 0x01, 0x12, 0x01, 0x41))
  expect([message.next(), message.field, message.number]).toEqual([true, 1, 150])
  expect([message.next(), message.field, message.text]).toEqual([true, 2, 'A'])
  expect(message.next()).toBe(false)
})

it('what an extract leaves out is counted', async () => {
  const { notes } = await inspected(
    '<osm version="0.6"><node id="1" lat="1" lon="1"/><node id="2" lat="2" lon="2"/><way id="3"><nd ref="1"/><nd ref="7"/><nd ref="2"/><tag k="a" v="b"/></way><relation id="4"><member type="way" ref="3" role="outer"/><tag k="type" v="multipolygon"/></relation></osm>',
    'osm',
  )
  expect(notes).toContainEqual({ code: 'coordinates-unreadable', kind: 'lost', count: 1 })
  expect(notes).toContainEqual({ code: 'ring-repaired', kind: 'repaired', count: 1 })
})
