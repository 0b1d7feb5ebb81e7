import { Link } from 'react-router'
import { useLanguage } from '#app/language/use-language.ts'
import { m } from '#app/paraglide/messages.js'
import { allFormatPairs, type FamilyId, type FormatPair, formatPairSlug, metaOf } from '#engines/geodata/index.ts'

export function OtherPairs({ family, pair }: { family: FamilyId; pair: FormatPair }) {
  const language = useLanguage()
  const others = allFormatPairs(family).filter(({ from, to }) => from !== pair.from || to !== pair.to)
  return (
    <nav aria-label={m.geodata_other_pairs()} className="mt-6">
      <h2 className="mb-1 text-sm font-semibold text-muted">{m.geodata_other_pairs()}</h2>
      <ul className="grid grid-cols-2 gap-x-4 sm:grid-cols-3 lg:grid-cols-4">
        {others.map((other) => (
          <li key={formatPairSlug(other)}>
            <Link
              to={`/${language}/geo/${family}/${formatPairSlug(other)}`}
              className="inline-flex min-h-9 items-center pointer-coarse:min-h-11 text-sm text-accent underline-offset-4 hover:underline"
            >
              {m.geodata_pair_link({ from: metaOf(other.from).name, to: metaOf(other.to).name })}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
