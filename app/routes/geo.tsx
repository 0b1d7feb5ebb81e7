import { pageLanguage } from '#app/language/page-language.ts'
import { m } from '#app/paraglide/messages.js'
import { CategoryPage, categoryMeta } from '#app/shell/category-page.tsx'
import { ToolCard, ToolGrid } from '#app/shell/tool-card.tsx'
import { geo } from '#app/site/categories/geo.ts'
import type { Route } from './+types/geo'

export const meta: Route.MetaFunction = ({ params }) =>
  categoryMeta(geo, pageLanguage(params), m.page_geo_title(), m.page_geo_description())

export default function Geo() {
  return (
    <CategoryPage category={geo} lead={m.page_geo_description()}>
      <ToolGrid>
        {geo.subcategories.map((tool) => (
          <ToolCard key={tool.id} tool={tool} action={m.geo_open_tool()} />
        ))}
      </ToolGrid>
    </CategoryPage>
  )
}
