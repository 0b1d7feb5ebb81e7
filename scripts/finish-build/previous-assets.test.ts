import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { loadSite } from '../../edge/site/memory-site.ts'
import { finishBuild } from './finish-build.ts'
import { makeFakeBuild } from './testing/fake-build.ts'

const folders: { remove: () => void }[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) folder.remove()
})

async function release(script: string, previous?: string): Promise<string> {
  const build = await makeFakeBuild({ [`assets/${script}.js`]: `console.log('${script.repeat(50)}')` }, previous)
  folders.push(build)
  return build.folder
}
const scriptsOf = (folder: string) =>
  [...loadSite(folder).assets.keys()].filter((file) => file.startsWith('/assets/release')).sort()

test('the assets of one release before are served beside the new ones, and not stored for offline use', async () => {
  const first = await release('release-1')
  const second = await release('release-2', first)
  expect(scriptsOf(second)).toEqual(['/assets/release-1.js', '/assets/release-2.js'])
  expect(readFileSync(join(second, 'client/assets/release-1.js'))).toEqual(
    readFileSync(join(first, 'client/assets/release-1.js')),
  )
  const worker = readFileSync(join(second, 'client/service-worker.js'), 'utf8')
  expect(worker).toContain('/assets/release-2.js')
  expect(worker).not.toContain('/assets/release-1.js')

  const third = await release('release-3', second)
  expect(scriptsOf(third)).toEqual(['/assets/release-2.js', '/assets/release-3.js'])
})

test('a release built again keeps what it had carried over, and finishing it twice changes nothing', async () => {
  const second = await release('release-2', await release('release-1'))
  expect(scriptsOf(await release('release-2', second))).toEqual(['/assets/release-1.js', '/assets/release-2.js'])
  const index = readFileSync(join(second, 'site.pack.json'), 'utf8')
  await finishBuild(second, ['/en/'], () => {}, '')
  expect(JSON.parse(readFileSync(join(second, 'site.pack.json'), 'utf8')).carried).toEqual(JSON.parse(index).carried)
})

const damages: Readonly<Record<string, (file: string) => void>> = {
  'is not there': (file) => rmSync(file),
  'is empty': (file) => writeFileSync(file, ''),
  'is cut': (file) => writeFileSync(file, readFileSync(file).subarray(0, 100)),
  'is another thing': (file) => writeFileSync(file, 'null'),
}
test.each(
  ['site.pack', 'site.pack.json'].flatMap((name) =>
    Object.entries(damages).map(([told, damage]) => ({ name, told, damage })),
  ),
)('a release before whose $name $told does not stop the new one', async ({ name, damage }) => {
  const first = await release('release-1')
  damage(join(first, name))
  expect(scriptsOf(await release('release-2', first))).toEqual(['/assets/release-2.js'])
})
