import { failure, type Language, languages, success } from '#engines/core/index.ts'
import {
  areParts,
  type Category,
  categories,
  categoryById,
  convertInParts,
  convertPrinted,
  exactDigits,
  exactText,
  findUnit,
  findUnitById,
  isDifference,
  isRead,
  readAmount,
  readQuestion,
  type TypedProblem,
  type TypedReading,
  toldIn,
  whyNoQuestion,
} from '#engines/units/index.ts'
import type { Conversion, Listing } from './conversion.ts'
import { choice, list, nullable, object, optional, plain, type Schema, text } from './schema.ts'

export const localized = object(
  Object.fromEntries(languages.map((language) => [language, text()])) as Record<Language, Schema<string>>,
)

const unitsAnswer = object({
  categories: list(
    object({
      id: text(),
      name: localized,
      systems: list(object({ id: text(), name: localized })),
      units: list(
        object({
          id: text(),
          system: text(),
          name: localized,
          symbol: localized,
          definition: text({ description: 'In terms of other units of the category; `1` is the reference unit.' }),
          source: localized,
        }),
      ),
    }),
  ),
})

export const unitListing: Listing<unknown> = {
  path: '/units',
  id: 'listUnits',
  summary: 'Categories, systems and units',
  description: 'Every unit with its names, symbol, exact definition and the source of that definition.',
  answer: unitsAnswer,
  list: () => ({
    categories: categories.map(({ id, name, systems, units }) => ({
      id,
      name,
      systems: systems.map((system) => ({ id: system.id, name: system.name })),
      units: units.map((unit) => ({
        id: unit.id,
        system: unit.system,
        name: unit.name,
        symbol: unit.symbol,
        definition: unit.definition,
        source: unit.source,
      })),
    })),
  }),
}

const categoryIds = categories.map(({ id }) => id)

const options = {
  category: choice(categoryIds, { description: 'Category of both units.' }),
  from: text({ maxLength: 40, description: 'Unit of the values: its id, symbol or name in any of the languages.' }),
  to: text({
    maxLength: 80,
    description:
      'Unit of the results. Several that are parts of each other, the larger first and a comma between them (`ft,in`), give `parts` as well; `text` and `digits` count in the first.',
  }),
  language: optional(
    choice(languages, {
      description: 'Decides what a comma means in a value: grouping in `en`, the decimal mark in `ru` and `sr`.',
    }),
    'en',
  ),
}

const answer = object({
  text: text({ description: 'As the site prints it: rounded once, half away from zero.' }),
  isExact: plain<boolean>('boolean', { description: 'Whether `text` is the value itself and not a rounding.' }),
  digits: text({
    description: 'All digits where they end within 400, the first 40 where they do not. Never in exponent form.',
  }),
  isComplete: plain<boolean>('boolean', { description: 'Whether `digits` is the whole value.' }),
  parts: optional(
    object(
      {
        values: list(object({ value: text(), unit: text() })),
        isExact: plain<boolean>('boolean'),
      },
      { description: 'Where `to` names several units: so many of each, rounded in the last one.' },
    ),
    undefined,
  ),
  isDifference: optional(
    plain<boolean>('boolean', {
      description:
        'True where the value is a difference of temperatures (`20 °C - 5 °C`): then the result is one too, and on no scale.',
    }),
    undefined,
  ),
  read: object(
    {
      parts: list(object({ value: text(), unit: text() })),
      otherwise: nullable(
        text({ description: 'What else the marks of the number could have meant: `1.234` for `1,234`.' }),
      ),
    },
    { description: 'What the value was understood as. `5 ft 11 in` has two parts.' },
  ),
})

/** For the API no text at all is no number either; a page waits for one to be typed. */
const problemOf = (problem: TypedProblem) => (problem.code === 'empty' ? ({ code: 'not_a_number' } as const) : problem)

const asPart = ({ plain, unit }: { plain: string; unit: string }) => ({ value: plain, unit })

/** What a value was understood as; plain numbers are understood as they stand. */
function readAs({ number, quantity, value }: TypedReading, from: string) {
  const parts = quantity?.parts ?? [{ plain: number?.plain ?? exactText(value), unit: from }]
  return {
    parts: parts.map(asPart),
    otherwise: number?.otherwise ?? quantity?.otherwise ?? null,
  }
}

