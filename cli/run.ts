import { parseArguments, UsageError } from './arguments.ts'
import { convertCommand } from './convert-command.ts'
import { inspectCommand } from './inspect-command.ts'

const help = `Convertory: geodata files, converted on this computer

  convert IN OUT [--json] [--from FORMAT] [--to FORMAT] [--quantization N]
  inspect IN [--json] [--from FORMAT]

FORMAT is gpx, kml, kmz, geojson, shp, topojson or gml; without it the file names tell.
A shapefile is given by its .shp (the files beside it are found) or as a .zip; written as NAME.shp.zip, or as
separate files when OUT ends in .shp.
--json prints one JSON object. The exit code is 0 when the file was converted, 1 when not.
`

async function run(words: readonly string[]): Promise<number> {
  const [command, ...rest] = words
  if (command === undefined || command === 'help' || command === '--help' || command === '-h') {
    process.stdout.write(help)
    return command === undefined ? 1 : 0
  }
  const parsed = parseArguments(rest)
  if (command === 'convert') return convertCommand(parsed)
  if (command === 'inspect') return inspectCommand(parsed)
  throw new UsageError(`unknown command: ${command}`)
}

export async function main(): Promise<void> {
  try {
    process.exitCode = await run(process.argv.slice(2))
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    if (process.argv.includes('--json')) process.stdout.write(`${JSON.stringify({ ok: false, message })}\n`)
    process.stderr.write(`convertory: ${message}\n`)
    process.exitCode = 1
  }
}
