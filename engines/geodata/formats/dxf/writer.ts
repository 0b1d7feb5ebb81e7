import { ByteWriter } from '../../bytes/byte-writer.ts'
import { SpillingWriter } from '../../bytes/spilling-writer.ts'
import type { WriteContext, Writer } from '../../model/format.ts'
import { noteDroppedMetadata } from '../dropped-metadata.ts'
import { Entities } from './entities.ts'

/**
 * DXF of AutoCAD release 12, the oldest every drawing program reads: points, polylines and texts on layers. Layers and the extent stand in
 * front of the entities, which are put aside until both are known.
 */
export const writer: Writer = async function* (batches, context) {
  const drawn = new SpillingWriter(context.createSpill)
  const entities = new Entities(context, drawn.out)
  for await (const batch of batches) {
    entities.add(batch)
    await drawn.relieve()
  }
  entities.finish()
  noteDroppedMetadata(context.document, context.notes, [])
  const out = new ByteWriter()
  writeHead(out, context, entities)
  yield out.take()
  yield* drawn.drain()
  out.ascii('0\nENDSEC\n0\nEOF\n')
  yield out.take()
}

/** A drawing has no word for its system: a comment says it to people, and a note to the visitor. */
function writeHead(out: ByteWriter, { system, notes }: WriteContext, { layers, extent }: Entities): void {
  if (system === undefined) notes.add('drawn-in-degrees')
  const comment = system ? `${system.authority}:${system.code}` : 'WGS 84, longitude and latitude in degrees'
  out.ascii(`999\n${comment}\n0\nSECTION\n2\nHEADER\n9\n$ACADVER\n1\nAC1009\n`)
  const [west, south, east, north] = extent
  if (west <= east) {
    out.ascii(`9\n$EXTMIN\n10\n${west}\n20\n${south}\n30\n0\n`)
    out.ascii(`9\n$EXTMAX\n10\n${east}\n20\n${north}\n30\n0\n`)
  }
  out.ascii('0\nENDSEC\n0\nSECTION\n2\nTABLES\n0\nTABLE\n2\nLTYPE\n70\n1\n')
  out.ascii('0\nLTYPE\n2\nCONTINUOUS\n70\n0\n3\nSolid line\n72\n65\n73\n0\n40\n0\n0\nENDTAB\n')
  out.ascii(`0\nTABLE\n2\nLAYER\n70\n${layers.length}\n`)
  for (const layer of layers) out.ascii(`0\nLAYER\n2\n${layer}\n70\n0\n62\n7\n6\nCONTINUOUS\n`)
  out.ascii('0\nENDTAB\n0\nENDSEC\n0\nSECTION\n2\nENTITIES\n')
}
