/** Which pairs of bytes an encoding has (`lead`, `trail`), and which of them everyday text is made of (`common`). */
interface DoubleByte {
  readonly label: string
  isLead(byte: number): boolean
  isTrail(byte: number): boolean
  isCommon(lead: number, trail: number): boolean
}

const within = (byte: number, from: number, to: number) => byte >= from && byte <= to

/** From the narrow to the wide: of several that fit equally the first counts. Levels and blocks as the national standards have them. */
const encodings: readonly DoubleByte[] = [
  {
    // KS X 1001: Hangul syllables.
    label: 'euc-kr',
    isLead: (byte) => within(byte, 0xa1, 0xfe),
    isTrail: (byte) => within(byte, 0xa1, 0xfe),
    isCommon: (lead, trail) => within(lead, 0xb0, 0xc8) && trail >= 0xa1,
  },
  {
    // GB 2312, level 1, and punctuation.
    label: 'gbk',
    isLead: (byte) => within(byte, 0x81, 0xfe),
    isTrail: (byte) => within(byte, 0x40, 0xfe) && byte !== 0x7f,
    isCommon: (lead, trail) => (within(lead, 0xb0, 0xd7) || within(lead, 0xa1, 0xa3)) && trail >= 0xa1,
  },
  {
    // Big5, frequently used characters.
    label: 'big5',
    isLead: (byte) => within(byte, 0x81, 0xfe),
    isTrail: (byte) => within(byte, 0x40, 0x7e) || within(byte, 0xa1, 0xfe),
    isCommon: (lead) => within(lead, 0xa4, 0xc6),
  },
  {
    // JIS X 0208: kana and level 1.
    label: 'shift_jis',
    isLead: (byte) => within(byte, 0x81, 0x9f) || within(byte, 0xe0, 0xfc),
    isTrail: (byte) => within(byte, 0x40, 0xfc) && byte !== 0x7f,
    isCommon: (lead) => within(lead, 0x81, 0x84) || within(lead, 0x88, 0x97),
  },
]

const fewestPairs = 4
const commonShare = 0.9

/** The double-byte encoding that nearly all of the text is everyday text of, or '' when there is none. */
export function guessDoubleByteEncoding(bytes: Uint8Array, start = 0, end = bytes.length): string {
  if (!hasBytesCyrillicLacks(bytes, start, end)) return ''
  let best = ''
  let bestShare = commonShare
  for (const encoding of encodings) {
    const share = shareOfCommon(encoding, bytes, start, end)
    if (share > bestShare) {
      best = encoding.label
      bestShare = share
    }
  }
  return best
}

/** Cyrillic and western letters of one byte lie above 0xBF; in East Asian text bytes are spread over all of the upper half. */
function hasBytesCyrillicLacks(bytes: Uint8Array, start: number, end: number): boolean {
  let high = 0
  let below = 0
  for (let at = start; at < end; at++) {
    if (bytes[at]! < 0x80) continue
    high++
    if (bytes[at]! < 0xc0) below++
  }
  return below > high * 0.15
}

function shareOfCommon({ isLead, isTrail, isCommon }: DoubleByte, bytes: Uint8Array, start: number, end: number) {
  let pairs = 0
  let common = 0
  for (let at = start; at < end; at++) {
    const lead = bytes[at]!
    if (lead < 0x80) continue
    const trail = bytes[at + 1]
    // A field may be cut off in the middle of its last character.
    if (trail === undefined || at + 1 >= end || trail <= 0x20) continue
    if (!isLead(lead) || !isTrail(trail)) return 0
    pairs++
    if (isCommon(lead, trail)) common++
    at++
  }
  return pairs < fewestPairs ? 0 : common / pairs
}
