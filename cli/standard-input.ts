import { readSync } from 'node:fs'
import { filledLines } from '#engines/core/index.ts'

/** What comes through the pipe, part by part; each is used up before the next is read. */
export function* standardInputParts(): Generator<Uint8Array> {
  const buffer = new Uint8Array(1 << 16)
  for (;;) {
    const count = readPart(buffer)
    if (count === 0) return
    yield buffer.subarray(0, count)
  }
}

/** The lines that hold something, as they come: a list need not end before its first answers. */
export function* standardInputLines(): Generator<readonly string[]> {
  const decoder = new TextDecoder()
  let begun = ''
  for (const part of standardInputParts()) {
    const text = begun + decoder.decode(part, { stream: true })
    const end = Math.max(text.lastIndexOf('\n'), text.lastIndexOf('\r')) + 1
    begun = text.slice(end)
    yield filledLines(text.slice(0, end))
  }
  yield filledLines(begun + decoder.decode())
}

export function standardInputText(): string {
  const decoder = new TextDecoder()
  let text = ''
  for (const part of standardInputParts()) text += decoder.decode(part, { stream: true })
  return text + decoder.decode()
}

function readPart(buffer: Uint8Array): number {
  for (;;) {
    try {
      return readSync(0, buffer)
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException
      if (code === 'EOF') return 0
      // A pipe that has nothing yet.
      if (code !== 'EAGAIN') throw error
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 5)
    }
  }
}
