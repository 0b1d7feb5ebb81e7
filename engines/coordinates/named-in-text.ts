/** A text with the name of a system of the registry in it, which only a look at the registry can tell. */
export interface NamedInText {
  readonly text: string
  readonly system: string
}

const longestText = 300
const wanted = /^(.*\d.*?)[,;]? {1,3}(?:to|into|in|as|в|у|u|->|=>|→) {1,3}(?:the )?(\p{L}[^\n]{1,79}?)\??$/iu
const inFront = /^((?:EPSG|ESRI) ?:{1,2} ?\d{4,6})[ ,;:=]{1,4}(.*\d.*)$/i
const behind = /^(.*\d.*?)[ ,;(]{1,3}((?:EPSG|ESRI) ?:{1,2} ?\d{4,6})\)?$/i

const code = (text: string): string => text.replace(/ /g, '').replace('::', ':')

/** `44.78, 20.45 to EPSG:6316`, `55.7558 37.6173 в СК-42 зона 7`: a point and what may be the system it is wanted in. */
export function wantedInText(text: string): NamedInText | undefined {
  const match = text.length > longestText ? null : wanted.exec(text.trim())
  return match ? { text: match[1]!, system: match[2]!.trim() } : undefined
}

/** `EPSG:31467 3500000 5400000` and the same with the code behind: numbers and the system they are in. */
export function systemInText(text: string): NamedInText | undefined {
  const trimmed = text.length > longestText ? '' : text.trim()
  const front = inFront.exec(trimmed)
  if (front) return { text: front[2]!, system: code(front[1]!) }
  const match = behind.exec(trimmed)
  return match ? { text: match[1]!, system: code(match[2]!) } : undefined
}
