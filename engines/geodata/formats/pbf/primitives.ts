import { fail } from '../../notes/problem.ts'
import type { MapElements, Member, Tags } from '../../osm/map-builder.ts'
import { fromDifferences, Message, signed } from '../../osm/protobuf.ts'

/** What the numbers of a block mean. */
interface Block {
  readonly strings: readonly string[]
  readonly granularity: number
  readonly longitudeOffset: number
  readonly latitudeOffset: number
}

/** What a reader must understand to read a file at all. Of a history (`HistoricalInformation`) every deleted thing would be shown. */
const understood = new Set(['OsmSchema-V0.6', 'DenseNodes'])

export function checkHeader(bytes: Uint8Array): void {
  const header = new Message(bytes)
  while (header.next())
    if (header.field === 4 && !understood.has(header.text))
      fail({ code: 'unknown_type', what: 'feature', value: header.text })
}

/** Tells the elements of a block. `wants` are the kinds of interest: the first time through a file only relations. */
export function tellBlock(bytes: Uint8Array, elements: MapElements, wants: 'all' | 'relations'): void {
  const block = { strings: [] as string[], granularity: 100, longitudeOffset: 0, latitudeOffset: 0 }
  const groups: Message[] = []
  const message = new Message(bytes)
  while (message.next()) {
    if (message.field === 1) block.strings = stringsOf(message.message)
    else if (message.field === 2) groups.push(message.message)
    else if (message.field === 17) block.granularity = message.number
    else if (message.field === 19) block.latitudeOffset = message.number
    else if (message.field === 20) block.longitudeOffset = message.number
  }
  for (const group of groups)
    while (group.next()) {
      if (group.field === 4) tellRelation(group.message, block, elements)
      else if (wants === 'relations') continue
      else if (group.field === 1) tellNode(group.message, block, elements)
      else if (group.field === 2) tellDense(group.message, block, elements)
      else if (group.field === 3) tellWay(group.message, block, elements)
    }
}

function stringsOf(table: Message): string[] {
  const strings: string[] = []
  while (table.next()) if (table.field === 1) strings.push(table.text)
  return strings
}

const degrees = (value: number, { granularity }: Block, offset: number): number =>
  Math.round(offset + granularity * value) / 1e9

function tagsOf(keys: readonly number[], values: readonly number[], { strings }: Block): Tags {
  return new Map(keys.map((key, index) => [strings[key] ?? '', strings[values[index] ?? -1] ?? '']))
}

function tellNode(message: Message, block: Block, elements: MapElements): void {
  let [id, latitude, longitude] = [0, 0, 0]
  let [keys, values]: number[][] = [[], []]
  while (message.next()) {
    if (message.field === 1) id = signed(message.number)
    else if (message.field === 2) keys = message.numbers
    else if (message.field === 3) values = message.numbers
    else if (message.field === 8) latitude = signed(message.number)
    else if (message.field === 9) longitude = signed(message.number)
  }
  elements.node(
    id,
    degrees(longitude, block, block.longitudeOffset),
    degrees(latitude, block, block.latitudeOffset),
    tagsOf(keys!, values!, block),
  )
}

const noTags: Tags = new Map()

/** Columns of numbers, positions and tags; the tags of a node end with a zero. */
function tellDense(message: Message, block: Block, elements: MapElements): void {
  let [ids, latitudes, longitudes, texts]: number[][] = [[], [], [], []]
  while (message.next()) {
    if (message.field === 1) ids = fromDifferences(message.numbers)
    else if (message.field === 8) latitudes = fromDifferences(message.numbers)
    else if (message.field === 9) longitudes = fromDifferences(message.numbers)
    else if (message.field === 10) texts = message.numbers
  }
  let at = 0
  ids!.forEach((id, index) => {
    let tags = noTags
    if (at < texts!.length) {
      const from = at
      while (at < texts!.length && texts![at] !== 0) at += 2
      if (at > from) {
        const pairs = texts!.slice(from, at)
        tags = tagsOf(
          pairs.filter((_, place) => place % 2 === 0),
          pairs.filter((_, place) => place % 2 === 1),
          block,
        )
      }
      at++
    }
    elements.node(
      id,
      degrees(longitudes![index] ?? Number.NaN, block, block.longitudeOffset),
      degrees(latitudes![index] ?? Number.NaN, block, block.latitudeOffset),
      tags,
    )
  })
}

function tellWay(message: Message, block: Block, elements: MapElements): void {
  let id = 0
  let [keys, values, nodes]: number[][] = [[], [], []]
  while (message.next()) {
    if (message.field === 1) id = message.number
    else if (message.field === 2) keys = message.numbers
    else if (message.field === 3) values = message.numbers
    else if (message.field === 8) nodes = fromDifferences(message.numbers)
  }
  elements.way(id, nodes!, tagsOf(keys!, values!, block))
}

const memberTypes = ['node', 'way', 'relation'] as const

function tellRelation(message: Message, block: Block, elements: MapElements): void {
  let id = 0
  let [keys, values, roles, ids, types]: number[][] = [[], [], [], [], []]
  while (message.next()) {
    if (message.field === 1) id = message.number
    else if (message.field === 2) keys = message.numbers
    else if (message.field === 3) values = message.numbers
    else if (message.field === 8) roles = message.numbers
    else if (message.field === 9) ids = fromDifferences(message.numbers)
    else if (message.field === 10) types = message.numbers
  }
  const members = ids!.map(
    (member, index): Member => ({
      id: member,
      type: memberTypes[types![index] ?? 0] ?? 'node',
      role: block.strings[roles![index] ?? -1] ?? '',
    }),
  )
  elements.relation(id, members, tagsOf(keys!, values!, block))
}
