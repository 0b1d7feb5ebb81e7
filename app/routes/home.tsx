import { AdSlot } from '#app/ads/ad-slot.tsx'
import { FirstCard } from '#app/ads/first-card.tsx'
import { useOpenedFiles } from '#app/geo/files/use-opened-files.ts'
import { pageLanguage } from '#app/language/page-language.ts'
import { m } from '#app/paraglide/messages.js'
import { pageMeta } from '#app/seo/page-meta.ts'
import { CategoryCard } from '#app/shell/category-card.tsx'
import { Hero } from '#app/shell/hero.tsx'
import { enabledCategories } from '#app/site/categories/index.ts'
import { Notice } from '#app/ui/notice.tsx'
import type { Route } from './+types/home'

export const meta: Route.MetaFunction = ({ params }) =>
  pageMeta({
    language: pageLanguage(params),
    path: '/',
    title: m.home_title(),
    description: m.home_description(),
  })

export default function Home() {
  useOpenedFiles()
  return (
    <>
      <FirstCard>
        <Hero />
      </FirstCard>
      <section aria-labelledby="categories" className="container-page pb-16">
        <h2 id="categories" className="sr-only">
          {m.home_categories()}
        </h2>
        {enabledCategories.length === 0 ? (
          <Notice tone="info">{m.categories_empty()}</Notice>
        ) : (
          <ul className="category-grid" data-count={enabledCategories.length}>
            {enabledCategories.map((category) => (
              <CategoryCard key={category.id} category={category} />
            ))}
            <AdSlot position="content" className="ad-between" element="li" />
          </ul>
        )}
      </section>
    </>
  )
}
