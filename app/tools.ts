import { categoryList } from '#engines/units/index.ts'
import { otherTools, type ToolRow, unitTool } from './tool-rows.ts'

/**
 * Every tool of the portal, one row each, in the order of cards and sitemap. The route table, the cards, the sitemap, the
 * shortcuts of the installed app, the paths that the servers leave to the client and the pages that tests open are read from here.
 *
 * Three things about a tool stand elsewhere, and none of them compiles while a tool of this table is missing there: its name
 * (`app/site/tool-titles.ts`), what its card says (the page of its category in `app/routes/`) and which of its conversions have a
 * page of their own (`app/site/conversions.ts`). This file is also read where no text is compiled yet, and a card need not load the
 * list of all pairs of units.
 */
export const tools = [
  ...categoryList.map((about) => unitTool(about)),
  ...otherTools,
] as const satisfies readonly ToolRow[]

export type ToolId = (typeof tools)[number]['id']

export type CategoryId = (typeof tools)[number]['category']

/** The tools of one category, for tables that must have a line for each of them. */
export type ToolIdOf<Id extends CategoryId> = Extract<(typeof tools)[number], { readonly category: Id }>['id']

export type Tool = ToolRow & { readonly id: ToolId }

export const toolOf = (id: ToolId): Tool => tools.find((tool) => tool.id === id)!

type ToolOf<Id extends CategoryId> = Tool & { readonly id: ToolIdOf<Id> }

export const toolsOf = <Id extends CategoryId>(category: Id): readonly ToolOf<Id>[] =>
  (tools as readonly Tool[]).filter((tool): tool is ToolOf<Id> => tool.category === category)
