import { m } from '#app/paraglide/messages.js'
import { toolTitles } from '#app/site/tool-titles.ts'
import type { Language } from '#engines/core/index.ts'
import { categoryById, convertPrinted, pairSlug, type ReadQuestion } from '#engines/units/index.ts'
import type { Answer } from './answer.ts'
import { inProse } from './in-prose.ts'
import { toolAnswer } from './tool-answer.ts'

/** `42.195 km = 26.218757 mi` */
export function answerUnits(question: ReadQuestion, to: string, language: Language): Answer {
  const category = categoryById(question.category)
  const from = category?.units.find(({ id }) => id === question.from)
  const target = category?.units.find(({ id }) => id === to)
  const result = category && convertPrinted(category, question.from, to, question.value, 'en')
  if (!category || !from || !target || !result)
    throw new Error(`there is no ${question.category} from ${question.from}`)
  const given = question.parts.map(({ plain, unit }) => {
    const symbol = category.units.find(({ id }) => id === unit)?.symbol[language] ?? ''
    return quantity(inProse(plain, language), symbol)
  })
  const typed = given.length > 0 ? given.join(' ') : quantity(inProse(question.value, language), from.symbol[language])
  const title = `${typed} ${result.exact ? '=' : '≈'} ${quantity(inProse(result.text, language), target.symbol[language])}`
  const detail = m.ask_units({
    tool: toolTitles[question.category](),
    from: from.name[language],
    to: target.name[language],
  })
  const conversion = pairSlug(category, { from: question.from, to })
  return toolAnswer(question.category, title, detail, { conversion, kept: { [question.from]: question.value } })
}

const quantity = (number: string, symbol: string): string => `${number}\u00a0${symbol}`
