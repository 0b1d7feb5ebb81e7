import { proseNumber } from '#app/metrics/prose-number.ts'
import { m } from '#app/paraglide/messages.js'
import type { Language } from '#engines/core/index.ts'
import { type PaceQuestion, pairSlug, speed, unitOf } from '#engines/units/index.ts'
import type { Answer } from './answer.ts'
import { toolAnswer, toolTitleOf } from './tool-answer.ts'

const paces: Readonly<Record<PaceQuestion['per'], Readonly<Record<Language, string>>>> = {
  km: { ru: 'мин/км', en: 'min/km', sr: 'min/km' },
  mi: { ru: 'мин/миля', en: 'min/mi', sr: 'min/mi' },
}

/** `12 km/h = 5:00 min/km`. No page shows a pace: the page of speeds is opened with what was given. */
export function answerPace({ question, per, pace, exact }: PaceQuestion, language: Language): Answer {
  const from = unitOf(speed, question.from)
  const [given] = question.parts
  const typed = given?.typed ?? `${proseNumber(question.value, language)}\u00a0${from.symbol[language]}`
  const wanted = paces[per][language]
  const detail = m.ask_units({ tool: toolTitleOf('speed'), from: from.name[language], to: wanted })
  const to = question.from === question.to ? 'ms' : question.to!
  return toolAnswer('speed', `${typed} ${exact ? '=' : '≈'} ${pace}\u00a0${wanted}`, detail, {
    conversion: pairSlug(speed, { from: question.from, to }),
    kept: { [question.from]: question.value },
  })
}
