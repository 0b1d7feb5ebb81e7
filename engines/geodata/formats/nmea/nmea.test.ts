import { expect, it } from 'vitest'
import { converted, inspected, problemOf } from '../../testing/run.ts'
import { degrees, readSentence } from './sentence.ts'

/** With the checksum that belongs to it. */
const sentence = (text: string): string => {
  const sum = [...text].reduce((all, letter) => all ^ letter.charCodeAt(0), 0)
  return `$${text}*${sum.toString(16).toUpperCase().padStart(2, '0')}\r\n`
}
const gga = (time: string, quality = 1) =>
  sentence(`GPGGA,${time},4807.038,N,01131.000,E,${quality},08,0.9,545.4,M,46.9,M,,`)
const rmc = (time: string, date: string, status = 'A') =>
  sentence(`GPRMC,${time},${status},4807.038,N,01131.000,E,022.4,084.4,${date},003.1,W`)
const times = (gpx: string) => [...gpx.matchAll(/<time>([^<]+)/g)].map(([, time]) => time)

it('has the figures of the example that everybody knows', () => {
  expect(readSentence('$GPGGA,123519,4807.038,N,01131.000,E,1,08,0.9,545.4,M,46.9,M,,*47')).toMatchObject({
    kind: 'GGA',
  })
  expect(readSentence('$GPGGA,123519,4807.039,N,01131.000,E,1,08,0.9,545.4,M,46.9,M,,*47')).toBe('damaged')
  expect([degrees('4807.038', 'N'), degrees('01131.000', 'W')]).toEqual([48.1173, -11.5166666667])
})

it.each(['4860.000', '48', '', '-4807.0', '4807,0'])('%j is no latitude', (packed) =>
  expect(degrees(packed, 'N')).toBeNaN(),
)

it('sentences of one moment are one point, and a sentence without a date has that of the one before', async () => {
  const { text, read } = await converted(
    gga('235958') + rmc('235958', '311226') + gga('235959') + gga('000000.25'),
    'nmea',
    'gpx',
  )
  expect(read.points).toBe(3)
  expect(times(text)).toEqual(['2026-12-31T23:59:58Z', '2026-12-31T23:59:59Z', '2027-01-01T00:00:00.250Z'])
})

it('a fix that is none is left out and counted, whichever sentence says so', async () => {
  const { read, notes } = await inspected(
    gga('100000') + gga('100001', 0) + rmc('100002', '300426', 'V') + gga('100003') + rmc('100003', '300426', 'V'),
    'nmea',
  )
  expect(read.points).toBe(1)
  expect(notes).toContainEqual({ code: 'points-without-position-dropped', kind: 'lost', count: 3 })
})

it('what other instruments say is counted by its name', async () => {
  const { notes } = await inspected(gga('100000') + sentence('IIMWV,214.8,R,0.1,K,A').repeat(2), 'nmea')
  expect(notes).toContainEqual({ code: 'properties-dropped', kind: 'lost', count: 2, subject: 'MWV' })
})

it('without any fix there is nothing to convert, and the points that were none are told', async () => {
  expect(await problemOf(gga('100000', 0) + rmc('100001', '300426', 'V'), 'nmea')).toEqual({
    code: 'no_usable_coordinates',
    because: { code: 'points-without-position-dropped', count: 2 },
  })
})
