import { useLanguage } from '#app/language/use-language.ts'
import { m } from '#app/paraglide/messages.js'
import { Disclosure } from '#app/ui/disclosure.tsx'
import { SelectField } from '#app/ui/field.tsx'
import type { Language } from '#engines/core/index.ts'
import { type BoundingBox, type FormatId, metaOf, type WriteOptions } from '#engines/geodata/index.ts'
import { formatCount } from '../files/numbers.ts'
import { AlwaysWgs84 } from '../files/reference-system/always-wgs84.tsx'
import { TargetSystemChoice } from '../files/reference-system/target-system-choice.tsx'

interface TargetOptionsProps {
  to: FormatId
  options: WriteOptions
  boxes: readonly BoundingBox[]
  onChange: (options: WriteOptions) => void
}

type Answer = readonly [value: string | number, text: (language: Language) => string]

/** Choices with two or three answers; the first is what happens without a choice. */
const choices: Readonly<Partial<Record<keyof WriteOptions, { label: () => string; answers: readonly Answer[] }>>> = {
  for: {
    label: m.convert_for,
    answers: [
      ['', () => m.convert_for_any()],
      ['mymaps', () => m.convert_for_mymaps()],
    ],
  },
  precision: {
    label: m.convert_precision,
    answers: [
      ['', () => m.convert_precision_all()],
      [5, () => m.convert_precision_5()],
      [6, () => m.convert_precision_6()],
      [7, () => m.convert_precision_7()],
    ],
  },
  quantization: {
    label: m.convert_grid,
    answers: [
      ['', () => m.convert_grid_none()],
      ...[10_000, 100_000, 1_000_000].map(
        (steps): Answer => [steps, (language) => m.convert_grid_steps({ steps: formatCount(steps, language) })],
      ),
    ],
  },
  rows: {
    label: m.convert_rows,
    answers: [
      ['', () => m.convert_rows_usual()],
      ['point', () => m.convert_rows_point()],
      ['feature', () => m.convert_rows_feature()],
    ],
  },
  delimiter: {
    label: m.convert_delimiter,
    answers: [
      ['', () => m.convert_delimiter_comma()],
      [';', () => m.convert_delimiter_semicolon()],
      ['\t', () => m.convert_delimiter_tab()],
    ],
  },
  lines: {
    label: m.convert_lines,
    answers: [
      ['', () => m.convert_lines_track()],
      ['route', () => m.convert_lines_route()],
    ],
  },
}

/** Only what the chosen format knows; all of it has a good answer already, so it is folded. */
export function TargetOptions({ to, options, boxes, onChange }: TargetOptionsProps) {
  const language = useLanguage()
  const known = metaOf(to).options ?? []
  const set = (name: keyof WriteOptions, value: unknown) => {
    const { [name]: _, ...others } = options
    onChange(value === undefined || value === '' ? others : { ...others, [name]: value })
  }
  return (
    <>
      {known.includes('crs') ? (
        <TargetSystemChoice crs={options.crs} boxes={boxes} onChange={(crs) => set('crs', crs)} />
      ) : (
        <AlwaysWgs84 to={to} />
      )}
      {known.length > 0 && (
        <Disclosure summary={m.convert_options()}>
          <div className="grid gap-4 sm:grid-cols-2">
            {known.map((name) => {
              // Digits of degrees mean nothing in metres.
              const choice = name === 'precision' && options.crs !== undefined ? undefined : choices[name]
              return (
                choice && (
                  <SelectField
                    key={name}
                    label={choice.label()}
                    value={String(options[name] ?? '')}
                    onChange={({ target }) => set(name, choice.answers[target.selectedIndex]?.[0])}
                  >
                    {choice.answers.map(([value, text]) => (
                      <option key={value} value={value}>
                        {text(language)}
                      </option>
                    ))}
                  </SelectField>
                )
              )
            })}
          </div>
        </Disclosure>
      )}
    </>
  )
}
