import { expect, test } from 'vitest'
import { resultOf } from '../../cli/mcp/result.ts'
import { runHere } from '../../cli/testing/run-here.ts'
import { sayIn } from '../../cli/texts.ts'
import { askUnits } from '../../cli/tools/units.ts'
import { createApp } from '../../edge/app.ts'
import { ask } from '../../engines/ask/index.ts'
import { evaluate } from '../../engines/units/index.ts'

/** One evaluator: the library, the box, the command line, assistants and the API answer alike, to the last digit of the fraction. */
const answered: readonly (readonly [text: string, to: string | undefined, unit: string, fraction: string])[] = [
  // 60 mi/h for 2.5 h are 150 mi of 1,609.344 m.
  ['60 mph * 2.5 h', 'km', 'km', '150876/625'],
  ['60 mph * 2.5 h in km', undefined, 'km', '150876/625'],
  // 0.9144 m and 0.02 m, in feet of 0.3048 m.
  ['3 ft + 2 cm', 'ft', 'ft', '1168/381'],
  ['12 m * 8 m', 'm2', 'm2', '96/1'],
  ['100 km / 2 h', 'km/h', 'kmh', '50/1'],
  ['(3 ft + 1 ft) * 2', 'in', 'in', '96/1'],
  ['5 ft 11 in', 'cm', 'cm', '9017/50'],
  ['-40 °C', '°F', 'f', '-40/1'],
  // A difference of temperatures, on no scale; the mean of two temperatures, on one.
  ['25 °C - 15 °C', '°F', 'Δf', '18/1'],
  ['25 °C - 10 °F', '°C', 'Δc', '335/9'],
  ['(20 °C + 68 °F) / 2', '°F', 'f', '68/1'],
  ['42.195 km in miles', undefined, 'mi', '1758125/67056'],
  ['10 nm', 'm', 'm', '1/100000000'],
  // A therm is 105,506,000 J by SPEC, a kilowatt hour 3,600,000 J.
  ['1 kWh', 'J', 'j', '3600000/1'],
]

const app = createApp({ countrySource: () => ({ ok: true, value: null }), clock: () => new Date(0) })
const circumstances = { language: 'en', say: sayIn('en'), now: 0n, zone: 'UTC' } as const

async function fromApi(text: string, to: string | undefined) {
  const query = new URLSearchParams({ value: text, ...(to === undefined ? {} : { to }) })
  const response = await app.request(`/api/v1/units/evaluate?${query}`)
  expect(response.status).toBe(200)
  const { results } = (await response.json()) as { results: { result?: ApiResult; problem?: { code: string } }[] }
  return results[0]!
}

interface ApiResult {
  readonly understood: string
  readonly unit: string
  readonly text: string
  readonly fraction: { readonly numerator: string; readonly denominator: string }
}

const fromCommand = async (text: string, to: string | undefined) =>
  JSON.parse((await runHere([text, ...(to === undefined ? [] : [to]), '--json'])).stdout)

const fromAssistant = (text: string, to: string | undefined) =>
  resultOf(askUnits({ words: [text], ...(to === undefined ? {} : { to }) }, circumstances)).structuredContent

test.each(answered)('%s in %s', async (text, to, unit, fraction) => {
  const found = evaluate(text, 'en', to)
  if (!found.ok) throw new Error(found.problem.code)
  const { value, understood, printed } = found.value
  expect(found.value.unit).toBe(unit)
  expect(`${value?.numerator}/${value?.denominator}`).toBe(fraction)

  const told = { understood, result: { unit, value: printed, fraction } }
  expect(await fromCommand(text, to)).toMatchObject(told)
  expect(fromAssistant(text, to)).toMatchObject(told)

  const { result } = await fromApi(text, to)
  expect(result).toMatchObject({ understood, unit, text: printed })
  expect(`${result!.fraction.numerator}/${result!.fraction.denominator}`).toBe(fraction)

  const [meaning] = ask(to === undefined ? text : `${text} in ${to}`, { ...circumstances, tools: [] })
  expect(meaning).toMatchObject({
    kind: 'units',
    question: { from: found.value.question.from, value: found.value.question.value, to: unit },
  })
})

test.each([
  ['60 mph * 2.5 h', 'en', '60 mi/h × 2.5 h'],
  ['60 mph * 2.5 h', 'ru', '60 mi/h × 2,5 ч'],
  ['(3 ft + 2 cm) / 2', 'en', '(3 ft + 2 cm) ÷ 2'],
  ['5 feet 11 inches', 'en', '5 ft 11 in'],
  ['how many feet in a mile', 'en', '1 mi'],
  ['полтора километра', 'ru', '1,5 км'],
] as const)('%s (%s) in normal form', (text, language, form) => {
  expect(evaluate(text, language)).toMatchObject({ ok: true, value: { typed: text, understood: form } })
})

const refused: readonly (readonly [text: string, to: string | undefined, problem: object])[] = [
  ['3 ft + 2 kg', undefined, different('3 ft', 'length', '2 kg', 'mass')],
  ['3 ft + 2 kg', 'km', different('3 ft', 'length', '2 kg', 'mass')],
  ['10 km', 'kg', different('10 km', 'length', 'kg', 'mass')],
  ['10 km in kg', undefined, different('10 km', 'length', 'kg', 'mass')],
  ['60 mph * 2.5 h', 'kg', different('60 mph * 2.5 h', 'length', 'kg', 'mass')],
  ['5 km / 0', undefined, { code: 'division_by_zero' }],
  ['5 kg * 3 km', undefined, { code: 'no_category' }],
  ['2 cups', 'g', { code: 'density_needed', word: 'g' }],
  ['5 km', 'zorp', { code: 'unknown_unit', word: 'zorp' }],
  ['5 km zorp', undefined, { code: 'unknown_unit', word: 'zorp' }],
  ['hello 5', undefined, { code: 'not_a_quantity' }],
]

function different(left: string, leftCategory: string, right: string, rightCategory: string) {
  const parts = [
    { typed: left, category: leftCategory },
    { typed: right, category: rightCategory },
  ]
  return { code: 'different_quantities', parts }
}

test.each(refused)('%s in %s is refused', async (text, to, problem) => {
  expect(evaluate(text, 'en', to)).toMatchObject({ ok: false, problem })
  expect(await fromCommand(text, to)).toMatchObject({ ok: false, problem })
  expect(fromAssistant(text, to)).toMatchObject({ ok: false, problem })
  expect((await fromApi(text, to)).problem).toMatchObject(problem)
})

test('both quantities are named in each language', async () => {
  for (const [language, left, right] of [
    ['en', 'length', 'mass'],
    ['ru', 'длина', 'масса'],
    ['sr', 'дужина', 'маса'],
  ] as const) {
    const { status, stderr } = await runHere(['3 ft + 2 kg', '--lang', language])
    expect(status).toBe(1)
    expect(stderr).toContain(left)
    expect(stderr).toContain(right)
  }
})
