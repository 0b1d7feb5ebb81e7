import { createReadStream } from 'node:fs'
import type { TrackCounts } from './tracks.ts'

/** What a KML or GPX file holds, found by marks in its text: the same rule for whoever wrote it. */
const marks: { readonly [Key in keyof TrackCounts]: RegExp } = {
  features: /<(wpt|trk|rte|Placemark)[\s>]/g,
  points: /<(wpt|trkpt|rtept)\s|<gx:coord>/g,
  times: /<(time|when)>/g,
  elevations: /<ele>|<gx:coord>\S+ \S+ \S+<\/gx:coord>/g,
  heartRates: /<gpxtpx:hr>|<hr>/g,
}

export async function countMarks(path: string): Promise<TrackCounts> {
  const counts = { features: 0, points: 0, times: 0, elevations: 0, heartRates: 0 }
  const lists = new Lists(counts)
  let rest = ''
  for await (const chunk of createReadStream(path, { encoding: 'latin1', highWaterMark: 1 << 20 })) {
    const text = rest + (chunk as string)
    // Cut before a tag, so that no mark is halved.
    const cut = Math.max(0, text.lastIndexOf('<'))
    take(text.slice(0, cut))
    rest = text.slice(cut)
  }
  take(rest)
  return counts

  function take(text: string): void {
    for (const key of Object.keys(marks) as (keyof TrackCounts)[]) counts[key] += text.match(marks[key])?.length ?? 0
    lists.take(text)
  }
}

/** Tuples of `coordinates` and values of the array `heartrate`. */
class Lists {
  readonly #counts: { -readonly [Key in keyof TrackCounts]: number }
  #inRates = false

  constructor(counts: { -readonly [Key in keyof TrackCounts]: number }) {
    this.#counts = counts
  }

  take(text: string): void {
    for (const match of text.matchAll(/name="heartrate"|<\/gx:SimpleArrayData>|<gx:value>|<coordinates>([^<]*)/g)) {
      if (match[0] === 'name="heartrate"') this.#inRates = true
      else if (match[0] === '</gx:SimpleArrayData>') this.#inRates = false
      else if (match[0] === '<gx:value>') this.#counts.heartRates += this.#inRates ? 1 : 0
      else this.#tuples(match[1]!)
    }
  }

  #tuples(list: string): void {
    for (const tuple of list.trim().split(/\s+/)) {
      const ordinates = tuple.split(',').length
      if (ordinates > 1) this.#counts.points++
      if (ordinates > 2) this.#counts.elevations++
    }
  }
}

export const trackColumns = ['', 'features', 'points', 'times', 'elevations', 'heart rates'] as const

export function trackRow(name: string, counts: TrackCounts, expected?: TrackCounts): string[] {
  const cell = (key: keyof TrackCounts) =>
    `${counts[key].toLocaleString('en-US')}${expected && counts[key] < expected[key] ? ' (fewer)' : ''}`
  return [name, cell('features'), cell('points'), cell('times'), cell('elevations'), cell('heartRates')]
}
