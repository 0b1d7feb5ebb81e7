import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { languages } from '#engines/core/index.ts'
import { anyCharacter } from '#engines/core/testing/any-character.ts'
import { type CoordinateSystem, convertAll, factsOf, type Position, printAll, systems } from './index.ts'
import { positionsIn, positionsOnEarth } from './testing/positions.ts'

/** Everywhere, and often in Britain, whose grid prints nowhere else: a system of another country has a line of its own here. */
const anywhere = fc.oneof(
  { weight: 4, arbitrary: positionsOnEarth },
  { weight: 1, arbitrary: positionsIn(49, -9, 61.5, 3) },
)

/** Ground distance on a sphere: good to half a per cent, which is enough to tell a rounding from a mistake. */
function distanceMetres(from: Position, to: Position): number {
  const radians = Math.PI / 180
  const latitude = (to.latitudeDegrees - from.latitudeDegrees) * radians
  const longitude = (to.longitudeDegrees - from.longitudeDegrees) * radians
  const haversine =
    Math.sin(latitude / 2) ** 2 +
    Math.cos(from.latitudeDegrees * radians) * Math.cos(to.latitudeDegrees * radians) * Math.sin(longitude / 2) ** 2
  return 2 * 6371000 * Math.asin(Math.min(1, Math.sqrt(haversine)))
}

/** Whether the system prints nothing a hair to the north, south, east or west: wherever its area ends, without being told. */
function isAtEdge(system: CoordinateSystem, { latitudeDegrees, longitudeDegrees }: Position): boolean {
  const hairs = [-1e-5, 1e-5]
  return hairs.some(
    (hair) =>
      system.print({ latitudeDegrees: latitudeDegrees + hair, longitudeDegrees }) === '' ||
      system.print({ latitudeDegrees, longitudeDegrees: longitudeDegrees + hair }) === '',
  )
}

describe.each(systems.map((system) => [system.id, system] as const))('%s', (id, system) => {
  test('has its names and descriptions in every language', () => {
    for (const language of languages) {
      expect(system.name[language].trim()).not.toBe('')
      expect(system.description[language].trim()).not.toBe('')
      expect(system.description[language]).not.toMatch(/\.$/)
    }
  })

  test('reads its example and prints it again', () => {
    expect(convertAll(id, system.example)[id]).toBe(system.example)
  })

  test('reads back what it prints, to its precision, everywhere on Earth', () => {
    let printed = 0
    fc.assert(
      fc.property(anywhere, (position) => {
        const text = system.print(position)
        if (text === '') return
        printed++
        const reading = system.read(text)
        if (!reading.ok) throw new Error(`${text}: ${reading.problem.code}`)
        const { printedMetres } = system.accuracy(position)
        // Rounding moves each axis by half a unit, naming a square by its middle by as much: the diagonal of one unit covers both.
        const off = distanceMetres(position, reading.value)
        // Asked first: in loops of thousands an `expect` takes longer than what it is about.
        if (!(off < printedMetres * 0.75 + 0.001)) expect(off, text).toBeLessThan(printedMetres * 0.75 + 0.001)
      }),
      { numRuns: 3000 },
    )
    expect(printed, 'points of `anywhere` in its area').toBeGreaterThan(50)
  })

  test('prints the same text again after reading it, away from zone and square edges', () => {
    fc.assert(
      fc.property(anywhere, (position) => {
        const text = system.print(position)
        const again = text === '' ? '' : convertAll(id, text)[id]
        if (again === text) return
        // On the very edge of an area the rounded point may lie a hair outside it.
        if (again === '' && isAtEdge(system, position)) return
        // Next to an edge the rounded text lies in the neighbour; there its neighbour's text must mean the same place.
        const first = system.read(text)
        const second = system.read(again)
        if (!first.ok || !second.ok) throw new Error(`${text} became ${again}`)
        expect(distanceMetres(first.value, second.value)).toBeLessThan(system.accuracy(position).printedMetres)
      }),
      { numRuns: 3000 },
    )
  })

  test('never throws, and never gives a point off the Earth, on any text', () => {
    const letters = fc.constantFrom(...'0123456789.,;:-+ °\'"′″NSEWСЮВЗЈИnsewdmsABTUXYZ/=()\t\n')
    const texts = fc.oneof(
      fc.string({ maxLength: 40 }),
      fc.string({ unit: anyCharacter, maxLength: 40 }),
      fc.array(letters, { maxLength: 40 }).map((parts) => parts.join('')),
      anywhere.chain((position) =>
        fc
          .tuple(fc.constantFrom(...Object.values(printAll(position))), fc.nat(40), letters)
          .map(([text, at, letter]) => text.slice(0, at) + letter + text.slice(at + 1)),
      ),
    )
    fc.assert(
      fc.property(texts, (text) => {
        const reading = system.read(text)
        if (!reading.ok) return
        const { latitudeDegrees, longitudeDegrees } = reading.value
        const isOnEarth = Math.abs(latitudeDegrees) <= 90 && Math.abs(longitudeDegrees) <= 180
        if (!isOnEarth) expect([latitudeDegrees, longitudeDegrees]).toBe('on Earth')
        printAll(reading.value)
      }),
      { numRuns: 5000 },
    )
  })

  test('a very long text is refused at once', () => {
    for (const unit of ['1 ', '1,', "1°1'", 'N', ' ', '9']) expect(system.read(unit.repeat(200_000)).ok).toBe(false)
  })
})

describe('facts about a result', () => {
  const berlin = { latitudeDegrees: 52.520008, longitudeDegrees: 13.404954 }
  const moscow = { latitudeDegrees: 55.7522, longitudeDegrees: 37.6156 }

  test('EPSG code of the zone in use', () => {
    expect(factsOf('utm', berlin)?.epsgCode).toBe(32633)
    expect(factsOf('utm', { latitudeDegrees: -33.86, longitudeDegrees: 151.2 })?.epsgCode).toBe(32756)
    expect(factsOf('sk42', moscow)?.epsgCode).toBe(28407)
    expect(factsOf('sk95', moscow)?.epsgCode).toBe(20007)
    // EPSG gives SK-95 no code for zone 3.
    expect(factsOf('sk95', berlin)?.epsgCode).toBeUndefined()
  })

  test('accuracy of the datum shift, and whether the point is inside its region', () => {
    expect(factsOf('sk42', moscow)?.accuracy).toEqual({ printedMetres: 1, datumShiftMetres: 3, extrapolated: false })
    expect(factsOf('sk42', berlin)?.accuracy.extrapolated).toBe(true)
    expect(factsOf('wgs84', berlin)?.accuracy.datumShiftMetres).toBeUndefined()
  })

  test('none where the system prints nothing', () => expect(factsOf('osgb', berlin)).toBeUndefined())
})
