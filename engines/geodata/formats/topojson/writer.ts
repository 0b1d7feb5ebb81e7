import { ByteWriter } from '../../bytes/byte-writer.ts'
import { writeDocumentMembers } from '../../json/document-members.ts'
import type { Writer } from '../../model/format.ts'
import type { Topology, TopologyBuilder } from '../../topology/topology.ts'
import { noteDroppedMetadata } from '../dropped-metadata.ts'
import { CollectedFeatures } from './collected-features.ts'
import { Grid } from './grid.ts'

/** Members of a topology (clause 2.1). */
const reservedMembers = ['type', 'objects', 'arcs', 'transform', 'bbox']

/**
 * TopoJSON 1.0 with shared arcs, an object per folder. Coordinates stay as they are unless `options.quantization` asks for a grid.
 * Elevations are left out: the standard allows a third number, but GDAL and with it QGIS read such positions as empty. The
 * topology is held in memory: what is shared shows only when everything is there.
 */
export const writer: Writer = async function* (batches, context) {
  const collected = new CollectedFeatures(context)
  for await (const batch of batches) collected.add(batch)
  const { builder } = collected
  const steps = context.options.quantization
  const grid = steps === undefined || steps < 2 ? undefined : Grid.over(builder, collected.points, steps)
  if (grid !== undefined) {
    const pointsBefore = builder.pointCount
    builder.quantize(grid.x, grid.y)
    const merged = pointsBefore - builder.pointCount
    context.notes.add('points-merged', merged)
    context.written.points -= merged
    context.notes.add('coordinates-quantized', builder.pointCount + collected.points.count)
  }
  context.notes.add('ring-repaired', builder.ringsClosed)
  context.notes.add('lines-completed', builder.linesCompleted)
  const topology = builder.build()
  const out = new ByteWriter()
  out.ascii('{"type":"Topology"')
  // A name that is not an object's already.
  const [first, second] = collected.objects
  const named = second === undefined && first?.name === context.document.metadata.get('name') ? ['name'] : []
  const kept = writeDocumentMembers(out, context.document, [...reservedMembers, ...named])
  if (grid !== undefined) grid.write(out)
  out.ascii(',"objects":{')
  for (const [index, object] of collected.objects.entries()) {
    out.ascii(index === 0 ? '\n' : ',\n')
    yield* collected.writeObject(out, object, topology, grid)
  }
  out.ascii('},"arcs":[')
  yield* writeArcs(out, builder, topology, grid !== undefined)
  out.ascii(']}\n')
  noteDroppedMetadata(context.document, context.notes, [...kept, ...named])
  yield out.take()
}

function* writeArcs(
  out: ByteWriter,
  builder: TopologyBuilder,
  topology: Topology,
  isQuantized: boolean,
): Generator<Uint8Array, void, undefined> {
  const { x, y } = builder
  for (let arc = 0; arc < topology.arcCount; arc++) {
    out.ascii(arc === 0 ? '\n[' : ',\n[')
    let lastX = 0
    let lastY = 0
    const from = topology.arcFirst[arc]!
    const to = from + topology.arcLength[arc]!
    for (let point = from; point < to; point++) {
      out.byte(point === from ? 0x5b : 0x2c)
      if (point > from) out.byte(0x5b)
      out.number(x[point]! - lastX)
      out.byte(0x2c)
      out.number(y[point]! - lastY)
      out.byte(0x5d)
      if (isQuantized) {
        lastX = x[point]!
        lastY = y[point]!
      }
      if (out.full) yield out.take()
    }
    out.byte(0x5d)
  }
}
