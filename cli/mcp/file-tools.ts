import type { CallToolResult, McpServer } from '@modelcontextprotocol/server'
import { z } from 'zod'
import {
  type FormatId,
  formatMetas,
  type Step,
  type StepChoices,
  type StepId,
  stepIds,
  stepOf,
} from '#engines/geodata/index.ts'
import { type Arguments, parseArguments } from '../arguments.ts'
import { inspected } from '../conversion.ts'
import { convertFiles } from '../convert-files.ts'
import { outputFormat } from '../formats.ts'
import { AlreadyThere, descriptorOf } from '../outputs.ts'
import { asObject, asText, type Summary } from '../print.ts'
import { problemWithSystems } from '../problem-texts.ts'
import { sourcesOf } from '../sources.ts'
import { messageOf } from '../system-errors.ts'
import { type Say, type Speech, sayIn } from '../texts.ts'
import { errorOf, plain, reading } from './result.ts'

const formatIds = formatMetas.map(({ id }) => id) as [FormatId, ...FormatId[]]
const formatNames = formatMetas.map(({ name }) => name).join(', ')

/** The protocol runs over them. */
const streamsAreTaken = 'A path is wanted: standard input and output are not to be had here.'

const isStandardStream = (path: string): boolean => (descriptorOf(path) ?? 3) < 3

const crsOfInput =
  'Reference system of the coordinates, where the file names none or a wrong one: a code such as EPSG:31467, a name, or Well-Known Text.'

/** A step takes what the option of the command line takes; one without a value is wanted or not. */
const stepSchema = ({ id, value }: Step) => {
  const meaning = sayIn('en')(`cli_step_${id}`)
  return (value === undefined ? z.literal('yes') : z.string())
    .optional()
    .describe(`${meaning.charAt(0).toUpperCase()}${meaning.slice(1)}.${value ? ` Forms: ${value}.` : ''}`)
}
const stepSchemas = z
  .strictObject(
    Object.fromEntries(stepIds.map((id) => [id, stepSchema(stepOf(id))])) as Record<
      StepId,
      ReturnType<typeof stepSchema>
    >,
  )
  .optional()
  .describe('What is done between reading and writing, in the order given here.')

/** Geodata files of this computer, by their paths. */
export function addFileTools(server: McpServer, circumstances: () => Speech): void {
  server.registerTool(
    'inspect_geodata',
    {
      title: 'Inspect a geodata file',
      description: `Reads a geodata file of this computer (${formatNames}) and tells what is in it: features, geometry types, bounding box, fields, times, and what is irregular. The file stays as it is.`,
      inputSchema: z.object({
        path: z.string().describe('Path of the file; for a shapefile its .shp or a .zip.'),
        from: z.enum(formatIds).optional().describe('Its format, where name and content do not tell.'),
        crs: z.string().optional().describe(crsOfInput),
      }),
      annotations: reading,
    },
    ({ path, from, crs }) =>
      answered(circumstances().say, async () => {
        if (isStandardStream(path)) return errorOf(streamsAreTaken)
        const speech = circumstances()
        const parsed = { ...parseArguments('inspect', [], speech), ...(from ? { from } : {}) }
        const { sources } = await sourcesOf([path], parsed)
        const result = await inspected(sources[0]!, { readOptions: crs ? { crs } : {} })
        return result.ok
          ? summaryOf({ ...result.value, input: path, outputs: [] }, speech)
          : errorOf((await problemWithSystems(result.problem, path, speech)).message)
      }),
  )

  server.registerTool(
    'convert_geodata',
    {
      title: 'Convert a geodata file',
      description: `Converts a geodata file of this computer to another format (${formatNames}) and tells what was carried over and what the target cannot hold. Writes the file \`output\`, of a shapefile the files beside it as well; what is there already is kept unless \`overwrite\` is true.`,
      inputSchema: z.object({
        inputs: z.array(z.string()).min(1).describe('Paths of the files; several become one.'),
        output: z.string().describe('Path of the result; its ending names the format.'),
        from: z.enum(formatIds).optional().describe('Format of the inputs, where name and content do not tell.'),
        to: z.enum(formatIds).optional().describe('Format of the result, where its ending does not tell.'),
        crs: z.string().optional().describe(crsOfInput),
        toCrs: z
          .string()
          .optional()
          .describe(
            'Reference system of the result, where its format can name one (shp, gml, gpkg, fgb, geoparquet, csv): a code such as EPSG:8682 or a name. WGS 84 without it.',
          ),
        precision: z.number().int().min(0).max(15).optional().describe('Decimals of the coordinates.'),
        steps: stepSchemas,
        overwrite: z.boolean().optional().describe('Replace the output if it exists.'),
      }),
      annotations: { readOnlyHint: false, destructiveHint: true, idempotentHint: true, openWorldHint: false },
    },
    ({ inputs, output, from, to, crs, toCrs, precision, steps = {}, overwrite = false }) =>
      answered(circumstances().say, async () => {
        if ([...inputs, output].some(isStandardStream)) return errorOf(streamsAreTaken)
        const speech = circumstances()
        const parsed: Arguments = {
          ...parseArguments('convert', [], speech),
          merges: true,
          ...(from ? { from } : {}),
          options: {
            ...(toCrs ? { crs: toCrs } : {}),
            ...(precision === undefined ? {} : { precision }),
          },
          readOptions: crs ? { crs } : {},
          steps: steps as StepChoices,
        }
        const { sources } = await sourcesOf(inputs, parsed)
        const done = await convertFiles(
          { sources, to: to ?? outputFormat(output, speech.say), outPath: output, mayReplace: overwrite },
          parsed,
        )
        return done.ok
          ? summaryOf(done.value, speech)
          : errorOf((await problemWithSystems(done.problem, inputs.join(', '), speech)).message)
      }),
  )
}

const summaryOf = (summary: Summary, speech: Speech): CallToolResult => ({
  content: [{ type: 'text', text: asText(summary, speech) }],
  structuredContent: plain(asObject(summary, speech)),
})

/** A file that is not there is an answer, not a fault of the server. */
async function answered(say: Say, answer: () => Promise<CallToolResult>): Promise<CallToolResult> {
  try {
    return await answer()
  } catch (error) {
    if (error instanceof AlreadyThere)
      return errorOf(
        error.paths.length === 1
          ? `${error.paths[0]} exists already; set overwrite to replace it.`
          : `${error.paths.join(', ')} exist already; set overwrite to replace them.`,
      )
    return errorOf(messageOf(error, say))
  }
}
