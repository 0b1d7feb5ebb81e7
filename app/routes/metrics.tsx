import { pageLanguage } from '#app/language/page-language.ts'
import { m } from '#app/paraglide/messages.js'
import { CategoryPage, categoryMeta } from '#app/shell/category-page.tsx'
import { ToolCard, ToolGrid } from '#app/shell/tool-card.tsx'
import { metrics } from '#app/site/categories/metrics.ts'
import type { Route } from './+types/metrics'

export const meta: Route.MetaFunction = ({ params }) =>
  categoryMeta(metrics, pageLanguage(params), m.page_metrics_title(), m.page_metrics_description())

export default function Metrics() {
  return (
    <CategoryPage category={metrics} lead={m.page_metrics_description()}>
      <ToolGrid>
        {metrics.subcategories.map((tool) => (
          <ToolCard key={tool.id} tool={tool} />
        ))}
      </ToolGrid>
    </CategoryPage>
  )
}
