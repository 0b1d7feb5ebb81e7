import { memo, useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import { Card } from '#app/ui/card.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { useWalk } from '#app/ui/use-walk.ts'
import {
  type CategoryCard as CardContent,
  type CategoryId,
  type Pair,
  shownSystems,
} from '#engines/coordinates/index.ts'
import type { ConverterActions, ConverterState } from './converter-state.ts'
import type { Understanding } from './load-understanding.ts'
import { RouteAnswer } from './route-answer.tsx'
import { SystemField } from './system-field.tsx'

const titles: Readonly<Record<CategoryId, () => string>> = {
  geographic: m.coordinates_category_geographic,
  projected: m.coordinates_category_projected,
  grid: m.coordinates_category_grid,
}

interface CategoryCardProps {
  card: CardContent
  pair: Pair
  shown: ConverterState
  actions: ConverterActions
  understanding: Understanding | undefined
  className?: string
}

/**
 * The systems of one category: three at first, the rest on demand; one in use is never hidden. On a phone the card and the field of the
 * route's first system stand first, with the answer below it: what the visitor came for is on the first screen.
 */
export const CategoryCard = memo(function CategoryCard(props: CategoryCardProps) {
  const { card, pair, shown, actions, understanding, className = '' } = props
  const { texts, active, position, word, wordAt } = shown
  const [expanded, setExpanded] = useState(false)
  const systems = shownSystems(card, expanded, [pair.from, pair.to, active])
  const hidden = card.systems.length - systems.length
  const isRouteCard = card.systems.some(({ id }) => id === pair.from)
  const walk = useWalk<HTMLDivElement>('input, button:enabled')
  const collapsible = expanded || hidden > 0
  return (
    <Card
      title={titles[card.category]()}
      className={classNames(className, isRouteCard && 'is-first max-md:order-first')}
    >
      <div {...walk}>
        <div
          className={classNames(
            'grid grid-cols-1 gap-3',
            // Metres are twice as long as the letters and digits of a grid.
            card.category === 'projected'
              ? 'md:max-lg:group-[.is-wide]:grid-cols-2'
              : 'md:max-lg:group-[.is-wide]:grid-cols-3',
          )}
        >
          {systems.map((system) => (
            <SystemField
              key={system.id}
              system={system}
              text={texts[system.id]}
              position={position}
              isActive={active === system.id}
              word={wordAt === system.id ? word : undefined}
              actions={actions}
              understanding={understanding}
              className={system.id === pair.from ? 'max-md:order-first' : undefined}
            >
              {system.id === pair.from && <RouteAnswer to={pair.to} text={texts[pair.to]} />}
            </SystemField>
          ))}
        </div>
        {collapsible && (
          <button
            type="button"
            aria-expanded={expanded}
            onClick={() => setExpanded(!expanded)}
            className="mt-1 -mb-2 -ml-2 inline-flex min-h-11 items-center rounded-field px-2 text-sm font-medium text-accent hover:underline"
          >
            {expanded ? m.coordinates_show_less() : m.coordinates_show_more({ count: hidden })}
          </button>
        )}
      </div>
    </Card>
  )
})
