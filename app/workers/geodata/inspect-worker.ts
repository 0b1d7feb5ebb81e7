import { inputFromBlob, inspect, Tally } from '#engines/geodata/index.ts'
import type { InspectionReply, InspectionRequest } from './inspection.ts'
import { PictureSampler } from './picture-sampler.ts'
import { ProfileSampler } from './profile-sampler.ts'
import { TableSampler } from './table-sampler.ts'
import { TimeSpanSampler } from './time-span.ts'

/** What has been seen so far is told this often: at once for a small file, as it grows for a large one. */
const partialMilliseconds = 400

const answer = (reply: InspectionReply) => postMessage(reply)

addEventListener('message', async ({ data: { files, from } }: MessageEvent<InspectionRequest>) => {
  const tally = new Tally()
  const picture = new PictureSampler()
  const profile = new ProfileSampler()
  const table = new TableSampler()
  const timeSpan = new TimeSpanSampler()
  let share = 0
  let toldMilliseconds = performance.now()
  const outcome = await inspect({
    inputs: files.map((file) => inputFromBlob(file.name, file)),
    from,
    onProgress: ({ bytesRead, bytesTotal }) => {
      share = bytesRead / Math.max(1, bytesTotal)
    },
    onBatch(batch) {
      tally.add(batch)
      picture.add(batch)
      profile.add(batch)
      table.add(batch)
      timeSpan.add(batch)
      const now = performance.now()
      if (now - toldMilliseconds < partialMilliseconds) return
      toldMilliseconds = now
      answer({ kind: 'partial', share, read: tally.summary(), timeSpan: timeSpan.finish() })
    },
  })
  if (!outcome.ok) return answer({ kind: 'failed', problem: outcome.problem })
  answer({
    kind: 'finished',
    inspection: {
      read: outcome.value.read,
      timeSpan: timeSpan.finish(),
      notes: outcome.value.notes,
      picture: picture.finish(),
      profile: profile.finish(),
      table: table.finish(),
    },
  })
})
