import { memo, type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { m } from '#app/paraglide/messages.js'
import { Card } from '#app/ui/card.tsx'
import { Segmented } from '#app/ui/segmented.tsx'
import { useWalk } from '#app/ui/use-walk.ts'
import type { Language } from '#engines/core/index.ts'
import {
  baseUnitOf,
  type Category,
  definitionText,
  type Formula,
  formulaOf,
  type Pair,
  type Unit,
  unitOf,
} from '#engines/units/index.ts'
import { convertPrinted, exactDigits } from '#engines/units/page.ts'
import { pairLinkText } from './page-texts.ts'
import './pair-details.css'
import { localConverterPath } from './paths.ts'
import { proseNumber, proseNumbers, proseQuantity } from './prose-number.ts'
import { relatedPairs } from './related-pairs.ts'

interface PairProps {
  category: Category
  pair: Pair
  language: Language
}

type Shown = 'formula' | 'table' | 'picture'

/** What explains a pair: side by side, or on a phone one at a time (pair-details.css). */
export function PairCards({ children }: { children: ReactNode }) {
  const [shown, show] = useState<Shown>('formula')
  return (
    <div className="pair-cards" data-shown={shown}>
      <Segmented
        className="pair-tabs"
        legend={m.metrics_about_pair()}
        value={shown}
        options={[
          { value: 'formula', label: m.metrics_formula() },
          { value: 'table', label: m.metrics_table() },
          { value: 'picture', label: m.metrics_picture() },
        ]}
        onChange={show}
      />
      {children}
    </div>
  )
}

/** How the pair is converted by hand, and who says so. Nothing here changes while one types. */
export const FormulaCard = memo(function FormulaCard({ category, pair, language }: PairProps) {
  const from = unitOf(category, pair.from)
  const to = unitOf(category, pair.to)
  const formula = formulaOf(category, pair.from, pair.to)
  const units = [...new Set([from, to])]
  return (
    <Card title={m.metrics_formula()} className="pair-formula">
      {formula && (
        <p className="formula">
          {formulaText(formula, from.symbol[language], to.symbol[language], (text) => proseNumbers(text, language))}
        </p>
      )}
      <h3 className="definitions-title">{m.metrics_definitions()}</h3>
      <ul className="definitions">
        {units.map((unit) => (
          <li key={unit.id}>
            <strong>{definitionLine(category, unit, language)}</strong>
            <span className="definitions-source">{unit.source[language]}</span>
          </li>
        ))}
      </ul>
    </Card>
  )
})

function formulaText(formula: Formula, from: string, to: string, inProse: (number: string) => string): string {
  const { before, operation, factor = '', after, exact } = formula
  if (operation === 'inverse') return `${to} ${exact ? '=' : '≈'} ${inProse(factor)} ÷ ${from}`
  const inner = before === undefined ? from : `(${from}${inProse(signed(before, '−', '+'))})`
  const scaled = operation ? `${inner} ${operation === 'multiply' ? '×' : '÷'} ${inProse(factor)}` : inner
  return `${to} ${exact ? '=' : '≈'} ${scaled}${after === undefined ? '' : inProse(signed(after, '+', '−'))}`
}

const signed = (text: string, plus: string, minus: string): string =>
  text.startsWith('-') ? ` ${minus} ${text.slice(1)}` : ` ${plus} ${text}`

/** `1 mi = 1760 yd = 1609.344 m`; a scale with a zero of its own has no such line, its formula says it. */
function definitionLine(category: Category, unit: Unit, language: Language): string {
  const symbol = unit.symbol[language]
  const definition = proseNumbers(definitionText(category, unit, language), language).replace(
    /(?<=\d) (?=\D+$)/,
    '\u00a0',
  )
  if (definition === '') return `${symbol}: ${m.metrics_base_unit()}`
  if (unit.atBaseZero !== '0') return symbol
  const base = baseUnitOf(category)
  const digits = exactDigits(category, unit.id, base.id, '1', 'en')
  const inBase = digits?.complete ? proseQuantity(digits.text, base.symbol[language], language) : definition
  return [
    `1\u00a0${symbol} ${unit.irrational ? '≈' : '='} ${definition}`,
    ...(inBase === definition ? [] : [inBase]),
  ].join(' = ')
}

/** Round values, as on the wall of a workshop. */
export const TableCard = memo(function TableCard({ category, pair, language }: PairProps) {
  const from = unitOf(category, pair.from)
  const to = unitOf(category, pair.to)
  return (
    <Card title={m.metrics_table()} className="pair-values">
      <table className="pair-table">
        <thead>
          <tr>
            {[from, to].map((unit, index) => (
              <th key={index === 0 ? 'from' : 'to'} scope="col">
                {[...new Set([unit.name[language], unit.symbol[language]])].join(', ')}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {(from.roundValues ?? category.roundValues).map((value) => (
            <tr key={value}>
              <td>{proseNumber(value, language)}</td>
              <td>{proseNumber(convertPrinted(category, pair.from, pair.to, value, 'en')?.text ?? '', language)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  )
})

export const RelatedPairs = memo(function RelatedPairs({ category, pair, language }: PairProps) {
  const walk = useWalk('a')
  return (
    <nav {...walk} aria-labelledby="related" className="related">
      <h2 id="related">{m.metrics_related()}</h2>
      <ul>
        {relatedPairs(category, pair).map((related) => (
          <li key={`${related.from}-${related.to}`}>
            <Link to={localConverterPath(language, category, related)}>
              {pairLinkText(category, related, language)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
})
