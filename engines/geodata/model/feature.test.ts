import { expect, test } from 'vitest'
import { ByteWriter } from '../bytes/byte-writer.ts'
import { Tally } from '../summary/tally.ts'
import { DocumentInfo } from './document.ts'
import { BatchMark, FeatureBatch, featureKind, shapeType, valueKind } from './feature.ts'
import { writeFlatPositions } from './flat-positions.ts'
import { signedArea } from './ring-direction.ts'

const newBatch = () => new FeatureBatch(new DocumentInfo(), true)

/** A line of so many points from here on, one degree apart. */
function addLine(batch: FeatureBatch, from: number, count: number): void {
  batch.beginShape(shapeType.line)
  batch.beginPath()
  for (let point = 0; point < count; point++) batch.addPoint(from + point, -from - point)
}

test('many points at once are the same as one by one, whatever their number', () => {
  const x = Float64Array.from({ length: 3000 }, (_, at) => at)
  const y = x.map((value) => -value)
  for (const count of [0, 1, 31, 32, 33, 1500, 2900]) {
    const batch = newBatch()
    batch.beginFeature()
    addLine(batch, 7, 2)
    batch.setZ(1, 5)
    expect(batch.addPoints(x, y, 40, 40 + count)).toBe(2)
    expect(batch.pointCount).toBe(count + 2)
    expect([...batch.firstPoint.subarray(0, 2)]).toEqual([0, count + 2])
    expect([...batch.x.subarray(0, batch.pointCount)]).toEqual([7, 8, ...x.subarray(40, 40 + count)])
    expect([...batch.y.subarray(0, batch.pointCount)]).toEqual([-7, -8, ...y.subarray(40, 40 + count)])
    expect([...batch.z.subarray(0, batch.pointCount)]).toEqual([Number.NaN, 5, ...Array(count).fill(Number.NaN)])
    expect(batch.m.subarray(0, batch.pointCount).every(Number.isNaN)).toBe(true)
  }
})

test('text of any length is kept as it was', () => {
  const batch = newBatch()
  const field = batch.document.field('a')
  batch.beginFeature()
  const texts = [0, 1, 63, 64, 65, 5000].map((length) => 'ж'.repeat(length / 2).padEnd(length / 2 + (length % 2), 'x'))
  for (const text of texts) {
    const bytes = new TextEncoder().encode(`..${text}.`)
    const start = batch.addText(bytes, 2, bytes.length - 1)
    batch.addProperty(field, valueKind.text, start, batch.textLength)
  }
  batch.addStringProperty(field, valueKind.text, '東'.repeat(5000))
  batch.addNumberProperty(field, -2.5)
  batch.addNumberProperty(field, 7)
  batch.addRealProperty(field, 7)
  const found = Array.from({ length: batch.propertyCount }, (_, property) => batch.propertyText(property))
  expect(found).toEqual([...texts, '東'.repeat(5000), '-2.5', '7', '7'])
  expect([...batch.propertyKind.subarray(texts.length + 1, batch.propertyCount)]).toEqual([
    valueKind.real,
    valueKind.integer,
    valueKind.real,
  ])
  expect(batch.document.fields[field]!.kinds).toBe(
    (1 << valueKind.text) | (1 << valueKind.real) | (1 << valueKind.integer),
  )
})

test('what is taken back leaves nothing behind', () => {
  const batch = newBatch()
  const field = batch.document.field('a')
  const channel = batch.document.channel('heart')
  const fill = (from: number) => {
    batch.beginFeature(featureKind.track, 3)
    addLine(batch, from, 2)
    batch.addStringProperty(field, valueKind.text, `text ${from}`)
    const start = batch.addString('12')
    for (const column of [batch.xDigits, batch.yDigits, batch.zDigits, batch.time, batch.channel(channel)])
      column.set(batch.pointCount - 1, start, batch.textLength)
  }
  const summaryOf = () => ({
    counts: [batch.featureCount, batch.shapeCount, batch.pathCount, batch.pointCount, batch.propertyCount],
    text: batch.textLength,
    ends: [
      batch.firstShape[batch.featureCount],
      batch.firstProperty[batch.featureCount],
      batch.firstPath[batch.shapeCount],
      batch.firstPoint[batch.pathCount],
    ],
    values: [batch.xDigits, batch.yDigits, batch.zDigits, batch.time, batch.channel(channel)].map((column) =>
      [0, 1, 2, 3].map((point) => batch.columnText(column, point)),
    ),
  })
  fill(1)
  const before = summaryOf()
  expect(before.values).toEqual(Array(5).fill(['', '12', '', '']))
  const mark = new BatchMark()
  batch.setMark(mark)
  fill(5)
  expect(summaryOf()).not.toEqual(before)
  batch.cutBack(mark)
  expect(summaryOf()).toEqual(before)
  fill(5)
  batch.dropShapes()
  expect(summaryOf()).toMatchObject({ counts: [2, 1, 1, 2, 2], ends: [1, 2, 1, 2] })
  batch.dropLastFeature()
  expect(summaryOf()).toMatchObject({ counts: [1, 1, 1, 2, 1] })
})

