import { statSync } from 'node:fs'
import { join } from 'node:path'
import { loadSite, type MemorySite } from '../site/memory-site.ts'
import { packIndexFileName } from '../site/pack.ts'

const millisecondsBetween = 2000

/** A site that was built in a hurry is compressed harder while it is served (`npm start`): takes the new pack when it is whole. */
export function watchPack(buildFolder: string, take: (site: MemorySite) => void, every = millisecondsBetween): void {
  const index = join(buildFolder, packIndexFileName)
  const changedAt = () => statSync(index, { throwIfNoEntry: false })?.mtimeMs
  const before = changedAt()
  const timer = setInterval(() => {
    if (changedAt() === before) return
    try {
      take(loadSite(buildFolder))
      clearInterval(timer)
    } catch {
      // One of its two files is there already, the other is not: next time.
    }
  }, every).unref()
}
