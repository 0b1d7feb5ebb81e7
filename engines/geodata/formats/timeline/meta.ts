import { firstText } from '../../bytes/first-text.ts'
import type { FormatMeta } from '../../model/format.ts'

export const timelineMeta: FormatMeta = {
  id: 'timeline',
  category: 'other',
  name: 'Google Timeline',
  description: {
    ru: 'История местоположений Google: пути, поездки и места из архива Takeout или из телефона (Android и iPhone)',
    en: 'Google location history: ways, trips and visited places from Takeout or from the phone (Android and iPhone)',
    sr: 'Google историја локација: путеви, вожње и посећена места из архиве Takeout или из телефона (Android и iPhone)',
  },
  extension: '.json',
  otherExtensions: [],
  mimeType: 'application/json',
  isRecording: true,
  keepsDigits: false,
  sniff: (firstBytes) => (beginnings.some((beginning) => beginning.test(firstText(firstBytes))) ? 2 : 0),
}

/** `Records.json`, a month of Takeout, what Android exports, what an iPhone exports. */
const beginnings: readonly RegExp[] = [
  /^\W{0,4}\{\s*"locations"\s*:\s*\[\s*\{[^{}]*"(?:latitudeE7|timestamp(?:Ms)?)"\s*:/,
  /^\W{0,4}\{\s*"timelineObjects"\s*:/,
  /^\W{0,4}\{\s*"(?:semanticSegments|rawSignals|userLocationProfile)"\s*:/,
  /^\W{0,4}\[\s*\{[^{}]*"(?:startTime|endTime)"[^{}]*"(?:visit|activity|timelinePath|timelineMemory)"\s*:\s*[{[]/,
  /^\W{0,4}\[\s*\{\s*"(?:visit|activity|timelinePath|timelineMemory)"\s*:\s*[{[]/,
]
