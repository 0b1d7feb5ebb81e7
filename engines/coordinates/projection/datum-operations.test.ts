import { expect, test } from 'vitest'
import { accuracyWithin, chosenAt, isWithin } from './datum-operations.ts'
import type { Area, Operation } from './system-definition.ts'

const operation = (area: Area, accuracyMetres: number | undefined, isOffshore = false): Operation => ({
  area,
  accuracyMetres,
  isOffshore,
  parameters: [],
})

test('an area holds its edges, and may cross the 180th meridian', () => {
  const plain: Area = [10, 40, 20, 50]
  for (const [longitude, latitude] of [[10, 40], [20, 50], [15, 45]] as const) expect(isWithin(plain, longitude, latitude)).toBe(true) // biome-ignore format: one line
  for (const [longitude, latitude] of [[9.9, 45], [20.1, 45], [15, 39.9], [15, 50.1]] as const) expect(isWithin(plain, longitude, latitude)).toBe(false) // biome-ignore format: one line
  const crossing: Area = [170, -50, -170, -30]
  for (const longitude of [170, 180, -180, -170]) expect(isWithin(crossing, longitude, -40)).toBe(true)
  for (const longitude of [169.9, 0, -169.9]) expect(isWithin(crossing, longitude, -40)).toBe(false)
  expect(isWithin([5, 0, 5, 1], 5, 0)).toBe(true)
  expect(isWithin([5, 0, 5, 1], 6, 0)).toBe(false)
})

test('the most accurate that is valid is chosen, of equals the first, one for the sea only where there is no other', () => {
  const everywhere: Area = [-180, -90, 180, 90]
  const at = { longitudeDegrees: 0, latitudeDegrees: 0 }
  const [rough, fine, alsoFine] = [operation(everywhere, 5), operation(everywhere, 1), operation(everywhere, 1)]
  const [unknown, sea] = [operation(everywhere, undefined), operation(everywhere, 0.1, true)]
  expect(chosenAt([rough, fine, alsoFine], at)).toBe(fine)
  expect(chosenAt([alsoFine, fine, rough], at)).toBe(alsoFine)
  expect(chosenAt([unknown, rough], at)).toBe(rough)
  expect(chosenAt([rough, unknown], at)).toBe(rough)
  expect(chosenAt([rough, sea], at)).toBe(rough)
  expect(chosenAt([sea], at)).toBe(sea)
  expect(chosenAt([operation([1, 1, 2, 2], 1)], at)).toBeUndefined()
})

test('bounds are as accurate as the worst operation at one of 49 places in them, their corners included', () => {
  const bounds: Area = [0, 30, 60, 90]
  const everywhere = operation([-180, -90, 180, 90], 9)
  expect(accuracyWithin([everywhere], bounds)).toBe(9)
  /** Better than the other but for one place. */
  const without = (longitude: number, latitude: number) =>
    [
      [-180, -90, longitude - 1, 90],
      [longitude + 1, -90, 180, 90],
      [-180, -90, 180, latitude - 1],
      [-180, latitude + 1, 180, 90],
    ].map((area) => operation(area as unknown as Area, 1))
  for (let column = 0; column <= 6; column++)
    for (let row = 0; row <= 6; row++) {
      const better = without(column * 10, 30 + row * 10)
      expect(accuracyWithin([everywhere, ...better], bounds), `${column} ${row}`).toBe(9)
      expect(accuracyWithin(better, bounds), `${column} ${row}`).toBeUndefined()
    }
  // Between the places nobody looks.
  expect(accuracyWithin([everywhere, ...without(5, 35)], bounds)).toBe(1)
  expect(accuracyWithin([operation([0, 30, 60, 90], 2)], bounds)).toBe(2)
})
