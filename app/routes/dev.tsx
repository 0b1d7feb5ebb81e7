import { pageLanguage } from '#app/language/page-language.ts'
import { m } from '#app/paraglide/messages.js'
import { CategoryPage, categoryMeta } from '#app/shell/category-page.tsx'
import { ComingSoonTools } from '#app/shell/coming-soon-tools.tsx'
import { ToolCard, ToolGrid } from '#app/shell/tool-card.tsx'
import { WhyPanel } from '#app/shell/why-panel.tsx'
import { dev } from '#app/site/categories/dev.ts'
import { otherToolsOf } from '#app/tool-rows.ts'
import type { ToolIdOf } from '#app/tools.ts'
import type { Route } from './+types/dev'

export const meta: Route.MetaFunction = ({ params }) =>
  categoryMeta(dev, pageLanguage(params), m.page_dev_title(), m.page_dev_description())

/** What each card says; only this page needs these texts. */
const descriptions: Readonly<Record<ToolIdOf<'dev'>, () => string>> = {
  jwt: m.sub_jwt_description,
  timestamp: m.sub_timestamp_description,
  ip: m.sub_ip_description,
}

export default function Dev() {
  return (
    <CategoryPage category={dev} lead={m.page_dev_description()}>
      <h2 className="mb-3 text-xl font-semibold">{m.dev_popular()}</h2>
      <ToolGrid>
        {otherToolsOf('dev').map((tool) => (
          <ToolCard key={tool.id} tool={tool} description={descriptions[tool.id]()} heading="h3" />
        ))}
      </ToolGrid>
      <ComingSoonTools />
      <WhyPanel />
    </CategoryPage>
  )
}
