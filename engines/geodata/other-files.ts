import { isWebPage } from './xml/first-markup.ts'

/** First bytes of files that people take for a map, or that were renamed to one. */
const signatures: readonly (readonly [name: string, ...bytes: number[]])[] = [
  ['PNG', 0x89, 0x50, 0x4e, 0x47],
  ['JPEG', 0xff, 0xd8, 0xff],
  ['GIF', 0x47, 0x49, 0x46, 0x38],
  ['TIFF', 0x49, 0x49, 0x2a, 0x00],
  ['TIFF', 0x4d, 0x4d, 0x00, 0x2a],
  ['PDF', 0x25, 0x50, 0x44, 0x46, 0x2d],
  ['7z', 0x37, 0x7a, 0xbc, 0xaf],
  ['RAR', 0x52, 0x61, 0x72, 0x21, 0x1a],
  ['GZIP', 0x1f, 0x8b, 0x08],
]

/** The name of what these first bytes surely are, where it is no format of ours. */
export const otherFile = (firstBytes: Uint8Array): string | undefined =>
  signatures.find(([, ...bytes]) => bytes.every((byte, at) => firstBytes[at] === byte))?.[0] ??
  (isWebPage(firstBytes) ? 'HTML' : isGoogleTimeline(firstBytes) ? googleTimeline : undefined)

export const googleTimeline = 'Google Timeline'

/** How the location history begins that Google hands out: `Records.json`, a month of Takeout, `Timeline.json` of Android, and of an iPhone. */
const timelines = [
  /^\s*\{\s*"locations"\s*:\s*\[\s*\{[^{}]*"latitudeE7"\s*:/,
  /^\s*\{\s*"(?:timelineObjects|semanticSegments|rawSignals)"\s*:/,
  /^\s*\[\s*\{[^{}]*"startTime"[^{}]*"(?:visit|activity|timelinePath|timelineMemory)"\s*:\s*[{[]/,
]

/** JSON with places that is a map of no format: it may be taken for one. */
export const isGoogleTimeline = (firstBytes: Uint8Array): boolean => {
  const text = new TextDecoder().decode(firstBytes)
  return timelines.some((timeline) => timeline.test(text))
}
