import { createHash } from 'node:crypto'

const mostLines = 24
const mostCharacters = 240

/** Of what is recorded: as much as a person reads, and a digest of all of it, so that nothing of it changes unseen. */
export function shortened(lines: readonly string[]): readonly string[] {
  if (lines.length <= mostLines) return lines.map(shortLine)
  const begin = lines.slice(0, mostLines / 2)
  return [...begin.map(shortLine), `… ${lines.length} lines in all, digest ${digestOf(lines.join('\n'))}`]
}

const shortLine = (line: string): string =>
  line.length <= mostCharacters
    ? line
    : `${line.slice(0, mostCharacters / 2)} … ${line.length} characters in all, digest ${digestOf(line)}`

export const digestOf = (content: string | Uint8Array): string =>
  createHash('sha256').update(content).digest('hex').slice(0, 20)
