import { memo } from 'react'
import { Link } from 'react-router'
import { useLanguage } from '#app/language/use-language.ts'
import { m } from '#app/paraglide/messages.js'
import { Disclosure } from '#app/ui/disclosure.tsx'
import { type Pair, pairSlug, systems } from '#engines/coordinates/index.ts'
import { coordinatesPath, pairHeading } from './page-texts.ts'

/** Ways on from this pair: the same pair turned round, and the first system into every other. Not drawn anew while one types. */
export const PairLinks = memo(function PairLinks({ pair }: { pair: Pair }) {
  const language = useLanguage()
  const pairs = [
    { from: pair.to, to: pair.from },
    ...systems.filter(({ id }) => id !== pair.from && id !== pair.to).map(({ id }) => ({ from: pair.from, to: id })),
    ...systems.filter(({ id }) => id !== pair.from && id !== pair.to).map(({ id }) => ({ from: pair.to, to: id })),
  ]
  return (
    <Disclosure className="mt-4" summary={m.coordinates_more_pairs()}>
      <ul className="grid gap-x-6 sm:grid-cols-2 lg:grid-cols-3">
        {pairs.map((other) => (
          <li key={pairSlug(other)}>
            <Link
              to={`/${language}${coordinatesPath}/${pairSlug(other)}`}
              className="inline-flex min-h-10 items-center py-1.5 text-sm text-accent hover:underline"
            >
              {pairHeading(other, language)}
            </Link>
          </li>
        ))}
      </ul>
    </Disclosure>
  )
})
