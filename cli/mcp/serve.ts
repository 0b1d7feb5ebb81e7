import { McpServer } from '@modelcontextprotocol/server'
import { serveStdio } from '@modelcontextprotocol/server/stdio'
import type { Circumstances } from '../tools/outcome.ts'
import { version } from '../version.ts'
import { addFileTools } from './file-tools.ts'
import { addTextTools } from './text-tools.ts'

const instructions =
  'Exact conversions, computed on this computer: ask instead of calculating in your head. Units are exact fractions, coordinates agree with PROJ, times and addresses are integers. Texts may be written as people write them. Nothing is sent anywhere.'

/** The tools, not yet connected to anybody. */
export function toolServer(circumstances: () => Circumstances): McpServer {
  const server = new McpServer({ name: 'convertory', version }, { instructions })
  const asTools = () => withInputNames(circumstances())
  addTextTools(server, asTools)
  addFileTools(server, asTools)
  return server
}

/** The sentences are a terminal's: what it calls an option is an input of a tool. */
const withInputNames = ({ say, ...rest }: Circumstances): Circumstances => ({
  ...rest,
  say: (key, inputs) =>
    // No tool takes the names of columns.
    key === 'cli_columns_hint'
      ? ''
      : say(key, inputs).replace(/--(from|to-crs|to|crs)(?![\w-])/g, (_, name) => inputNames[name]!),
})

const inputNames: Readonly<Record<string, string>> = { from: '`from`', to: '`to`', crs: '`crs`', 'to-crs': '`toCrs`' }

/**
 * Serves the tools over standard input and output until the input ends, to clients of the newest protocol and of those before it. Standard
 * output belongs to the protocol alone.
 */
export async function serve(circumstances: () => Circumstances): Promise<number> {
  serveStdio(() => toolServer(circumstances))
  await new Promise<void>((resolve) => process.stdin.once('end', resolve).once('close', resolve))
  return 0
}
