import { mkdirSync, statSync } from 'node:fs'
import { basename, extname, join } from 'node:path'
import { formatById, outputName } from '#engines/geodata/index.ts'
import type { Arguments } from './arguments.ts'
import { inspected, namesOf, openedParts, type Task } from './conversion.ts'
import { convertFiles } from './convert-files.ts'
import { outputFormat } from './formats.ts'
import { descriptorOf } from './outputs.ts'
import { exitCodeOf, printProblem, printSummary } from './print.ts'
import { type NamedSource, sourcesOf } from './sources.ts'
import { UsageError } from './usage-error.ts'

/** Converts one file, several into a folder, or several into one. The exit code tells whether all, some or none were. */
export async function convertCommand(parsed: Arguments): Promise<number> {
  const { say } = parsed.speech
  const outPath = parsed.files.at(-1)
  if (parsed.files.length < 2 || outPath === undefined) throw new UsageError(say('cli_convert_wants_files'))
  const { sources, refused } = await sourcesOf(parsed.files.slice(0, -1), parsed)
  if (sources.length === 0) return exitCodeOf(refused)
  if (sources.length > 1 && parsed.merges)
    return run({ sources, to: parsed.to ?? outputFormat(outPath, say), outPath }, parsed)
  if (sources.length + refused.length === 1 && !parsed.perLayer && !isFolder(outPath))
    return run({ sources, to: parsed.to ?? outputFormat(outPath, say), outPath }, parsed)
  return exitCodeOf([...refused, ...(await intoFolder(sources, outPath, parsed))])
}

const isFolder = (path: string): boolean =>
  /[/\\]$/.test(path) || (statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false)

async function intoFolder(
  sources: readonly NamedSource[],
  folder: string,
  parsed: Arguments,
): Promise<readonly number[]> {
  const { to } = parsed
  const { say } = parsed.speech
  if (to === undefined)
    throw new UsageError(
      sources.length === 1 && isFolder(folder)
        ? say('cli_folder_wants_format', { path: folder })
        : say('cli_several_into_folder'),
    )
  mkdirSync(folder, { recursive: true })
  const taken = new Set<string>()
  const codes: number[] = []
  for (const source of sources) {
    const convertAs = async (name: string, rest: Pick<Task, 'layer' | 'part'>) => {
      const outPath = join(folder, freeName(outputName(name, formatById(to)!), taken))
      codes.push(await run({ sources: [source], to, outPath, ...rest }, parsed))
    }
    if (!parsed.perLayer) await convertAs(source.path, {})
    else if (parsed.steps.split !== undefined)
      codes.push(...(await partByPart({ sources: [source], to }, parsed, convertAs)))
    else for (const { name, layer } of await layersOf(source, parsed)) await convertAs(name, layer ? { layer } : {})
  }
  return codes
}

/** Each part that the steps make as a result of its own. */
async function partByPart(
  task: Omit<Task, 'outPath'>,
  parsed: Arguments,
  convertAs: (name: string, rest: Pick<Task, 'part'>) => Promise<void>,
): Promise<readonly number[]> {
  const opened = await openedParts(task, parsed)
  if (!opened.ok) return [await printProblem(namesOf(task), opened.problem, parsed)]
  const { parts } = opened.value
  const { path } = task.sources[0]!
  try {
    for (const name of parts.names)
      await convertAs(asFileName(`${basename(path, extname(path))} ${name}`), { part: { of: opened.value, name } })
  } finally {
    await parts.dispose()
  }
  return []
}

/** What has no extension to take off. */
const asFileName = (name: string): string => `${name.replace(/[\u0000-\u001f/\\:*?"<>|]/g, '_')}.layer`

function freeName(name: string, taken: Set<string>): string {
  const dot = name.indexOf('.', 1)
  let free = name
  for (let number = 2; taken.has(free.toLowerCase()); number++)
    free = `${name.slice(0, dot)}_${number}${name.slice(dot)}`
  taken.add(free.toLowerCase())
  return free
}

/** A result for each layer; one for all of the file where there are not several. */
async function layersOf(
  source: NamedSource,
  { steps, readOptions }: Arguments,
): Promise<readonly { readonly name: string; readonly layer?: number }[]> {
  const result = await inspected(source, { steps, readOptions })
  const { folderNames = [] } = result.ok ? result.value.read : {}
  return folderNames.length > 1
    ? folderNames.map((name, index) => ({ name: asFileName(name), layer: index + 1 }))
    : [{ name: source.path }]
}

async function run(task: Task, parsed: Arguments): Promise<number> {
  const isStream = descriptorOf(task.outPath) === 1
  const done = await convertFiles(task, parsed)
  const { asJson, speech } = parsed
  if (!done.ok) return printProblem(namesOf(task), done.problem, { asJson: asJson && !isStream, speech })
  await printSummary(done.value, parsed, isStream)
  return 0
}
