import type { CallToolResult, ToolAnnotations } from '@modelcontextprotocol/server'
import { exactJson } from '../exact-json.ts'
import { type Outcome, textOf } from '../tools/outcome.ts'

export const reading: ToolAnnotations = { readOnlyHint: true, idempotentHint: true, openWorldHint: false }

/** The words for the model to read, and the same as data. */
export function resultOf(outcome: Outcome): CallToolResult {
  if (!outcome.ok) return { ...errorOf(outcome.message), structuredContent: plain(outcome) }
  const text = [textOf(outcome), ...(outcome.remarks ?? [])].join('\n')
  return {
    content: [{ type: 'text', text }],
    structuredContent: plain({ ...outcome.value, remarks: outcome.remarks ?? [] }),
  }
}

/** A tool that cannot answer says why, so that the model can ask better. */
export const errorOf = (message: string): CallToolResult => ({
  isError: true,
  content: [{ type: 'text', text: message }],
})

/** As JSON has it. */
export const plain = (value: object): Record<string, unknown> => JSON.parse(exactJson(value))
