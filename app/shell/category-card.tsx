import { Link } from 'react-router'
import { useLanguage } from '#app/language/use-language.ts'
import type { Category } from '#app/site/categories/category.ts'
import { toolTitle } from '#app/site/tool-titles.ts'
import { needsOwnDocument, toolPath } from '#app/tool-rows.ts'
import { classNames } from '#app/ui/class-names.ts'
import { Icon } from '#app/ui/icon.tsx'
import { CategoryIcon } from './category-icon.tsx'

/** A category on the home page: the whole card opens it, the links below go straight to a tool. */
export function CategoryCard({ category }: { category: Category }) {
  const language = useLanguage()
  return (
    <li
      data-area={category.id}
      className="relative flex flex-col rounded-card border border-line bg-surface p-5 shadow-card transition-shadow hover:border-accent/60 hover:shadow-lift sm:p-6"
    >
      <CategoryIcon icon={category.icon} gradient={category.gradient} />
      <h3 className="mt-4 text-xl font-semibold">
        <Link to={`/${language}${category.path}`} className="after:absolute after:inset-0 after:rounded-card">
          {category.title()}
        </Link>
      </h3>
      <p className="mt-1.5 text-muted">{category.description()}</p>
      <ul
        className={classNames(
          '-mb-2 grid gap-x-4 pt-4',
          // As many columns as the card has room for, which does not follow from the width of the window.
          category.subcategories.length > 3 && 'grid-cols-[repeat(auto-fill,minmax(min(100%,9rem),1fr))]',
        )}
      >
        {category.subcategories.map((tool) => (
          <li key={tool.id}>
            <Link
              to={`/${language}${toolPath(tool)}`}
              reloadDocument={needsOwnDocument(tool)}
              className="relative -mx-2 flex min-h-11 items-center gap-3 rounded-field px-2 py-1.5 font-medium text-balance hover:bg-accent-soft hover:text-accent"
            >
              <Icon name={tool.icon} className="size-5 text-accent" />
              {toolTitle(tool)}
            </Link>
          </li>
        ))}
      </ul>
      {category.more && (
        <Link
          to={`/${language}${category.path}`}
          className="relative -mx-2 mt-3 -mb-2 flex min-h-11 items-center rounded-field px-2 py-1.5 font-medium text-accent hover:bg-accent-soft"
        >
          <span>
            {category.more()}
            <Icon name="forward" className="ml-1.5 inline size-4" />
          </span>
        </Link>
      )}
    </li>
  )
}
