import { closeSync, existsSync, openSync, renameSync, rmSync } from 'node:fs'
import { convert } from '#engines/geodata/index.ts'
import { type Arguments, UsageError } from './arguments.ts'
import { inputsFromPath, nodePlatform, writeWhole } from './files.ts'
import { inputFormat, outputFormat } from './formats.ts'
import { printProblem, printSummary } from './print.ts'
import { storedBlocks } from './stored-blocks.ts'
import { unpackBeside } from './unpack.ts'

/** Converts one file. The result appears under its name only when it is whole. */
export async function convertCommand(parsed: Arguments): Promise<number> {
  const [inPath, outPath] = parsed.files
  if (inPath === undefined || outPath === undefined || parsed.files.length > 2)
    throw new UsageError('convert wants IN and OUT')
  if (!existsSync(inPath)) throw new UsageError(`no such file: ${inPath}`)
  const inputs = inputsFromPath(inPath)
  const from = parsed.from ?? (await inputFormat(inputs[0]!))
  const to = parsed.to ?? outputFormat(outPath)
  const isUnpacked = to === 'shp' && /\.shp$/i.test(outPath)
  const partPath = `${outPath}.part`
  const file = openSync(partPath, 'w')
  let result: Awaited<ReturnType<typeof convert>>
  try {
    result = await convert({
      inputs,
      from,
      to,
      options: parsed.quantization === undefined ? {} : { quantization: parsed.quantization },
      platform: isUnpacked ? { ...nodePlatform, createDeflater: storedBlocks } : nodePlatform,
      write: (chunk) => writeWhole(file, chunk),
    })
  } finally {
    closeSync(file)
  }
  if (!result.ok) {
    rmSync(partPath, { force: true })
    return printProblem(inPath, result.problem, parsed.asJson)
  }
  const outputs = isUnpacked ? await unpackBeside(partPath, outPath) : [outPath]
  if (isUnpacked) rmSync(partPath, { force: true })
  else renameSync(partPath, outPath)
  printSummary({ ...result.value, input: inPath, outputs }, parsed.asJson)
  return 0
}
