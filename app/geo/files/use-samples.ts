import { useCallback, useEffect, useRef, useState } from 'react'
import type { Bounds, VisibleArea } from '#app/map/view.ts'
import { inspectInWorker } from '#app/workers/geodata/inspection.ts'
import { drawnPoints } from '#app/workers/geodata/picture.ts'
import type { FileView } from './file-view.ts'
import { contains, type Sample, sampleFor, surroundingsOf, wantsFiner } from './finer-picture.ts'

export interface Samples {
  /** What of a file is drawn where one looks. */
  readonly sampleOf: (file: FileView, area: Bounds) => Sample | undefined
  /** The view has come to rest there. */
  readonly onArea: (area: VisibleArea) => void
  readonly isReading: boolean
  /** How many points are drawn of how many there are, in all or in the part that was read once more. */
  readonly share: Share | undefined
}

export interface Share {
  readonly drawn: number
  readonly points: number
  readonly isPart: boolean
  readonly isThinned: boolean
}

/** Samples of files that become finer where one zooms in: the file is read once more for what lies there, and nothing else of it is kept. */
export function useSamples(files: readonly FileView[]): Samples {
  const [parts, setParts] = useState<ReadonlyMap<number, Sample>>(new Map())
  const [area, setArea] = useState<VisibleArea>()
  const [isReading, setReading] = useState(false)
  const reading = useRef<{ readonly within: Bounds; readonly stop: () => void }>(undefined)
  useEffect(() => () => reading.current?.stop(), [])

  const sampleOf = useCallback(
    (file: FileView, within: Bounds) => file.picture && sampleFor(file.picture, parts.get(file.id), within),
    [parts],
  )

  function readNext(waiting: readonly FileView[], within: Bounds) {
    const [file, ...others] = waiting
    setReading(file !== undefined)
    reading.current = undefined
    if (file === undefined) return
    const stop = inspectInWorker({ ...file.source, area: within }, (reply) => {
      if (reply.kind === 'drawn') setParts((before) => new Map(before).set(file.id, { within, picture: reply.picture }))
      readNext(others, within)
    })
    reading.current = { within, stop }
  }

  function onArea(next: VisibleArea) {
    setArea(next)
    const wanting = files.filter((file) => {
      const sample = sampleOf(file, next)
      return sample !== undefined && wantsFiner(sample, next)
    })
    const running = reading.current
    // What is being read holds this place as well, and is fine enough.
    if (running && wanting.length > 0 && contains(running.within, next) && isClose(running.within, next)) return
    running?.stop()
    readNext(wanting, surroundingsOf(next))
  }

  return { sampleOf, onArea, isReading, share: area && shareOf(files, sampleOf, area) }
}

const isClose = (within: Bounds, area: Bounds): boolean =>
  within.eastDegrees - within.westDegrees < 4 * (area.eastDegrees - area.westDegrees)

function shareOf(files: readonly FileView[], sampleOf: Samples['sampleOf'], area: Bounds): Share {
  let [drawn, points, isPart, isThinned] = [0, 0, false, false]
  for (const file of files) {
    const sample = sampleOf(file, area)
    isPart ||= sample !== undefined && sample.picture !== file.picture
    if (sample?.picture === undefined) continue
    // Lines that come from outside are drawn up to where they come from.
    drawn += Math.min(sample.picture.points, drawnPoints(sample.picture))
    points += sample.picture.points
    isThinned ||= sample.picture.thinned
  }
  return { drawn, points, isPart, isThinned }
}
