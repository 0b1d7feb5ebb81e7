/** A sample of faults from the files of a folder; the same seed gives the same ones. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findMutations, isRunnable, type Mutation } from './find-mutations.ts'
import { folders } from './folders.ts'

export type Mutant = Mutation & { readonly file: string; readonly line: number; readonly original: string }

export const withFault = (text: string, { start, end, replacement }: Mutation): string =>
  text.slice(0, start) + replacement + text.slice(end)

/** A regular expression. */
const pattern = /^\/.*\/[a-z]*$/

export function sampleOf(
  root: string,
  folder: string,
  count: number,
  seed: number,
  patternsOnly: boolean = false,
): Mutant[] {
  const texts = new Map(
    sourceFiles(root, folder).map((file) => [file, readFileSync(join(root, file), 'utf8')] as const),
  )
  const all = Array.from(texts).flatMap(([file, text]) => {
    return findMutations(file, text).map(
      (mutation): Mutant => ({
        ...mutation,
        file,
        line: text.slice(0, mutation.start).split('\n').length,
        original: text.slice(mutation.start, mutation.end),
      }),
    )
  })
  const random = randomOf(seed)
  for (let last = all.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1))
    ;[all[last], all[other]] = [all[other]!, all[last]!]
  }
  const sample: Mutant[] = []
  for (const mutant of all) {
    if (sample.length === count) break
    if (patternsOnly && !pattern.test(mutant.original)) continue
    const text = texts.get(mutant.file)!
    if (isRunnable(mutant.file, withFault(text, mutant))) sample.push(mutant)
  }
  return sample
}

/** Tests and their data are no code, and neither are the registry's pieces and the compiled messages, which scripts write. */
const notCode = /\.(test|cases|d)\.ts$|\/(testing|fixtures|pieces|paraglide)\//

/** Hooks, painting, workers and the shell of the pages: where no fault made in memory gets. */
const inBrowsersOnly =
  /^app\/(shell|offline|ui)\/|\/(use-|paint)[^/]*$|\.worker\.ts$|\/(ad-network|client|current-fragment|first-use|handover|coordinates-list|own-address|inspect-worker|inspection|page-to-report|temporary-folder|worker)\.ts$/

export function sourceFiles(root: string, folder: string): string[] {
  const within = Object.keys(folders).filter((other) => other.startsWith(`${folder}/`))
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .filter((file) => file.endsWith('.ts') && !notCode.test(file) && !inBrowsersOnly.test(file))
    .filter((file) => !within.some((other) => file.startsWith(`${other}/`)))
    .sort()
}

/** Mulberry32: small, and the same on every machine. */
function randomOf(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
