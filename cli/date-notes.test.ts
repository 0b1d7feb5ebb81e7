import { expect, it } from 'vitest'
import { languages } from '#engines/core/index.ts'
import { noteText } from '#wording/moment-texts.ts'
import { speakIn } from './messages.ts'

it('ends a sentence with one full stop, also behind a date that has its own', () => {
  for (const language of languages) {
    speakIn(language)
    for (const code of ['dayAssumed', 'dayMeant'] as const)
      expect(noteText({ code, year: 2026, month: 11, day: 17 }, language)).toMatch(/[^.]\.$/)
    const [from, until] = [17, 18].map((day) => ({ year: 2026, month: 11, day }))
    const note = { code: 'daysCounted', days: 1, from: from!, until: until!, isOfToday: false } as const
    expect(noteText(note, language)).toMatch(/17.*18.*: 1 (?:day,|день;|дан,).* ?2\D*\.$/)
  }
  speakIn('en')
})
