import type { Category } from '#app/site/categories/category.ts'
import { Icon } from '#app/ui/icon.tsx'

export function CategoryIcon({ icon, gradient: [from, to] }: Pick<Category, 'icon' | 'gradient'>) {
  return (
    <span
      className="inline-grid size-12 place-items-center rounded-xl text-white"
      style={{ backgroundImage: `linear-gradient(135deg, ${from}, ${to})` }}
    >
      <Icon name={icon} className="size-6" />
    </span>
  )
}
