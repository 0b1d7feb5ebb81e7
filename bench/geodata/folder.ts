import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Gives paths in a folder that is gone when the program ends. */
export function inFolder<Result>(work: (path: (name: string) => string) => Result): Result {
  const folder = mkdtempSync(join(tmpdir(), 'bench-geodata-'))
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
  return work((name) => join(folder, name))
}
