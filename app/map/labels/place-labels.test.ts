import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Rectangle } from '../paint.ts'
import { type Candidate, placeLabels } from './place-labels.ts'

const rectangle = fc
  .tuple(
    fc.integer({ min: 0, max: 600 }),
    fc.integer({ min: 0, max: 400 }),
    fc.integer({ min: 1, max: 120 }),
    fc.integer({ min: 1, max: 30 }),
  )
  .map(([left, top, width, height]): Rectangle => ({ left, top, right: left + width, bottom: top + height }))

const candidate = fc.record({
  content: fc.nat(),
  choices: fc.array(fc.array(rectangle, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 4 }),
})

const touches = (one: Rectangle, other: Rectangle) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom

test('no two names touch, and none touches what was taken before', () => {
  fc.assert(
    fc.property(fc.array(candidate, { maxLength: 60 }), fc.array(rectangle, { maxLength: 5 }), (candidates, taken) => {
      const placed = placeLabels(candidates, taken, 1000)
      const rooms = [...taken.map((each) => [each]), ...placed.map(({ room }) => room)]
      for (const [index, room] of rooms.entries())
        for (const other of rooms.slice(Math.max(index + 1, taken.length)))
          expect(room.some((one) => other.some((two) => touches(one, two)))).toBe(false)
    }),
  )
})

test('the first that is asked for is placed, and only a name without room is left out', () => {
  fc.assert(
    fc.property(fc.array(candidate, { minLength: 1, maxLength: 40 }), (candidates) => {
      const placed = placeLabels(candidates, [], 1000)
      expect(placed[0]).toMatchObject({ content: candidates[0]!.content, choice: 0 })
      const taken = placed.flatMap(({ room }) => room)
      for (const left of candidates.filter(
        ({ choices }) => !placed.some(({ room }) => choices.includes(room as Rectangle[])),
      ))
        for (const choice of left.choices)
          expect(choice.some((one) => taken.some((other) => touches(one, other)))).toBe(true)
    }),
  )
})

const at = (left: number, key?: string): Candidate<string> => ({
  content: `${left}`,
  choices: [[{ left, right: left + 10, top: 0, bottom: 10 }]],
  ...(key === undefined ? {} : { key, apartPixels: 100 }),
})

test('the same name stands far apart, others stand side by side', () => {
  const names = (candidates: readonly Candidate<string>[], most = 10) =>
    placeLabels(candidates, [], most).map(({ content }) => content)
  expect(names([at(0, 'sea'), at(50, 'sea'), at(120, 'sea'), at(60, 'lake')])).toEqual(['0', '120', '60'])
  expect(names([at(0), at(20), at(40)], 2)).toEqual(['0', '20'])
})
