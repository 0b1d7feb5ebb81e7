import type { Result } from '#engines/core/index.ts'
import {
  type ConvertSummary,
  type GeodataProblem,
  openParts,
  type PartRequest,
  type Parts,
} from '#engines/geodata/index.ts'
import type { PartOfFile, TemporaryPlace } from './protocol.ts'
import { StoredSpills } from './stored-spills.ts'
import { partsPlace } from './temporary-folder.ts'

type Request = Parameters<typeof openParts>[0]

interface Opened {
  /** Of what it is the parts, and made how. */
  readonly key: string
  readonly parts: Parts
  readonly spills: StoredSpills
}

let opened: Opened | undefined

/** A file that falls into parts is read for the first of them, and put aside for the others. */
export async function convertPart(
  request: Request,
  part: PartOfFile,
  place: TemporaryPlace | undefined,
  into: PartRequest,
): Promise<Result<ConvertSummary, GeodataProblem>> {
  const { from, to, options, readOptions, steps, layer } = request
  const key = JSON.stringify([part.file, from, to, options, readOptions, steps, layer])
  if (opened?.key !== key) {
    await close()
    const spills = new StoredSpills(place && { ...place, file: partsPlace(part.file) })
    const found = await openParts({ ...request, platform: { createSpill: spills.create } })
    if (!found.ok) {
      await spills.discard()
      return found
    }
    opened = { key, parts: found.value, spills }
  }
  const result = await opened.parts.convert(part.name, into)
  if (part.isLast) await close()
  return result
}

async function close(): Promise<void> {
  const closing = opened
  opened = undefined
  await closing?.parts.dispose()
  await closing?.spills.discard()
}
