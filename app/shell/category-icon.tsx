import { useId } from 'react'
import type { Category } from '#app/site/categories/category.ts'
import { Icon } from '#app/ui/icon.tsx'

/** The category's sign on its colours. Drawn in SVG, because the content security policy allows no style attributes. */
export function CategoryIcon({ icon, gradient: [from, to] }: Pick<Category, 'icon' | 'gradient'>) {
  const gradientId = useId()
  return (
    <span className="relative grid size-12 place-items-center text-white">
      <svg viewBox="0 0 48 48" aria-hidden="true" className="absolute inset-0">
        <linearGradient id={gradientId} x1="0" y1="0" x2="1" y2="1">
          <stop stopColor={from} />
          <stop offset="1" stopColor={to} />
        </linearGradient>
        <rect width="48" height="48" rx="13" fill={`url(#${gradientId})`} />
      </svg>
      <Icon name={icon} className="relative size-6" />
    </span>
  )
}