test('an emptied batch begins anew; a feature that goes on does so in the next', () => {
  const batch = newBatch()
  batch.beginFeature()
  addLine(batch, 1, 3)
  batch.setZ(0, 1)
  batch.setM(0, 1)
  const start = batch.addString('12')
  for (const column of [batch.xDigits, batch.yDigits, batch.zDigits, batch.time, batch.channel(1)])
    column.set(2, start, batch.textLength)
  batch.openFeature = batch.openPath = true
  batch.clear()
  expect([batch.empty, batch.textLength, batch.hasZ, batch.hasM, batch.time.used]).toEqual([true, 0, false, false, false]) // biome-ignore format: one line
  expect([batch.continuesFeature, batch.continuesPath, batch.openFeature, batch.openPath]).toEqual([true, true, false, false]) // biome-ignore format: one line
  batch.beginFeature()
  addLine(batch, 4, 3)
  expect([batch.firstPoint[0], batch.firstPoint[1], batch.x[0], batch.z[0]]).toEqual([0, 3, 4, Number.NaN])
  batch.time.set(0, 0, 1)
  expect([0, 1, 2].map((point) => batch.time.has(point))).toEqual([true, false, false])
  batch.clear()
  expect([batch.continuesFeature, batch.continuesPath]).toEqual([false, false])
})

test('flat positions, forwards and backwards, with digits of the source and without', () => {
  const gml = { isNorthFirst: true, opening: 0, comma: 0x20, closing: 0, separator: 0x20 }
  const json = { isNorthFirst: false, opening: 0x5b, comma: 0x2c, closing: 0x5d, separator: 0x2c }
  const batch = newBatch()
  batch.beginFeature()
  batch.beginShape(shapeType.line)
  batch.beginPath()
  for (let at = 0; at < 2100; at++) batch.addPoint(at / 8, -at / 16)
  const written = (from: number, to: number, step: 1 | -1, spelling: typeof gml) => {
    const out = new ByteWriter(16)
    out.ascii('<')
    writeFlatPositions(out, batch, from, to, step, spelling)
    return new TextDecoder().decode(out.take())
  }
  const pairs = Array.from({ length: 2100 }, (_, at) => [String(at / 8), String(at === 0 ? 0 : -at / 16)] as const)
  const inJson = (each: typeof pairs) => `<${each.map(([x, y]) => `[${x},${y}]`).join()}`
  const inGml = (each: typeof pairs) => `<${each.map(([x, y]) => `${y} ${x}`).join(' ')}`
  const check = () => {
    for (const to of [1, 2, 1023, 1024, 1025, 2049, 2100]) {
      expect(written(1, to, 1, json)).toBe(to === 1 ? '<' : inJson(pairs.slice(1, to)))
      expect(written(1, to, 1, gml)).toBe(to === 1 ? '<' : inGml(pairs.slice(1, to)))
      expect(written(to - 1, 0, -1, json)).toBe(to === 1 ? '<' : inJson(pairs.slice(1, to).reverse()))
    }
  }
  check()
  for (const [column, ordinate, point, digits] of [
    [batch.xDigits, 0, 5, '0.6250'],
    [batch.yDigits, 1, 6, `-0.375${'0'.repeat(60)}`],
    [batch.yDigits, 1, 1024, '-64.0'],
  ] as const) {
    const start = batch.addString(digits)
    column.set(point, start, batch.textLength)
    pairs[point] = ordinate === 0 ? [digits, pairs[point]![1]] : [pairs[point]![0], digits]
  }
  for (const column of [batch.xDigits, batch.yDigits]) column.reserve(2100)
  check()
})

test('twice the area of a ring, by its direction, far from the origin too', () => {
  const square = [[0, 0], [2, 0], [2, 3], [0, 3], [0, 0]] as const // biome-ignore format: one line
  const area = (ring: readonly (readonly [number, number])[]) =>
    signedArea(
      Float64Array.from([9, ...ring.map(([x]) => x), 9]),
      Float64Array.from([9, ...ring.map(([, y]) => y), 9]),
      1,
      ring.length + 1,
    )
  expect(area(square)).toBe(12)
  expect(area(square.toReversed())).toBe(-12)
  expect(area(square.map(([x, y]) => [x + 7e9, y - 5e9] as const))).toBe(12)
  expect([area([]), area([[1, 1]]), area([[1, 1], [5, 5], [1, 1]])]).toEqual([0, 0, 0]) // biome-ignore format: one line
})

test('fields and values of points are known by their names; a role makes another of the same name', () => {
  const document = new DocumentInfo()
  expect([document.field('a'), document.field('name', 'name'), document.field('name'), document.field('a')]).toEqual([0, 1, 2, 0]) // biome-ignore format: one line
  expect([document.channel('heart'), document.channel('cadence'), document.channel('heart')]).toEqual([0, 1, 0])
  expect([document.addFolder({ name: 'x', parent: 0 }), document.addStyle({}), document.addStyle({})]).toEqual([1, 1, 2]) // biome-ignore format: one line
})

test('a tally counts a feature in pieces once, and sees lines that jump over the 180th meridian', () => {
  const tallied = (...steps: readonly (readonly number[])[]) => {
    const tally = new Tally()
    const batch = newBatch()
    for (const [at, longitudes] of steps.entries()) {
      batch.beginFeature(featureKind.track)
      batch.beginShape(shapeType.line)
      batch.beginPath()
      for (const longitude of longitudes) batch.addPoint(longitude, 10)
      batch.openFeature = batch.openPath = at < steps.length - 1
      tally.add(batch)
      batch.clear()
    }
    return tally.summary()
  }
  expect(tallied([1, 2], [3], [4, 5])).toMatchObject({
    features: 1,
    points: 5,
    geometryTypes: { LineString: 1 },
    boundingBox: [1, 10, 5, 10],
    crossesAntimeridian: false,
    extras: {},
  })
  expect(tallied([-90, 90]).crossesAntimeridian).toBe(false)
  expect(tallied([-90, 90.5]).crossesAntimeridian).toBe(true)
  expect(tallied([90.5, -90]).crossesAntimeridian).toBe(true)
  expect(tallied([-170, 0, 170]).crossesAntimeridian).toBe(false)
})
