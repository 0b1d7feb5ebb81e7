import { languages, success } from '#engines/core/index.ts'
import { categories, categoryById, type Evaluation, evaluate, exactDigits, isDifference } from '#engines/units/index.ts'
import type { Conversion } from './conversion.ts'
import { choice, list, nullable, object, optional, plain, type Schema, text } from './schema.ts'

const options = {
  to: optional(
    text({
      maxLength: 80,
      description:
        'Unit of the result, by symbol or name in any of the languages; several that are parts of each other: `ft and in`. Left out where the value says it (`42.195 km in miles`), else the result is counted as the value is.',
    }),
    undefined,
  ),
  language: optional(
    choice(languages, { description: 'Decides what a comma means in a value, and the symbols in `understood`.' }),
    'en',
  ),
}

const oneAnswer = {
  understood: text({ description: 'The value in normal form: `60 mi/h × 2.5 h`.' }),
  category: choice(categories.map(({ id }) => id)),
  unit: text({ description: 'Id of the unit of the result.' }),
  symbol: text(),
  isDifference: optional(
    plain<boolean>('boolean', {
      description:
        'True for a difference of temperatures (`20 °C - 5 °C`), which is on no scale: `15 Δ°C` are `27 Δ°F`.',
    }),
    undefined,
  ),
  text: text({ description: 'As the site prints it: rounded once, half away from zero.' }),
  fraction: nullable(
    object(
      { numerator: text(), denominator: text() },
      {
        description:
          'The result itself, in lowest terms, as whole numbers of any length; null where it is endless (`∞`).',
      },
    ),
  ),
  isExact: plain<boolean>('boolean', {
    description: 'False where a definition had to be rounded, as one with π: then `fraction` is as near as that.',
  }),
  digits: text({ description: 'All digits where they end within 400, the first 40 where they do not.' }),
  isComplete: plain<boolean>('boolean', { description: 'Whether `digits` is the whole value.' }),
  parts: optional(
    list(object({ value: text(), unit: text() }), { description: 'Where `to` names several units: so many of each.' }),
    undefined,
  ),
  otherwise: nullable(text({ description: 'What else the marks of the number could have meant.' })),
}

const answer = object({
  ...oneAnswer,
  alternatives: list(object(oneAnswer), {
    description: 'What else the value may mean, less likely: nautical miles for `10 nm`.',
  }),
})

interface EvaluateOptions {
  readonly to?: string
  readonly language: (typeof languages)[number]
}

/** The same evaluator as in the box, in the terminal and in the library. */
export const evaluation: Conversion<EvaluateOptions, unknown> = {
  path: '/units/evaluate',
  id: 'evaluateUnits',
  summary: 'Compute quantities',
  description:
    'Quantities and sums of them with their dimensions, exactly: `60 mph * 2.5 h`, `3 ft + 2 cm`, `12 m * 8 m`, `5 ft 11 in`, also whole questions (`42.195 km in miles`). Operators are `+ - * / ^ ( )`, `×`, `·`, `÷`, `per`; in an address `+` is written `%2B`. What does not go together is refused with the parts and the category of each.',
  options: options as unknown as Readonly<Record<string, Schema<unknown>>>,
  answer: answer as Schema<unknown>,
  example: { options: { to: 'km' }, values: ['60 mph * 2.5 h'] },
  prepare: ({ to, language }) =>
    success((value) => {
      const found = evaluate(value, language, to)
      return found.ok
        ? success({ ...answerTo(found.value), alternatives: found.value.alternatives.map(answerTo) })
        : found
    }),
}

function answerTo({ understood, category: id, unit, symbol, printed, value, isExact, parts, question }: Evaluation) {
  const digits = exactDigits(categoryById(id)!, question.from, unit, question.value, 'en')!
  return {
    understood,
    category: id,
    unit,
    symbol,
    ...(isDifference(unit) && { isDifference: true }),
    text: printed,
    fraction: value && { numerator: String(value.numerator), denominator: String(value.denominator) },
    isExact,
    digits: digits.text,
    isComplete: digits.complete,
    ...(parts && { parts: parts.parts.map((part) => ({ value: part.text, unit: part.unit })) }),
    otherwise: question.otherwise ?? null,
  }
}
