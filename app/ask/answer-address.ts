import { readingAnswer } from '#app/dev/ip/answer-text.ts'
import { toolTitles } from '#app/site/tool-titles.ts'
import type { Language } from '#engines/core/index.ts'
import type { AddressReading } from '#engines/devtools/ip/index.ts'
import type { Answer } from './answer.ts'
import { toolAnswer } from './tool-answer.ts'

export function answerAddress(reading: AddressReading, text: string, language: Language): Answer {
  return toolAnswer('ip', readingAnswer(reading, language), toolTitles.ip(), { kept: { ip: text.trim() } })
}
