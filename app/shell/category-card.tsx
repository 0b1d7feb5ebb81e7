import type { CSSProperties } from 'react'
import { Link } from 'react-router'
import { useLanguage } from '#app/language/use-language.ts'
import type { Category } from '#app/site/categories/category.ts'
import { CategoryIcon } from './category-icon.tsx'

/** A category on the home page: the whole card opens it, the links below go straight to a tool. */
export function CategoryCard({ category, index }: { category: Category; index: number }) {
  const language = useLanguage()
  return (
    <li
      data-area={category.id}
      style={{ '--index': index } as CSSProperties}
      className="relative flex flex-col rounded-card border border-line bg-surface p-5 shadow-card transition-shadow hover:border-accent/60 hover:shadow-lift sm:p-6"
    >
      <CategoryIcon icon={category.icon} gradient={category.gradient} />
      <h3 className="mt-4 text-xl font-semibold">
        <Link to={`/${language}${category.path}`} className="after:absolute after:inset-0 after:rounded-card">
          {category.title()}
        </Link>
      </h3>
      <p className="mt-1.5 text-muted">{category.description()}</p>
      <ul className="mt-5 flex flex-wrap gap-2">
        {category.subcategories.map((sub) => (
          <li key={sub.id}>
            <Link
              to={`/${language}${sub.path}`}
              className="relative inline-flex min-h-9 items-center rounded-full bg-accent-soft px-3.5 text-sm font-medium text-accent hover:bg-accent hover:text-on-accent"
            >
              {sub.title()}
            </Link>
          </li>
        ))}
      </ul>
    </li>
  )
}
