import type { Progress } from '#engines/geodata/index.ts'

interface ProgressLine {
  readonly show: (progress: Progress) => void
  readonly clear: () => void
}

const millisecondsBetween = 100

/** A line that counts up, where a person looks on: nothing in a pipe, a file or for a program. */
export function progressLine(name: string, asJson: boolean): ProgressLine | undefined {
  const { stderr } = process
  if (!stderr.isTTY || asJson) return undefined
  let shownAt = Date.now()
  let isShown = false
  return {
    show({ bytesRead, bytesTotal }) {
      const now = Date.now()
      if (bytesTotal === 0 || now - shownAt < millisecondsBetween) return
      shownAt = now
      isShown = true
      stderr.write(`\r\u001B[K${Math.floor((100 * bytesRead) / bytesTotal)} % ${name.slice(0, 60)}`)
    },
    clear() {
      if (isShown) stderr.write('\r\u001B[K')
    },
  }
}
