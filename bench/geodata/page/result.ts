import { type AreaCounts, attributeNames, countGeojson } from '../count-areas.ts'

type Convert = (file: File, from: string, to: string) => Promise<Blob>

/** What a page of the bench offers to the program that drives it. */
export interface BenchPage {
  convertChosen(from: string, to: string): Promise<number>
  countResult(format: string): Promise<AreaCounts>
}

export function publish(convert: Convert): void {
  let result = new Blob()
  const page: BenchPage = {
    async convertChosen(from, to) {
      result = await convert(document.querySelector('input')!.files![0]!, from, to)
      return result.size
    },
    async countResult(format) {
      const text = await result.text()
      return format === 'geojson' ? countGeojson(text) : countGml(text)
    },
  }
  Object.assign(globalThis, { bench: page })
}

/** By marks in the text: the same rule for whoever wrote it. */
function countGml(text: string): AreaCounts {
  const count = (pattern: RegExp): number => text.match(pattern)?.length ?? 0
  let points = 0
  for (const [, list] of text.matchAll(/<(?:\w+:)?pos(?:List)?\b[^>]*>([^<]*)/g))
    points += list!.trim().split(/\s+/).length / 2
  return {
    features: count(/<(?:\w+:)?areas[\s>]/g),
    points,
    attributes: count(new RegExp(`<(?:\\w+:)?(?:${attributeNames.join('|')})[\\s>/]`, 'g')),
  }
}
