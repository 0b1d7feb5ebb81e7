import { factsOf, printAll, read, type SystemId, systemIds, systems } from '#engines/coordinates/index.ts'
import { success } from '#engines/core/index.ts'
import type { Conversion, Listing } from './conversion.ts'
import { choice, list, nullable, object, optional, plain, type Schema, text } from './schema.ts'
import { localized } from './units.ts'

export const systemListing: Listing<unknown> = {
  path: '/coordinates',
  id: 'listCoordinateSystems',
  summary: 'Coordinate systems',
  description: 'Every system with its names and an example of what it prints and reads.',
  answer: object({
    systems: list(object({ id: text(), category: text(), name: localized, description: localized, example: text() })),
  }),
  list: () => ({
    systems: systems.map(({ id, category, name, description, example }) => ({
      id,
      category,
      name,
      description,
      example,
    })),
  }),
}

const printed = nullable(
  object(
    {
      text: text({ description: 'As the site prints it. MGRS, USNG and OSGB cut digits off, the others round.' }),
      epsgCode: nullable(plain<number>('integer', { description: 'Of the zone in use; null for grids.' })),
      printedMetres: plain<number>('number', { description: 'What the last printed digit is worth on the ground.' }),
      datumShiftMetres: nullable(
        plain<number>('number', { description: 'Error of the shift between datums; null where there is none.' }),
      ),
      isExtrapolated: plain<boolean>('boolean', {
        description: 'Outside the region the datum shift was determined for.',
      }),
    },
    { description: 'Null where the point is outside the area of use of the system.' },
  ),
)

const answer = object({
  latitudeDegrees: plain<number>('number'),
  longitudeDegrees: plain<number>('number'),
  systems: object(Object.fromEntries(systemIds.map((id) => [id, printed])) as Record<SystemId, Schema<unknown>>),
})

export const coordinateConversion: Conversion<{ readonly from: SystemId }, unknown> = {
  path: '/coordinates/convert',
  id: 'convertCoordinates',
  summary: 'Convert coordinates',
  description: 'A point written in one system comes back in all of them, each with its accuracy.',
  options: { from: optional(choice(systemIds, { description: 'System of the values.' }), 'wgs84') },
  answer,
  example: { options: { from: 'wgs84' }, values: ['52.520008, 13.404954'] },
  prepare: ({ from }) =>
    success((value) => {
      const reading = read(from, value)
      if (!reading.ok) return reading
      const position = reading.value
      const texts = printAll(position)
      const inEach = systemIds.map((id) => {
        const facts = factsOf(id, position)
        if (!facts) return [id, null]
        const { printedMetres, datumShiftMetres = null, extrapolated = false } = facts.accuracy
        const epsgCode = facts.epsgCode ?? null
        return [id, { text: texts[id], epsgCode, printedMetres, datumShiftMetres, isExtrapolated: extrapolated }]
      })
      return success({ ...position, systems: Object.fromEntries(inEach) })
    }),
}
