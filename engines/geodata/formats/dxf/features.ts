import { type FeatureBatch, shapeType, valueKind } from '../../model/feature.ts'
import { nestRings } from '../../model/nest-rings.ts'
import type { Entity } from './blocks.ts'
import type { Spot } from './placement.ts'
import { decodedText } from './texts.ts'
import type { Part } from './ways.ts'

/** Entities as features: what is drawn of one is one feature, each text within a block one more. */
export class FeatureMaker {
  readonly #batch: FeatureBatch
  readonly #styles = new Map<string, number>()
  curves = 0
  count = 0

  constructor(batch: FeatureBatch) {
    this.#batch = batch
  }

  add(entity: Entity, parts: readonly Part[], colour: string | undefined): void {
    const isBlock = entity.thing.has(2) && entity.thing.name === 'INSERT'
    const drawn = parts.filter(({ text }) => text === undefined)
    const texts = parts.filter(({ text }) => text !== undefined)
    this.curves += parts.some(({ isCurved }) => isCurved) ? 1 : 0
    // A symbol that draws nothing still stands somewhere.
    if (drawn.length > 0 || (isBlock && texts.length === 0)) {
      const meant = drawn.length > 0 ? drawn : [standing(entity)]
      this.#begin(entity, meant, colour)
      this.#write(meant)
    }
    for (const part of texts) {
      this.#begin(entity, [part], colour)
      this.#write([part])
    }
  }

  #begin({ thing, members }: Entity, parts: readonly Part[], colour: string | undefined): void {
    const batch = this.#batch
    const feature = batch.beginFeature()
    this.count++
    const say = (name: string, value: string | undefined) => {
      if (value) batch.addStringProperty(batch.document.field(name), valueKind.text, decodedText(value))
    }
    say('layer', thing.text(8))
    say('type', thing.name)
    say('linetype', thing.text(6))
    say('handle', thing.text(5))
    say('block', thing.name === 'INSERT' ? thing.text(2) : undefined)
    const [{ text }] = parts as [Part]
    if (text) batch.addStringProperty(batch.document.field('text'), valueKind.text, text)
    // What is written into the blanks of a symbol, by the names of the blanks.
    if (thing.name === 'INSERT') for (const member of members) say(member.text(2) ?? '', member.text(1))
    if (colour) batch.style[feature] = this.#styleOf(colour, new Set(parts.map(({ type }) => type)))
  }

  #styleOf(colour: string, types: ReadonlySet<Part['type']>): number {
    const key = [colour, ...types].join(' ')
    const known = this.#styles.get(key)
    if (known !== undefined) return known
    const style = this.#batch.document.addStyle({
      ...(types.has('point') ? { iconColor: colour } : {}),
      ...(types.has('line') || types.has('area') ? { lineColor: colour } : {}),
      ...(types.has('area') ? { fillColor: colour } : {}),
    })
    this.#styles.set(key, style)
    return style
  }

  #write(parts: readonly Part[]): void {
    const batch = this.#batch
    // A drawing without heights is flat, though it has zeros for them.
    const hasHeights = parts.some(({ paths }) => paths.some((path) => path.some(([, , z]) => z !== 0)))
    const kinds = new Set(parts.map(({ type }) => type))
    const collection = kinds.size > 1 ? batch.beginShape(shapeType.collection) : -1
    for (const kind of ['point', 'line', 'area'] as const) {
      const paths = parts.filter(({ type }) => type === kind).map((part) => part.paths)
      if (paths.length > 0) writers[kind](batch, paths, hasHeights)
    }
    if (collection >= 0) batch.endCollection(collection)
  }
}

type Paths = readonly (readonly Spot[])[]

const writers: Readonly<
  Record<Part['type'], (batch: FeatureBatch, parts: readonly Paths[], hasHeights: boolean) => void>
> = {
  point: (batch, parts, hasHeights) => {
    const points = parts.flat(2)
    batch.beginShape(points.length > 1 ? shapeType.multiPoint : shapeType.point)
    addPath(batch, points, hasHeights)
  },
  line: (batch, parts, hasHeights) => {
    const paths = parts.flat().filter((path) => path.length > 0)
    batch.beginShape(paths.length > 1 ? shapeType.multiLine : shapeType.line)
    for (const path of paths) addPath(batch, path, hasHeights)
  },
  area: (batch, parts, hasHeights) => {
    const rings = parts.flatMap((paths) => nestRings(paths))
    const isMulti = rings.filter(({ isHole }) => !isHole).length > 1
    batch.beginShape(isMulti ? shapeType.multiPolygon : shapeType.polygon)
    for (const { ring, isHole } of rings) addPath(batch, ring, hasHeights, isHole)
  },
}

function addPath(batch: FeatureBatch, path: readonly Spot[], hasHeights: boolean, isHole = false): void {
  batch.beginPath(isHole)
  for (const [x, y, z] of path) {
    const point = batch.addPoint(x, y)
    if (hasHeights) batch.setZ(point, z)
  }
}

const standing = ({ thing }: Entity): Part => ({
  type: 'point',
  paths: [[[thing.number(10), thing.number(20), thing.number(30)]]],
})
