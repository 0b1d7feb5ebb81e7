import {
  convert,
  extensionOf,
  formatById,
  inputFromBlob,
  outputName,
  type PartRequest,
} from '#engines/geodata/index.ts'
import { holdForLife } from './life-lock.ts'
import { outsideProblem, problemOf } from './outside-problem.ts'
import { convertPart } from './part-of-file.ts'
import { limitsAmong } from './picture.ts'
import { PictureSampler } from './picture-sampler.ts'
import { ProfileSampler } from './profile-sampler.ts'
import type { ConversionJob, ConversionOutcome, ConversionProgress, WorkerReply, WorkerRequest } from './protocol.ts'
import { ResultFile } from './result-file.ts'
import { sameGrids } from './same-grids.ts'
import { StoredSpills } from './stored-spills.ts'
import { TableSampler } from './table-sampler.ts'

/** Often enough to look alive, seldom enough to cost the page nothing. */
const progressMilliseconds = 100

let lifeLock: Promise<string | undefined> | undefined

addEventListener('message', async ({ data }: MessageEvent<WorkerRequest>) => {
  lifeLock ??= holdForLife()
  void lifeLock.then((lock) => lock !== undefined && answer({ kind: 'started', lifeLock: lock }))
  answer({ kind: 'finished', outcome: await run(data) })
})

const answer = (reply: WorkerReply) => postMessage(reply)

async function run({ job, place, grids }: WorkerRequest): Promise<ConversionOutcome> {
  await sameGrids(grids)
  const target = formatById(job.to)
  if (target === undefined) return { ok: false, problem: { code: 'pair_not_supported', from: job.from, to: job.to } }
  const result = new ResultFile(place)
  const spills = new StoredSpills(place)
  const picture = new PictureSampler(limitsAmong(job.sharers))
  const profile = new ProfileSampler()
  const table = new TableSampler()
  const into: PartRequest = {
    onBatch(batch) {
      picture.add(batch)
      profile.add(batch)
      table.add(batch)
    },
    write: (chunk) => result.write(chunk),
  }
  const converted = await (job.part === undefined
    ? convert({ ...requestOf(job), ...into, platform: { createSpill: spills.create } })
    : convertPart(requestOf(job), job.part, place, into))
  try {
    await spills.discard()
    if (!converted.ok) {
      await result.discard()
      return { ok: false, problem: await problemOf(converted.problem, filesOf(job)) }
    }
    return {
      ok: true,
      value: {
        name: outputName(nameOf(job), target),
        content: await result.finish(target.meta.outputMimeType ?? target.meta.mimeType),
        summary: converted.value,
        picture: picture.finish(),
        profile: profile.finish(),
        table: table.finish(),
      },
    }
  } catch (error) {
    await result.discard().catch(() => undefined)
    return {
      ok: false,
      problem: outsideProblem(error instanceof Error ? error.name : undefined) ?? {
        code: 'internal',
        detail: String(error),
      },
    }
  }
}

const requestOf = (job: ConversionJob) => ({
  inputs: job.files.map(inputOf),
  from: job.from,
  to: job.to,
  merge: job.merge.map(({ files, from }) => ({ inputs: files.map(inputOf), from })),
  options: job.options,
  readOptions: job.readOptions,
  steps: job.steps,
  ...(job.layer === undefined ? {} : { layer: job.layer.number }),
  onProgress: throttledProgress(),
})

const filesOf = ({ files, merge }: ConversionJob) => [...files, ...merge.flatMap((other) => other.files)]

const inputOf = (file: File) => inputFromBlob(file.name, file)

/** A layer that is saved on its own has its own name, a part that of the file and its own. */
function nameOf({ files, layer, part }: ConversionJob): string {
  const { name } = mainFile(files)
  if (layer === undefined && part === undefined) return name
  const whole = layer?.name ?? name.slice(0, name.length - extensionOf(name).length)
  return `${[whole, part?.name]
    .filter((each) => each !== undefined)
    .join(' ')
    .replaceAll(/[/\\:]/g, '_')}.layer`
}

/** The file whose name the result gets: of a shapefile's several files, the one with the shapes. */
const mainFile = (files: readonly File[]): File => files.find((file) => /\.shp$/i.test(file.name)) ?? files[0]!

function throttledProgress() {
  let lastMilliseconds = Number.NEGATIVE_INFINITY
  return (progress: ConversionProgress) => {
    const now = performance.now()
    if (now - lastMilliseconds < progressMilliseconds) return
    lastMilliseconds = now
    answer({ kind: 'progress', progress })
  }
}
