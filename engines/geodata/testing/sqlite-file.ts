import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** A database as SQLite itself writes it; Node has it built in. */
export function sqliteFile(sql: string): Uint8Array {
  return inFolder((path) => {
    const database = new DatabaseSync(path)
    database.exec(sql)
    database.close()
    return new Uint8Array(readFileSync(path))
  })
}

/** What SQLite answers when asked about a file. */
export function sqliteAnswer(bytes: Uint8Array, sql: string): unknown[] {
  return inFolder((path) => {
    writeFileSync(path, bytes)
    const database = new DatabaseSync(path)
    const answer = database.prepare(sql).all()
    database.close()
    return answer
  })
}

function inFolder<Result>(use: (path: string) => Result): Result {
  const folder = mkdtempSync(join(tmpdir(), 'sqlite-'))
  try {
    return use(join(folder, 'x.gpkg'))
  } finally {
    rmSync(folder, { recursive: true })
  }
}
