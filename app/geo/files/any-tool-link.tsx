import { Link } from 'react-router'
import { handOver } from '#app/ask/handover.ts'
import { useLanguage } from '#app/language/use-language.ts'
import { m } from '#app/paraglide/messages.js'
import { type FormatPair, formatPairSlug, metaOf } from '#engines/geodata/index.ts'
import type { ConverterState } from './converter-state.ts'
import { isForAny } from './error-box.tsx'

/** Where the two pages refuse a pair or a file that can be converted: to the page that does, with the files already chosen. */
export function AnyToolLink({ state: { error, items }, pair }: { state: ConverterState; pair: FormatPair }) {
  const language = useLanguage()
  const format = error?.kind === 'wrong-file-type' && error.looksLike && isForAny(error.looksLike) && error.looksLike
  if (error?.kind !== 'not-supported' && !format) return null
  const refused = error.kind === 'wrong-file-type' ? error.files : []
  const files = [...items.flatMap((item) => item.files), ...refused]
  return (
    <p>
      {format && refused[0] && (
        <span className="wrap-anywhere">
          {m.convert_other_tool_reads({ name: refused[0].name, format: metaOf(format).name })}{' '}
        </span>
      )}
      <Link
        to={`/${language}/geo/convert/${formatPairSlug(format ? { from: format, to: pair.to } : pair)}`}
        onClick={() => handOver('files', files)}
        className="font-medium text-accent underline underline-offset-4"
      >
        {m.convert_other_tool()}
      </Link>
    </p>
  )
}
