import { expect, test } from 'vitest'
import { type FitField, fitFile, fitMessage, fitSeconds, semicircles } from '../../testing/fit-file.ts'
import { converted, inspected } from '../../testing/run.ts'

const seconds = fitSeconds('2026-04-30T08:00:00Z')
const place: readonly FitField[] = [
  [0, 0x85, semicircles(45)],
  [1, 0x85, semicircles(20)],
]
const record = fitMessage(20, [[253, 0x86, seconds], ...place])
const begun: readonly FitField[] = [
  [254, 0x84, 0],
  [253, 0x86, seconds],
  [0, 0, 9],
  [1, 0, 1],
  [2, 0x86, seconds],
  [3, 0x85, semicircles(45)],
  [4, 0x85, semicircles(20)],
]
const told = async (...messages: readonly (readonly number[])[]) =>
  (await inspected(fitFile(record, record, ...messages), 'fit')).notes.map(({ code, count, subject }) => [
    code,
    count,
    subject,
  ])

test('what a lap says beyond what is read is told, and so is what a session sums up', async () => {
  const lap = fitMessage(19, [...begun, [9, 0x86, 5000], [71, 0x84, 300], [50, 2, 0xff], [60, 7, 'x']])
  const session = fitMessage(18, [...begun, [5, 0, 1], [9, 0x86, 5000], [22, 0x84, 300], [16, 2, 0xff], [26, 0x84, 1]])
  expect(await told(lap, lap, session)).toEqual([
    ['properties-dropped', 4, 'lap'],
    ['properties-dropped', 2, 'session'],
  ])
})

test('laps and sessions that say no more have no note', async () => {
  expect(await told(fitMessage(19, [...begun, [9, 0x86, 5000]]), fitMessage(18, [...begun, [5, 0, 1]]))).toEqual([])
})

test('what a field of an app says of a lap is told', async () => {
  expect(await told(fitMessage(19, [...begun, [9, 0x84, 7, 0]]))).toEqual([['properties-dropped', 1, 'lap']])
})

test('the laps of a course are told as those of an activity', async () => {
  const course = fitMessage(31, [[5, 7, 'Hill']])
  expect(await told(course, fitMessage(19, [...begun, [71, 0x84, 300]]))).toEqual([['properties-dropped', 1, 'lap']])
})

test('what the only lap of a course sums up is said of the course; of several laps it is told as lost', async () => {
  const course = fitMessage(31, [[5, 7, 'Hill']])
  const lap = fitMessage(19, [...begun, [9, 0x86, 500000]])
  const { text, notes } = await converted(fitFile(course, lap, record, record), 'fit', 'geojson')
  expect(JSON.parse(text).features[0].properties).toMatchObject({ name: 'Hill', total_distance: 5000 })
  expect(notes).toEqual([])
  expect(await told(course, lap, lap)).toEqual([['properties-dropped', 2, 'Lap']])
})

test('messages with measurements that are not read are counted', async () => {
  const beats = fitMessage(78, [[0, 0x84, 812]])
  const device = fitMessage(23, [[253, 0x86, seconds]])
  expect(await told(beats, beats, device, fitMessage(101, [[253, 0x86, seconds]]))).toEqual([
    ['sensor-values-dropped', 2, 'hrv'],
    ['properties-dropped', 1, 'length'],
  ])
})
