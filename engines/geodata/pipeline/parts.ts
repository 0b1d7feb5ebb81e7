import type { Result } from '#engines/core/index.ts'
import { onlyFolder } from '../bridge/sources.ts'
import { StoredFeatures } from '../model/stored-features.ts'
import type { GeodataProblem } from '../notes/problem.ts'
import { aroundParts, expectSomethingLeft, loadChange } from '../steps/steps.ts'
import { caught, guarded } from './read-request.ts'
import {
  type Converting,
  type ConvertRequest,
  type ConvertSummary,
  inTarget,
  readAll,
  readingOf,
  seen,
  stepContext,
  tallied,
  written,
} from './reading.ts'

export type PartRequest = Pick<ConvertRequest, 'write' | 'onBatch'>

/** The parts that the step `split` makes of a file, put aside. */
export interface Parts {
  readonly names: readonly string[]
  /** One of them as a result of its own; as often as wanted, one at a time. */
  convert(name: string, request: PartRequest): Promise<Result<ConvertSummary, GeodataProblem>>
  dispose(): Promise<void>
}

/** Reads a file once for all of its parts. */
export async function openParts(request: Converting): Promise<Result<Parts, GeodataProblem>> {
  return guarded(request, async (...work) => {
    const reading = await readingOf(request, ...work)
    const { parts, document, tally, platform } = reading
    const [until, after] = aroundParts(request.steps ?? {})
    const stored = new StoredFeatures(platform.createSpill)
    try {
      const change = (await loadChange(until))!
      const read = tallied(readAll(parts, request, reading), tally)
      for await (const _ of change(read, { ...stepContext(request, reading), parts: stored }));
      await stored.store()
      expectSomethingLeft(until, tally.summary().features, stored.drawers.length)
    } catch (error) {
      await stored.dispose()
      throw error
    }
    const converted = async (name: string, { write, onBatch }: PartRequest) => {
      const own = { ...reading, notes: reading.notes.copy(), document: document.copy() }
      const folder = document.parts.get(name)!
      const change = await loadChange(after)
      // The chosen part is the whole result, so it is not a folder in it.
      const part = onlyFolder(stored.read(folder, own.document), () => folder)
      const changed = seen(change ? change(part, stepContext(request, own)) : part, onBatch)
      return written(inTarget(changed, parts[0]!, own, true), request, own, { ...own, write })
    }
    return {
      names: [...document.parts.keys()],
      convert: (name, part) => caught(request.signal, () => converted(name, part)),
      dispose: () => stored.dispose(),
    }
  })
}
