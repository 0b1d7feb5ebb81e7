import { fragmentOf, type Kept } from '#app/share/fragment.ts'
import { toolTitle } from '#app/site/tool-titles.ts'
import { needsOwnDocument, toolPath } from '#app/tool-rows.ts'
import { type ToolId, toolOf } from '#app/tools.ts'
import type { Answer } from './answer.ts'

interface Place {
  /** The conversion in the tool's address. */
  readonly conversion?: string
  /** What the tool finds behind `#`. */
  readonly kept?: Kept
}

export const toolTitleOf = (id: ToolId): string => toolTitle(toolOf(id))

/** An answer that a tool has more to say about. */
export function toolAnswer(id: ToolId, title: string, detail: string, { conversion, kept }: Place = {}): Answer {
  const tool = toolOf(id)
  const path = conversion === undefined ? toolPath(tool) : `${toolPath(tool)}/${conversion}`
  return {
    icon: tool.icon,
    title,
    detail,
    path: path + fragmentOf(kept ?? null),
    isOwnDocument: needsOwnDocument(tool),
  }
}
