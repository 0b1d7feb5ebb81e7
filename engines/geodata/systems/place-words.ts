import { type FeatureBatch, valueKind } from '../model/feature.ts'

const longestText = 600
const mostProperties = 2000
const bytesPerValue = 60

/** Some of the text of the first features: a name of a town or a country in it tells where a file belongs. */
export function placeWords(batch: FeatureBatch): string {
  const decoder = new TextDecoder()
  const words = new Set<string>()
  let length = 0
  for (let at = 0; at < batch.propertyCount && at < mostProperties && length < longestText; at++) {
    if (batch.propertyKind[at] !== valueKind.text) continue
    const start = batch.propertyStart[at]!
    const word = decoder.decode(batch.text.subarray(start, Math.min(batch.propertyEnd[at]!, start + bytesPerValue)))
    if (/\p{L}{3}/u.test(word) && !words.has(word)) {
      words.add(word)
      length += word.length
    }
  }
  return [...words].join(' · ')
}
