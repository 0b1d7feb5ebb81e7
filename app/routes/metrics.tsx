import { pageLanguage } from '#app/language/page-language.ts'
import { useLanguage } from '#app/language/use-language.ts'
import { m } from '#app/paraglide/messages.js'
import { CategoryPage, categoryMeta } from '#app/shell/category-page.tsx'
import { ToolCard, ToolGrid } from '#app/shell/tool-card.tsx'
import { metrics } from '#app/site/categories/metrics.ts'
import { firstUnitTools, type ToolRow } from '#app/tool-rows.ts'
import { toolsOf } from '#app/tools.ts'
import type { Language, Localized } from '#engines/core/index.ts'
import type { Route } from './+types/metrics'

export const meta: Route.MetaFunction = ({ params }) =>
  categoryMeta(metrics, pageLanguage(params), m.page_metrics_title(), m.page_metrics_description())

/** What each card says; only this page needs these texts. */
const cards = import.meta.glob<Localized>('./*/card.ts', {
  base: '../../engines/units/categories',
  eager: true,
  import: 'card',
})
const cardOf = (tool: ToolRow, language: Language): string => cards[`./${tool.id}/card.ts`]![language]

/** Behind those that stand first. */
const otherUnitTools = toolsOf('metrics').slice(firstUnitTools.length)

/** The quantities most people come for, then the others under a heading of their own. */
export default function Metrics() {
  const language = useLanguage()
  const toolCards = (tools: readonly ToolRow[], heading: 'h2' | 'h3') => (
    <ToolGrid>
      {tools.map((tool) => (
        <ToolCard key={tool.id} tool={tool} description={cardOf(tool, language)} heading={heading} />
      ))}
    </ToolGrid>
  )
  return (
    <CategoryPage category={metrics} lead={m.page_metrics_description()}>
      {toolCards(firstUnitTools, 'h2')}
      {otherUnitTools.length > 0 && (
        <section aria-labelledby="more-quantities" className="mt-10">
          <h2 id="more-quantities" className="mb-4 text-2xl font-semibold">
            {m.page_metrics_more()}
          </h2>
          {toolCards(otherUnitTools, 'h3')}
        </section>
      )}
    </CategoryPage>
  )
}
