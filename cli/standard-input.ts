import { readSync } from 'node:fs'

/** What comes through the pipe, part by part; each is used up before the next is read. */
export function* standardInputParts(): Generator<Uint8Array> {
  const buffer = new Uint8Array(1 << 16)
  for (;;) {
    const count = readPart(buffer)
    if (count === 0) return
    yield buffer.subarray(0, count)
  }
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
