import { type FeatureBatch, inputFromBlob, inspect, Tally } from '#engines/geodata/index.ts'
import type { InspectionOrder, InspectionReply, InspectionSource } from './inspection.ts'
import { MapWindow } from './map-window.ts'
import { problemOf } from './outside-problem.ts'
import { limitsAmong } from './picture.ts'
import { PictureSampler } from './picture-sampler.ts'
import { ProfileSampler } from './profile-sampler.ts'
import { sameGrids } from './same-grids.ts'
import { TableSampler } from './table-sampler.ts'
import { TimeSpanSampler } from './time-span.ts'

/** What has been seen so far is told this often: at once for a small file, as it grows for a large one. */
const partialMilliseconds = 400

const answer = (reply: InspectionReply) => postMessage(reply)

addEventListener('message', async ({ data }: MessageEvent<InspectionOrder>) => {
  await sameGrids(data.grids)
  answer(await (data.area === undefined ? lookedInto(data) : drawn(data, new MapWindow(data.area))))
})

async function lookedInto(source: InspectionSource): Promise<InspectionReply> {
  const tally = new Tally()
  const picture = new PictureSampler(limitsAmong(source.sharers))
  const profile = new ProfileSampler()
  const table = new TableSampler()
  const timeSpan = new TimeSpanSampler()
  let toldMilliseconds = performance.now()
  const outcome = await read(source, (batch, share) => {
    tally.add(batch)
    picture.add(batch)
    profile.add(batch)
    table.add(batch)
    timeSpan.add(batch)
    const now = performance.now()
    if (now - toldMilliseconds < partialMilliseconds) return
    toldMilliseconds = now
    answer({ kind: 'partial', share, read: tally.summary(), timeSpan: timeSpan.finish() })
  })
  if (!outcome.ok) return { kind: 'failed', problem: await problemOf(outcome.problem, filesOf(source)) }
  return {
    kind: 'finished',
    inspection: {
      read: outcome.value.read,
      timeSpan: timeSpan.finish(),
      notes: outcome.value.notes,
      picture: picture.finish(),
      profile: profile.finish(),
      table: table.finish(),
    },
  }
}

const filesOf = ({ parts }: InspectionSource) => parts.flatMap(({ files }) => files)

/** The same file once more, for what is in a part of the map alone. */
async function drawn(source: InspectionSource, window: MapWindow): Promise<InspectionReply> {
  const picture = new PictureSampler(limitsAmong(source.sharers), window)
  const outcome = await read(source, (batch) => picture.add(batch))
  return outcome.ok ? { kind: 'drawn', picture: picture.finish() } : { kind: 'failed', problem: outcome.problem }
}

async function read(
  { parts, readOptions, layer, steps }: InspectionSource,
  onBatch: (batch: FeatureBatch, share: number) => void,
): ReturnType<typeof inspect> {
  const outcomes: Awaited<ReturnType<typeof inspect>>[] = []
  for (const { files, from } of parts) {
    let share = 0
    outcomes.push(
      await inspect({
        inputs: files.map((file) => inputFromBlob(file.name, file)),
        from,
        readOptions,
        ...(layer === undefined ? {} : { layer }),
        ...(steps === undefined ? {} : { steps }),
        onProgress: ({ bytesRead, bytesTotal }) => {
          share = bytesRead / Math.max(1, bytesTotal)
        },
        onBatch: (batch) => onBatch(batch, (outcomes.length + share) / parts.length),
      }),
    )
  }
  return outcomes.find(({ ok }) => !ok) ?? outcomes[0]!
}
