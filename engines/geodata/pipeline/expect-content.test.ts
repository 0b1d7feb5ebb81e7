import { expect, test } from 'vitest'
import { type Note, type NoteCode, noteKinds } from '../notes/notes.ts'
import { positionLosses } from '../notes/problem.ts'
import { missingContent } from './expect-content.ts'

const note = (code: NoteCode, subject?: string): Note => ({
  code,
  kind: noteKinds[code],
  count: 1,
  ...(subject === undefined ? {} : { subject }),
})
const nothing = { features: 0, points: 0 }

test.each([
  ['network-link-not-fetched', 'links'],
  ['overlay-not-carried', 'overlays'],
  ['model-not-carried', 'models'],
  ['tour-not-carried', 'models'],
] as const)('a file of nothing but %s holds %s', (code, found) => {
  expect(missingContent(nothing, 0, true, [note(code)])).toEqual({ code: 'nothing_to_convert', found })
  expect(missingContent(nothing, 0, true, [note(code, 'a')])).toEqual({
    code: 'nothing_to_convert',
    found,
    subject: 'a',
  })
})

test('what could not be read is the reason before anything else the file holds', () => {
  for (const code of positionLosses)
    expect(missingContent({ features: 1, points: 0 }, 1, false, [note('tour-not-carried'), note(code)])).toEqual({
      code: 'no_usable_coordinates',
      because: { code, count: 1 },
    })
})

test('a table without places is a result where places are not needed, and none where they are', () => {
  expect(missingContent({ features: 2, points: 0 }, 2, false, [])).toBeUndefined()
  expect(missingContent({ features: 2, points: 0 }, 2, true, [])).toEqual({
    code: 'nothing_to_convert',
    found: 'without-geometry',
  })
  expect(missingContent({ features: 2, points: 3 }, 2, true, [])).toBeUndefined()
  expect(missingContent(nothing, 0, false, [])).toEqual({ code: 'nothing_to_convert' })
})
