import { expect, test } from 'vitest'
import { readMoment } from './index.ts'
import { instantFromMilliseconds } from './instant.ts'

const read = (text: string) => readMoment(text, { now: instantFromMilliseconds(Date.UTC(2026, 10, 15)), zone: 'UTC' })

/** Examples of RFC 9562 (appendix A), of the descriptions of ULID, KSUID and ObjectId, in every spelling. */
test.each([
  ['uuid1', '2022-02-22T19:22:22Z', 'C232AB00-9414-11EC-B3C8-9F6BDECED846'],
  ['uuid1', '2022-02-22T19:22:22Z', 'urn:uuid:c232ab00-9414-11ec-b3c8-9f6bdeced846'],
  ['uuid6', '2022-02-22T19:22:22Z', '{1EC9414C-232A-6B00-B3C8-9F6BDECED846}'],
  ['uuid7', '2022-02-22T19:22:22Z', '017f22e279b07cc398c4dc0c0c07398f'],
  ['ulid', '2016-07-30T23:54:10.259Z', '01ARZ3NDEKTSV4RRFFQ69G5FAV'],
  ['ulid', '2016-07-30T23:54:10.259Z', '01arz3ndektsv4rrffq69g5fav'],
  ['ksuid', '2017-10-10T04:00:47Z', '0ujtsYcgvSTl8PAuAdqWYSMnLOv'],
  ['objectId', '2012-10-17T21:13:27Z', '507f1f77bcf86cd799439011'],
  ['objectId', '2012-10-17T21:13:27Z', '507F1F77BCF86CD799439011'],
  // Of digits alone: no count reaches so far.
  ['objectId', '2033-06-07T23:07:32Z', '775105345172455111045624'],
  ['objectId', '2012-10-17T21:13:27Z', "objectid('507f1f77bcf86cd799439011')"],
  ['objectId', '2012-10-17T21:13:27Z', 'ObjectId(507f1f77bcf86cd799439011)'],
])('%s of %s: %s', (type, iso, text) =>
  expect(read(text)).toEqual({
    taken: { instant: instantFromMilliseconds(Date.parse(iso)), how: { kind: 'identifier', type }, notes: [] },
    offered: [],
  }),
)

test.each([
  'x507f1f77bcf86cd799439011',
  '507f1f77bcf86cd79943901',
  '507f1f77bcf86cd7994390111',
  '81ARZ3NDEKTSV4RRFFQ69G5FAV',
  '01ARZ3NDEKTSV4RRFFQ69G5FAU',
  '01ARZ3NDEKTSV4RRFFQ69G5FA',
  'a01ARZ3NDEKTSV4RRFFQ69G5FAV',
  '0ujtsycgvstl8pauadqwysmnlov',
  '4ujtsYcgvSTl8PAuAdqWYSMnLOv',
  '0ujtsYcgvSTl8PAuAdqWYSMnLO',
  'C232AB00-9414-11EC-73C8-9F6BDECED846',
  'C232AB00-9414-11EC-B3C8-9F6BDECED84',
  'xC232AB00-9414-11EC-B3C8-9F6BDECED846',
])('%s is none', (text) =>
  expect(read(text)).toMatchObject({ problem: { code: 'timestamp_not_numeric' }, offered: [] }),
)
