import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { makeFakeBuild } from '../../scripts/finish-build/testing/fake-build.ts'
import type { MemorySite } from '../site/memory-site.ts'
import { watchPack } from './watch-pack.ts'

test('a pack that replaces the first is taken when it is whole, and then no more', async () => {
  const build = await makeFakeBuild()
  try {
    const [pack, index] = ['site.pack', 'site.pack.json'].map((name) => join(build.folder, name)) as [string, string]
    const content = readFileSync(pack)
    const taken: MemorySite[] = []
    watchPack(build.folder, (site) => void taken.push(site), 10)
    await pause(50)
    expect(taken).toHaveLength(0)
    writeFileSync(pack, 'another')
    writeFileSync(index, readFileSync(index))
    await pause(50)
    expect(taken, 'two that do not belong together').toHaveLength(0)
    writeFileSync(pack, content)
    await expect.poll(() => taken.length).toBe(1)
    writeFileSync(index, readFileSync(index))
    await pause(50)
    expect(taken).toHaveLength(1)
    expect(taken[0]!.pages.has('/en/')).toBe(true)
  } finally {
    build.remove()
  }
})
