import { expect, test } from 'vitest'
import { Notes } from './notes.ts'

test('notes of one code and subject are one, with the line of the first', () => {
  const notes = new Notes()
  notes.add('value-unreadable', 2, { subject: 'a', line: 7 })
  notes.add('value-unreadable', 3, { subject: 'a', line: 9 })
  notes.add('value-unreadable', 1, { subject: 'b' })
  notes.add('value-unreadable')
  notes.add('ring-repaired', 0)
  expect(notes.list()).toEqual([
    { code: 'value-unreadable', kind: 'lost', count: 5, subject: 'a', line: 7 },
    { code: 'value-unreadable', kind: 'lost', count: 1, subject: 'b' },
    { code: 'value-unreadable', kind: 'lost', count: 1 },
  ])
  expect([notes.has('value-unreadable'), notes.has('ring-repaired')]).toEqual([true, false])
})

test('two hundred subjects of a code are named, the rest is counted; another code has its own', () => {
  const notes = new Notes()
  for (let at = 1; at <= 203; at++) notes.add('value-unreadable', 1, { subject: `field ${at}` })
  notes.add('value-unreadable', 1, { subject: 'field 200' })
  notes.add('properties-dropped', 1, { subject: 'field 201' })
  const list = notes.list()
  expect(list.slice(199)).toEqual([
    { code: 'value-unreadable', kind: 'lost', count: 2, subject: 'field 200' },
    { code: 'value-unreadable', kind: 'lost', count: 3 },
    { code: 'properties-dropped', kind: 'lost', count: 1, subject: 'field 201' },
  ])
})

test('of a measure the largest stands', () => {
  const notes = new Notes()
  for (const metres of [0, 3, 5, 2, 5]) notes.raise('crs-accuracy', metres)
  expect(notes.list()).toEqual([{ code: 'crs-accuracy', kind: 'info', count: 5 }])
  const none = new Notes()
  none.raise('crs-accuracy', 0)
  expect(none.list()).toEqual([])
})

test('some kinds alone can be kept', () => {
  const notes = new Notes()
  for (const code of ['value-unreadable', 'crs-written', 'ring-repaired', 'crs-accuracy'] as const) notes.add(code)
  notes.keepKinds(['changed', 'info'])
  expect(notes.list().map(({ code }) => code)).toEqual(['crs-written', 'crs-accuracy'])
})
