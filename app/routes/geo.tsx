import { useOpenedFiles } from '#app/geo/files/use-opened-files.ts'
import { pageLanguage } from '#app/language/page-language.ts'
import { m } from '#app/paraglide/messages.js'
import { CategoryPage, categoryMeta } from '#app/shell/category-page.tsx'
import { ToolCard, ToolGrid } from '#app/shell/tool-card.tsx'
import { geo } from '#app/site/categories/geo.ts'
import { otherToolsOf } from '#app/tool-rows.ts'
import type { ToolIdOf } from '#app/tools.ts'
import type { Route } from './+types/geo'

export const meta: Route.MetaFunction = ({ params }) =>
  categoryMeta(geo, pageLanguage(params), m.page_geo_title(), m.page_geo_description())

/** What each card says; only this page needs these texts. */
const descriptions: Readonly<Record<ToolIdOf<'geo'>, () => string>> = {
  'gpx-kml': m.sub_gpx_kml_description,
  geojson: m.sub_geojson_description,
  coordinates: m.sub_coordinates_description,
  convert: m.sub_convert_description,
}

export default function Geo() {
  // Whoever drops a file here wants it converted, whichever of the cards it belongs to.
  useOpenedFiles()
  return (
    <CategoryPage category={geo} lead={m.page_geo_description()}>
      <ToolGrid>
        {otherToolsOf('geo').map((tool) => (
          <ToolCard key={tool.id} tool={tool} description={descriptions[tool.id]()} action={m.geo_open_tool()} />
        ))}
      </ToolGrid>
    </CategoryPage>
  )
}
