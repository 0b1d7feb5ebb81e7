import type { Entity } from './blocks.ts'
import { numberedColour, trueColour } from './colours.ts'
import type { Thing, Things } from './groups.ts'

/** Numbers for colours that stand elsewhere: with the block, or with the layer. */
const byBlock = 0
const byLayer = 256

/** The colours of the layers, and with them those of entities. */
export class Layers {
  readonly #colours = new Map<string, string | undefined>()

  add(layer: Thing): void {
    this.#colours.set(nameOf(layer), ownColour(layer))
  }

  colourOf(entity: Thing): string | undefined {
    const number = entity.number(62, byLayer)
    const isOwn = entity.has(420) || (number !== byLayer && number !== byBlock)
    return isOwn ? ownColour(entity) : this.#colours.get((entity.text(8) ?? '').toLowerCase())
  }
}

const nameOf = (layer: Thing): string => (layer.text(2) ?? '').toLowerCase()

/** Of a layer that is switched off the number is negative. */
const ownColour = (thing: Thing): string | undefined =>
  thing.has(420) ? trueColour(thing.number(420)) : numberedColour(Math.abs(thing.number(62, 7)))

/** An entity with what follows it and belongs to it; the thing behind all that comes back as `next`. */
export async function entityFrom(thing: Thing, things: Things): Promise<{ entity: Entity; next: Thing | undefined }> {
  const hasMembers = thing.name === 'POLYLINE' || (thing.name === 'INSERT' && thing.number(66) === 1)
  const members: Thing[] = []
  let next = await things.next()
  if (!hasMembers) return { entity: { thing, members }, next }
  while (next && (next.name === 'VERTEX' || next.name === 'ATTRIB')) {
    members.push(next)
    next = await things.next()
  }
  if (next?.name === 'SEQEND') next = await things.next()
  return { entity: { thing, members }, next }
}