/** As a page reads it; words around a quantity are a question (`how long is a mile`), but not one for another unit than is wanted. */
function understand(
  category: Category,
  { own, wanted, language }: { own: string; wanted: string; language: Language },
  value: string,
) {
  const reading = readAmount(category, own, value, language)
  if (isRead(reading)) {
    const isOfDifference = isDifference(reading.unit)
    return success({ unit: own, amount: value, marks: language, isOfDifference, read: readAs(reading, own) })
  }
  const questions = readQuestion(value, language).filter(
    ({ category: id, from, to = toldIn(from, wanted) }) => id === category.id && to === toldIn(from, wanted),
  )
  // `bake at 375 degrees` may be meant in two scales.
  const asked = questions.find(({ from }) => from === own) ?? questions[0]
  const needs = asked ? undefined : (whyNoQuestion(value, language)?.needs ?? densityFor(category, value, language))
  if (needs) return failure({ code: `${needs}_needed` })
  if (!asked) return failure(problemOf(reading))
  const { from, value: amount, parts, otherwise = null } = asked
  const given = parts.length > 0 ? parts : [{ plain: amount, unit: from }]
  const read = { parts: given.map(asPart), otherwise }
  return success({ unit: from, amount, marks: 'en' as const, isOfDifference: isDifference(from), read })
}

/** A volume wanted as a mass, or a mass as a volume. */
const densityFor = ({ id }: Category, value: string, language: Language) => {
  const other = id === 'mass' ? 'volume' : id === 'volume' ? 'mass' : undefined
  return readQuestion(value, language)[0]?.category === other && other !== undefined ? ('density' as const) : undefined
}

/** By its id, else as people call it. */
const unitNamed = (category: Category, name: string): string | undefined =>
  findUnitById(category, name)?.id ?? findUnit(category, name)?.id

interface UnitOptions {
  readonly category: string
  readonly from: string
  readonly to: string
  readonly language: (typeof languages)[number]
}

export const unitConversion: Conversion<UnitOptions, unknown> = {
  path: '/units/{category}/convert',
  id: 'convertUnits',
  summary: 'Convert units',
  description:
    'Exact arithmetic from the text of the value to the text of the result; no binary floating point in between. A value is a number (`1234.5`, `½`, `3 1/2`) in the unit `from`, or a quantity with units of its own (`5 ft 11 in`), which counts instead.',
  options,
  answer,
  example: { options: { category: 'length', from: 'km', to: 'mi' }, values: ['1', '42.195'] },
  prepare({ category: categoryId, from, to, language }) {
    const category = categoryById(categoryId)!
    const unknown = (at: string) =>
      failure({ code: 'unknown_unit', at, allowed: category.units.map((unit) => unit.id) } as const)
    const own = unitNamed(category, from)
    if (own === undefined) return unknown('from')
    const whole = unitNamed(category, to)
    // A plus in an address is a space.
    const wanted =
      whole === undefined ? to.split(/[,+\s]+(?:and\s+)?/).map((name) => unitNamed(category, name)) : [whole]
    const [first] = wanted
    if (first === undefined || !wanted.every((id) => id !== undefined)) return unknown('to')
    if (wanted.length > 1 && !areParts(category, wanted)) return failure({ code: 'no_parts_of_each_other', at: 'to' })
    return success((value) => {
      const understood = understand(category, { own, wanted: first, language }, value)
      if (!understood.ok) return understood
      const { unit, amount, marks, isOfDifference, read } = understood.value
      const printed = convertPrinted(category, unit, first, amount, marks)!
      const exact = exactDigits(category, unit, first, amount, marks)!
      const inParts = wanted.length > 1 ? convertInParts(category, unit, wanted, amount, marks)! : undefined
      return success({
        text: printed.text,
        isExact: printed.exact,
        digits: exact.text,
        isComplete: exact.complete,
        ...(isOfDifference && { isDifference: true }),
        ...(inParts && {
          parts: {
            values: inParts.parts.map(({ text: count, unit }) => ({ value: count, unit })),
            isExact: inParts.exact,
          },
        }),
        read,
      })
    })
  },
}
