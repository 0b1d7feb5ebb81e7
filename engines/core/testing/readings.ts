import { readFileSync } from 'node:fs'
import { expect } from 'vitest'

/**
 * A file of texts, each in quotes at the beginning of a line, and behind it all that is read from it. The file is the list: a line added to
 * it is a new case, which `npx vitest run … -u` answers; a reading that should change is written the same way. Read the difference.
 */
export async function expectRows(file: string, readingOf: (text: string) => string): Promise<void> {
  const rows = textsIn(file).map((text) => `${JSON.stringify(text)} ${readingOf(text).replaceAll('\n', ' ¶ ')}\n`)
  await expect(rows.join('')).toMatchFileSnapshot(file)
}

const blocksIn = (file: string): { text: string; reading: string }[] =>
  readFileSync(file, 'utf8')
    .split(/\r?\n(?=")/)
    .flatMap((block) => {
      const [, text, reading = ''] = /^("(?:[^"\\]|\\.)*")\s*(.*)$/s.exec(block) ?? []
      return text === undefined ? [] : [{ text: JSON.parse(text) as string, reading }]
    })

/** The texts of such a file, for others that should read them alike. */
export function textsIn(file: string): readonly string[] {
  const texts = blocksIn(file).map(({ text }) => text)
  expect(texts.length).toBeGreaterThan(0)
  return texts
}

/**
 * Of such a file one text for every form of a reading, whatever its digits, and all that are refused: for code that only passes readings on.
 */
export function textsOfEachReading(file: string): readonly string[] {
  const forms = new Set<string>()
  return blocksIn(file).flatMap(({ text, reading }) => {
    const form = isRefused.test(reading) ? text : reading.replaceAll(/\d+/g, '0')
    const isNew = !forms.has(form)
    forms.add(form)
    return isNew ? [text] : []
  })
}

const isRefused = /^(?:nothing|[a-z]+(?:_[a-z]+)+)/
