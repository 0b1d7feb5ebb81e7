import { pageLanguage } from '#app/language/page-language.ts'
import { m } from '#app/paraglide/messages.js'
import { CategoryPage, categoryMeta } from '#app/shell/category-page.tsx'
import { ToolCard, ToolGrid } from '#app/shell/tool-card.tsx'
import { metrics } from '#app/site/categories/metrics.ts'
import { type ToolIdOf, toolsOf } from '#app/tools.ts'
import type { Route } from './+types/metrics'

export const meta: Route.MetaFunction = ({ params }) =>
  categoryMeta(metrics, pageLanguage(params), m.page_metrics_title(), m.page_metrics_description())

/** What each card says; only this page needs these texts. */
const descriptions: Readonly<Record<ToolIdOf<'metrics'>, () => string>> = {
  length: m.sub_length_description,
  mass: m.sub_mass_description,
  volume: m.sub_volume_description,
  temperature: m.sub_temperature_description,
  speed: m.sub_speed_description,
  energy: m.sub_energy_description,
}

export default function Metrics() {
  return (
    <CategoryPage category={metrics} lead={m.page_metrics_description()}>
      <ToolGrid>
        {toolsOf('metrics').map((tool) => (
          <ToolCard key={tool.id} tool={tool} description={descriptions[tool.id]()} />
        ))}
      </ToolGrid>
    </CategoryPage>
  )
}
