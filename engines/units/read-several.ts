import type { Language } from '../core/index.ts'
import { parsePlain } from './parse.ts'
import { withoutAsking, withoutEnding } from './question-words.ts'
import { plainText } from './read-number.ts'
import { isKitchen, longestQuestion, type ReadQuestion, readQuestion } from './read-question.ts'
import { severalIn } from './several.ts'

/** One question for each end of a range or each side of a thing: `5-10 km`, `3x4 m in feet`. Nothing for any other text. */
export function readSeveral(text: string, language: Language): readonly ReadQuestion[] {
  if (text.length > longestQuestion) return []
  const packs = readPacks(text.trim(), language)
  if (packs) return [packs]
  const questions = readEach(text.trim(), language)
  if (questions.length > 0) return questions
  const read = severalIn(withoutEnding(withoutAsking(text.trim()))).map((one) => readQuestion(one, language)[0])
  const [first] = read
  const areAlike = read.every((one) => one && one.from === first?.from && one.category === first.category)
  return areAlike ? read.filter((one) => one !== undefined) : []
}

const mostQuestions = 6
const betweenQuestions = /\s*[;\n]\s*|,\s+(?:and |и |i |а )?|\?\s+|\s+(?:and|и|i|а|plus)\s+/iu

/** Questions one behind the other: `5 km in miles and 70 kg in lbs`, the lines of a recipe. None where one of them is none. */
function readEach(text: string, language: Language): readonly ReadQuestion[] {
  const pieces = text.split(betweenQuestions).filter((piece) => piece !== '')
  if (pieces.length < 2 || pieces.length > mostQuestions) return []
  const read = pieces.map((piece) => readQuestion(piece, language)[0])
  // The name of a unit alone may be any word of a list.
  const isWhole = (one: ReadQuestion | undefined, at: number): boolean =>
    one !== undefined && (one.to !== undefined || /^[\d½¼¾]/.test(pieces[at]!))
  return read.every(isWhole) ? read.filter((one) => one !== undefined) : []
}

/** `6 x 330 ml`: so many of a mass or a volume are as much together. Of lengths they are the sides of a thing. */
function readPacks(text: string, language: Language): ReadQuestion | undefined {
  const [, count, each] = /^([1-9]\d{0,3})\s?[xх×*]\s?(\d.{1,80})$/i.exec(text) ?? []
  const [question] = count === undefined || each === undefined ? [] : readQuestion(each, language)
  const value = question && isKitchen(question) ? parsePlain(question.value, 'en') : null
  if (!question || !value) return undefined
  const plain = plainText({ ...value, mantissa: value.mantissa * BigInt(count!) })
  const { otherwise: _, ...rest } = question
  return {
    ...rest,
    value: plain,
    parts: [{ plain, unit: question.from, typed: text.replace(/\s(?:in|to|into|в|у|u)\s.*$/i, '') }],
  }
}
