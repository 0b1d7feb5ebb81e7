import { expect, test } from 'vitest'
import { marginOf, moveFor, withMargin } from './moved-picture.ts'

const layer = {}
const painted = {
  view: { centreX: 0.5, centreY: 0.4, scale: 1000 },
  margin: { width: 200, height: 100 },
  from: [layer, 'light'],
}
const move = (centreX: number, centreY: number, changed: { scale?: number; from?: unknown[]; density?: number } = {}) =>
  moveFor(
    painted,
    { centreX, centreY, scale: changed.scale ?? 1000 },
    changed.from ?? [layer, 'light'],
    changed.density ?? 1,
  )

test('a picture is moved against the view, as far as it reaches', () => {
  expect(move(0.5, 0.4)).toEqual({ left: 0, top: 0 })
  expect(move(0.6, 0.35)).toEqual({ left: -100, top: 50 })
  expect(move(0.699, 0.4)).toEqual({ left: -199, top: 0 })
  expect(move(0.301, 0.4)).toEqual({ left: 199, top: 0 })
  for (const [x, y] of [
    [0.702, 0.4],
    [0.298, 0.4],
    [0.5, 0.502],
    [0.5, 0.298],
  ] as const)
    expect(move(x, y), `${x} ${y}`).toBeUndefined()
})

test('it is painted anew for another scale and for anything else that is drawn, and the first time', () => {
  expect(move(0.5, 0.4, { scale: 1001 })).toBeUndefined()
  expect(move(0.5, 0.4, { from: [{}, 'light'] })).toBeUndefined()
  expect(move(0.5, 0.4, { from: [layer] })).toBeUndefined()
  expect(moveFor(undefined, painted.view, [layer, 'light'], 1)).toBeUndefined()
})

test('it stays on the pixels of the screen, and goes on over the antimeridian', () => {
  expect(move(0.5003, 0.4004)).toEqual({ left: -0, top: -0 })
  expect(move(0.5003, 0.4004, { density: 2 })).toEqual({ left: -0.5, top: -0.5 })
  const east = { ...painted, view: { ...painted.view, centreX: 0.99 } }
  expect(moveFor(east, { centreX: 0.01, centreY: 0.4, scale: 1000 }, painted.from, 1)).toEqual({ left: -20, top: 0 })
})

test('a fifth of the box on each side', () => {
  const size = { width: 1002, height: 480 }
  expect(marginOf(size)).toEqual({ width: 200, height: 96 })
  expect(marginOf({ width: 303, height: 304 })).toEqual({ width: 61, height: 61 })
  expect(withMargin(size, marginOf(size))).toEqual({ width: 1402, height: 672 })
})
