import { describe, expect, it, test } from 'vitest'
import { inputFromBytes } from '../../bytes/input.ts'
import { inspect } from '../../pipeline/convert.ts'
import { Dumper } from '../../testing/dump.ts'
import { fitFile, fitMessage, fitSeconds, semicircles } from '../../testing/fit-file.ts'
import { converted, inspected, joined, problemOf } from '../../testing/run.ts'
import { crc16 } from './crc16.ts'
import { degreesOf, fieldNumber, fieldText, secondsOf, timeOf } from './messages.ts'
import { sportOf } from './sports.ts'

const seconds = fitSeconds('2026-04-30T08:00:00Z')
const place = (longitude: number, latitude: number) =>
  [
    [0, 0x85, semicircles(latitude)],
    [1, 0x85, semicircles(longitude)],
  ] as const
const record = (longitude: number, latitude: number, at = 0) =>
  fitMessage(20, [[253, 0x86, seconds + at], ...place(longitude, latitude)])
const lengthsOf = ({ geometry: { type, coordinates } }: { geometry: { type: string; coordinates: unknown[][] } }) =>
  type === 'LineString' ? [coordinates.length] : coordinates.map((part) => part.length)
const features = async (bytes: Uint8Array) => JSON.parse((await converted(bytes, 'fit', 'geojson')).text).features

test.each([
  [0x00, [0x12], 0x12],
  [0x00, [0xff], Number.NaN],
  [0x01, [0xfe], -2],
  [0x01, [0x7f], Number.NaN],
  [0x02, [0xfe], 0xfe],
  [0x02, [0xff], Number.NaN],
  [0x83, [0xff, 0xfe], -2],
  [0x83, [0x7f, 0xff], Number.NaN],
  [0x84, [0xff, 0xfe], 0xfffe],
  [0x84, [0xff, 0xff], Number.NaN],
  [0x85, [0xff, 0xff, 0xff, 0xfe], -2],
  [0x85, [0x7f, 0xff, 0xff, 0xff], Number.NaN],
  [0x86, [0xff, 0xff, 0xff, 0xfe], 0xfffffffe],
  [0x86, [0xff, 0xff, 0xff, 0xff], Number.NaN],
  [0x88, [0x3f, 0xc0, 0, 0], 1.5],
  [0x89, [0x3f, 0xf8, 0, 0, 0, 0, 0, 0], 1.5],
  [0x0a, [0xff], 0xff],
  [0x0a, [0], Number.NaN],
  [0x8b, [0xff, 0xfe], 0xfffe],
  [0x8b, [0, 0], Number.NaN],
  [0x8c, [0xff, 0xff, 0xff, 0xfe], 0xfffffffe],
  [0x8c, [0, 0, 0, 0], Number.NaN],
  [0x8e, [0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xfe], -2],
  [0x8e, [0x7f, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff], Number.NaN],
  [0x8f, [0, 0, 0, 0, 0, 0, 1, 2], 258],
  [0x8f, [0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff], Number.NaN],
  [0x90, [0, 0, 0, 0, 0, 0, 1, 2], 258],
  [0x90, [0, 0, 0, 0, 0, 0, 0, 0], Number.NaN],
  [0x07, [0x31, 0], Number.NaN],
  [0x0d, [0x31, 0], Number.NaN],
])('type %i of %j is %d in both orders of bytes, and nothing in less room', (type, bytes, expected) => {
  const layout = { number: 0, developer: -1, offset: 2, size: bytes.length, type }
  const at = (list: readonly number[]) => new DataView(Uint8Array.of(9, 9, 9, ...list, 9).buffer)
  expect(fieldNumber(at(bytes), 1, layout, false)).toBe(expected)
  if (!Number.isNaN(expected) || bytes.length !== 2 || type > 0x7f)
    expect(fieldNumber(at(bytes.toReversed()), 1, layout, true)).toBe(expected)
  expect(fieldNumber(at(bytes), 1, { ...layout, size: bytes.length - 1 }, false)).toBeNaN()
})

test('texts end at a zero or with their field', () => {
  const bytes = new TextEncoder().encode('..Круг\u0000x')
  const layout = { number: 0, developer: -1, offset: 1, size: 10, type: 7 }
  expect(fieldText(bytes, 1, layout)).toBe('Круг')
  expect(fieldText(bytes, 1, { ...layout, size: 2 })).toBe('К')
})

test('units: semicircles, and seconds since the end of 1989, which small numbers are not', () => {
  expect([degreesOf(2 ** 30), degreesOf(-(2 ** 31))]).toEqual([90, -180])
  expect(secondsOf(0x10000000)).toBe(Date.UTC(1989, 11, 31) / 1000 + 0x10000000)
  expect(secondsOf(0x0fffffff)).toBeNaN()
  expect([timeOf(seconds), timeOf(5)]).toEqual(['2026-04-30T08:00:00Z', ''])
})

test('the names of the sports, in the order of the profile', () => {
  const named = Array.from({ length: 256 }, (_, number) => sportOf(number)).map((name, number) =>
    name === `sport_${number}` ? '-' : (name ?? 'none'),
  )
  expect(named.slice(0, 89).join(' ')).toBe(
    'generic running cycling transition fitness_equipment swimming basketball soccer tennis american_football training walking cross_country_skiing alpine_skiing snowboarding rowing mountaineering hiking multisport paddling flying e_biking motorcycling boating driving golf hang_gliding horseback_riding hunting fishing inline_skating rock_climbing sailing ice_skating sky_diving snowshoeing snowmobiling stand_up_paddleboarding surfing wakeboarding water_skiing kayaking rafting windsurfing kitesurfing tactical jumpmaster boxing floor_climbing baseball softball_fast_pitch softball_slow_pitch - diving - - shooting auto_racing winter_sport grinding health_monitoring marine hiit video_gaming racket wheelchair_push_walk wheelchair_push_run meditation para_sport disc_golf team_sport cricket rugby hockey lacrosse volleyball water_tubing wakesurfing water_sport archery mixed_martial_arts motor_sports snorkeling dance jump_rope pool_apnea mobility geocaching canoeing',
  )
  expect(new Set(named.slice(89))).toEqual(new Set(['-', 'none']))
})

test('the checksum of the protocol', () => {
  // CRC-16/ARC of the nine digits, as every catalogue of checksums gives it.
  expect(crc16(new TextEncoder().encode('x123456789'), 1, 10)).toBe(0xbb3d)
})

test('every value of a point, in both orders of bytes, by the scales of the profile', async () => {
  const values = [
    [253, 0x86, seconds],
    ...place(20.5, 44.8),
    [2, 0x84, (100.2 + 500) * 5],
    [3, 0x02, 120],
    [4, 0x02, 90],
    [5, 0x86, 123456],
    [6, 0x84, 5432],
    [7, 0x84, 250],
    [9, 0x83, -150],
    [13, 0x01, -5],
    [31, 0x02, 3],
    [99, 0x02, 17],
  ] as const
  for (const isLittle of [true, false]) {
    const [track] = await features(fitFile(fitMessage(20, values, { isLittle }), record(20.6, 44.9, 1)))
    expect(track.geometry.coordinates).toEqual([
      [20.500000035, 44.799999995, 100.2],
      [20.599999996, 44.900000039],
    ])
    expect(track.properties.coordinateProperties).toEqual({
      times: ['2026-04-30T08:00:00Z', '2026-04-30T08:00:01Z'],
      heart: [120, null],
      cads: [90, null],
      powers: [250, null],
      atemps: [-5, null],
      distances: [1234.56, null],
      speeds: [5.432, null],
      grades: [-1.5, null],
      gps_accuracys: [3, null],
      respiration_rates: [17, null],
    })
  }
  // The enhanced altitude and speed have more room and go first.
  const enhanced = [...values, [73, 0x86, 70001], [78, 0x86, (9000.4 + 500) * 5]] as const
  const [track] = await features(fitFile(fitMessage(20, enhanced), record(20.6, 44.9, 1)))
  expect(track.geometry.coordinates[0]).toEqual([20.500000035, 44.799999995, 9000.4])
  expect(track.properties.coordinateProperties.speeds).toEqual([70.001, null])
  // Where they say nothing, the others do.
  const silent = [...values, [73, 0x86, 0xffffffff], [78, 0x86, 0xffffffff], [108, 0x84, 1725]] as const
  const [plain] = await features(fitFile(fitMessage(20, silent), record(20.6, 44.9, 1)))
  expect(plain.geometry.coordinates[0]).toEqual([20.500000035, 44.799999995, 100.2])
  expect(plain.properties.coordinateProperties).toMatchObject({
    speeds: [5.432, null],
    respiration_rates: [17.25, null],
  })
})

test('what is not read of points is said by name or number, where it says something', async () => {
  const unread = [
    [53, 2, 64],
    [61, 0x84, 1234],
    [62, 2, 0xff],
    [69, 13, 0],
    [70, 13, 0xff],
    [200, 7, 'text'],
    [201, 7, ''],
    [202, 0x88, Number.NaN],
  ] as const
  const point = (at: number) => fitMessage(20, [[253, 0x86, seconds + at], ...place(1, 2), [3, 2, 120], ...unread])
  const nowhere = fitMessage(20, [[253, 0x86, seconds], ...unread])
  const file = fitFile(point(0), point(1), nowhere, record(1, 3, 2))
  const { notes } = await converted(joined([file, fitFile(point(0), record(1, 3, 2))]), 'fit', 'geojson')
  expect(notes.map(({ code, count, subject }) => [code, count, subject])).toEqual([
    ['points-without-position-dropped', 1, undefined],
    ['sensor-values-dropped', 3, 'fractional_cadence'],
    ['sensor-values-dropped', 3, 'field_61'],
    ['sensor-values-dropped', 3, 'left_power_phase'],
    ['sensor-values-dropped', 3, 'field_200'],
  ])
})

test('the names of what is not read of points, as the profile has them', async () => {
  const points = Array.from({ length: 140 }, (_, at) => fitMessage(20, [...place(1, 2), [at + 2, 2, 1]]))
  const { notes } = await converted(fitFile(...points), 'fit', 'geojson')
  const named = notes.flatMap(({ subject = [] }) => subject).map((name) => (/^field_\d+$/.test(name) ? '-' : name))
  expect(named.join(' ')).toBe(
    'compressed_speed_distance resistance time_from_course cycle_length - - - speed_1s cycles total_cycles - - - - - - - - compressed_accumulated_power accumulated_power left_right_balance vertical_speed calories - - - - - activity_type left_torque_effectiveness right_torque_effectiveness left_pedal_smoothness right_pedal_smoothness combined_pedal_smoothness time128 stroke_type zone ball_speed cadence256 fractional_cadence total_hemoglobin_conc total_hemoglobin_conc_min total_hemoglobin_conc_max saturated_hemoglobin_percent saturated_hemoglobin_percent_min saturated_hemoglobin_percent_max - - device_index - - - - left_pco right_pco left_power_phase left_power_phase_peak right_power_phase right_power_phase_peak - - - - - - battery_soc motor_power - cycle_length16 - - - absolute_pressure depth next_stop_depth next_stop_time time_to_surface ndl_time cns_load n2_load - - - - - - - - - - - - - grit flow current_stress ebike_travel_range ebike_battery_level ebike_assist_mode ebike_assist_level_percent - - air_time_remaining pressure_sac volume_sac rmv ascent_rate - po2 - - - - - - - - - core_temperature - -',
  )
})

test('of a list only the first number is taken, and of a text of a developer nothing: both are said', async () => {
  const explained = (field: number, name: string, type: number) =>
    fitMessage(206, [
      [0, 2, 0],
      [1, 2, field],
      [2, 2, type],
      [3, 7, name],
    ])
  const point = fitMessage(20, [...place(1, 2), [1, 0x84, 650, 0], [2, 7, 'in', 0], [3, 0x85, 0x00020001, 0]])
  const described = [explained(1, 'one', 0x84), explained(2, 'word', 7), explained(3, 'list', 0x84)]
  const file = fitFile(...described, point, record(1, 3))
  const { notes } = await converted(file, 'fit', 'geojson')
  expect(notes.map(({ code, count, subject }) => [code, count, subject])).toEqual([
    ['sensor-values-dropped', 1, 'word'],
    ['sensor-values-dropped', 1, 'list'],
  ])
})

test("a runner's step", async () => {
  const steps = [
    [39, 0x84, 823],
    [40, 0x84, 3525],
    [41, 0x84, 2415],
    [83, 0x84, 725],
    [84, 0x84, 5012],
    [85, 0x84, 11_305],
  ] as const
  const place = [
    [0, 0x85, semicircles(44.8)],
    [1, 0x85, semicircles(20.5)],
  ] as const
  const [track] = await features(fitFile(fitMessage(20, [...place, ...steps]), record(20.6, 44.9, 1)))
  expect(track.properties.coordinateProperties).toMatchObject({
    vertical_oscillations: [82.3, null],
    stance_time_percents: [35.25, null],
    stance_times: [241.5, null],
    vertical_ratios: [7.25, null],
    stance_time_balances: [50.12, null],
    step_lengths: [1130.5, null],
  })
})

test('every value of a lap; a lap that is nowhere counts', async () => {
  const at = [
    [3, 0x85, semicircles(44.8)],
    [4, 0x85, semicircles(20.4)],
  ] as const
  const lap = fitMessage(19, [
    ...at,
    [2, 0x86, seconds],
    ...([7, 8, 9, 11, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22] as const).map(
      (number) => [number, 0x86, 5000 + number] as const,
    ),
  ])
  const nowhere = fitMessage(19, [[2, 0x86, seconds]])
  const beyond = fitMessage(19, [
    [3, 0x85, semicircles(91)],
    [4, 0x85, semicircles(20.4)],
  ])
  const bare = fitMessage(19, at)
  const file = fitFile(record(1, 2), record(1, 3), nowhere, lap, beyond, bare)
  expect((await converted(file, 'fit', 'geojson')).notes).toEqual([
    { code: 'properties-dropped', kind: 'lost', count: 2, subject: 'Lap' },
  ])
  const found = await features(file)
  // Places come before the track, where GPX wants them.
  const places = found.slice(0, -1)
  expect(places).toEqual([
    {
      type: 'Feature',
      properties: {
        name: 'Lap 2',
        type: 'Lap',
        total_elapsed_time: 5.007,
        total_timer_time: 5.008,
        total_distance: 50.09,
        total_calories: 5011,
        avg_speed: 5.013,
        max_speed: 5.014,
        avg_heart_rate: 5015,
        max_heart_rate: 5016,
        avg_cadence: 5017,
        max_cadence: 5018,
        avg_power: 5019,
        max_power: 5020,
        total_ascent: 5021,
        total_descent: 5022,
        time: '2026-04-30T08:00:00Z',
      },
      geometry: { type: 'Point', coordinates: [20.399999991, 44.799999995] },
    },
    {
      type: 'Feature',
      properties: { name: 'Lap 4', type: 'Lap' },
      geometry: { type: 'Point', coordinates: [20.399999991, 44.799999995] },
    },
  ])
})

test('a course: its name, its points, no laps', async () => {
  const course = fitMessage(31, [[5, 7, 'Фрушка гора']])
  const point = (name: string, longitude: number, latitude: number) =>
    fitMessage(32, [
      [1, 0x86, seconds],
      [2, 0x85, semicircles(latitude)],
      [3, 0x85, semicircles(longitude)],
      [6, 7, name],
    ])
  const lap = fitMessage(19, [
    [3, 0x85, semicircles(44.8)],
    [4, 0x85, semicircles(20.4)],
  ])
  const cut = fitMessage(32, [[6, 7, 'nowhere']])
  const nameless = fitMessage(32, [
    [2, 0x85, semicircles(3)],
    [3, 0x85, semicircles(4)],
    [6, 0x02, 5],
  ])
  const lapNowhere = fitMessage(19, [[2, 0x86, seconds]])
  const places = [point('Извор', 5, 6), cut, point('x', 5, 91), nameless]
  const file = fitFile(course, lap, lapNowhere, record(1, 2), record(1, 3), ...places)
  expect((await converted(file, 'fit', 'geojson')).notes).toEqual([
    { code: 'points-without-position-dropped', kind: 'lost', count: 2 },
  ])
  const found = await features(file)
  expect(found.map((feature: { properties: object }) => feature.properties)).toEqual([
    { name: 'Извор', time: '2026-04-30T08:00:00Z' },
    {},
    expect.objectContaining({ name: 'Фрушка гора' }),
  ])
  expect(found[0].geometry.coordinates).toEqual([5.000000037, 5.999999978])
  // The points of a course are places even where it has no track.
  expect((await features(fitFile(course, point('Извор', 5, 6)))).length).toBe(1)
})

test('the sport and the name: the first that is said', async () => {
  const properties = async (...messages: number[][]) =>
    (await features(fitFile(...messages, record(1, 2), record(1, 3))))[0].properties
  const sport = (name: string, kind: number) =>
    fitMessage(12, [
      [3, 7, name],
      [0, 0, kind],
    ])
  const session = (kind: number) => fitMessage(18, [[5, 0, kind]])
  expect(await properties(sport('Trail', 1), session(2))).toMatchObject({ name: 'Trail', type: 'running' })
  expect(await properties(session(2), sport('', 1), sport('Trail', 5))).toMatchObject({
    name: 'Trail',
    type: 'cycling',
  })
  // A later sport, one that is not known here, all of them, and none.
  expect(await properties(session(77))).toMatchObject({ type: 'wakesurfing' })
  expect(await properties(session(200))).toMatchObject({ type: 'sport_200' })
  for (const none of [254, 255]) expect(Object.keys(await properties(session(none)))).toEqual(['coordinateProperties'])
})

test('the timer: stopped and started again begins a segment; other events do not', async () => {
  const event = (kind: number, type: number) =>
    fitMessage(21, [
      [0, 0, kind],
      [1, 0, type],
    ])
  const parts = async (...between: number[][]) => {
    const [track] = await features(fitFile(record(1, 2), record(1, 3), ...between, record(1, 4), record(1, 5)))
    return lengthsOf(track)
  }
  expect(await parts(event(0, 1), event(0, 0))).toEqual([2, 2])
  expect(await parts(event(0, 4), event(0, 0))).toEqual([2, 2])
  expect(await parts(event(0, 0))).toEqual([4])
  expect(await parts(event(0, 1))).toEqual([4])
  expect(await parts(event(0, 3), event(0, 0))).toEqual([4])
  expect(await parts(event(0, 5), event(0, 0))).toEqual([4])
  expect(await parts(event(0, 4), event(36, 3), event(0, 0))).toEqual([2, 2])
  expect(await parts(event(36, 4), event(36, 0))).toEqual([4])
})

describe('developer fields', () => {
  const described = (fields: readonly (readonly [number, number, number | string])[]) =>
    fitMessage(206, [[0, 2, 0], [1, 2, 7], ...fields])
  const point = (value: number, type: number) => fitMessage(20, [...place(1, 2), [7, type, value, 0]])
  const lists = async (...messages: number[][]) =>
    (await features(fitFile(...messages, record(1, 3)))).at(0).properties.coordinateProperties

  it('by name, type, scale and shift', async () => {
    const name = [3, 7, 'Core  temp'] as const
    expect(await lists(described([name, [2, 2, 0x84]]), point(650, 0x84))).toMatchObject({ Core_temps: [650, null] })
    expect(await lists(described([name, [2, 2, 0x84], [6, 2, 100], [7, 1, 3]]), point(650, 0x84))).toMatchObject({
      Core_temps: [3.5, null],
    })
    // A scale of none is one, an offset of none is none.
    expect(await lists(described([name, [2, 2, 0x84], [6, 2, 0]]), point(650, 0x84))).toMatchObject({
      Core_temps: [650, null],
    })
  })

  it('only what is described has a name', async () => {
    expect((await converted(fitFile(point(650, 0x84), record(1, 3)), 'fit', 'geojson')).notes).toEqual([
      { code: 'sensor-values-dropped', kind: 'lost', count: 1, subject: 'developer_0_field_7' },
    ])
    const times = { times: [null, '2026-04-30T08:00:00Z'] }
    expect(await lists(point(650, 0x84))).toEqual(times)
    expect(await lists(described([[2, 2, 0x84]]), point(650, 0x84))).toEqual(times)
    expect(
      await lists(
        fitMessage(206, [
          [1, 2, 7],
          [3, 7, 'x'],
          [2, 2, 0x84],
        ]),
        point(650, 0x84),
      ),
    ).toEqual(times)
    expect(
      await lists(
        fitMessage(206, [
          [0, 2, 0],
          [3, 7, 'x'],
          [2, 2, 0x84],
        ]),
        point(650, 0x84),
      ),
    ).toEqual(times)
  })
})

test('definitions and messages are read the same wherever the bytes at hand end', async () => {
  const described = fitMessage(206, [
    [0, 2, 0],
    [1, 2, 7],
    [3, 7, 'core'],
    [2, 2, 0x84],
  ])
  const end = [described, fitMessage(20, [...place(1, 2), [7, 0x84, 650, 0]]), record(1, 3)]
  const unknown = fitMessage(0xff00, [[0, 7, 'x'.repeat(250)]])
  const file = fitFile(...Array<number[]>(300).fill(unknown), ...end)
  const read = async (piece: number) => {
    const dumper = new Dumper(false)
    const inputs = [inputFromBytes('a.fit', file, piece)]
    const result = await inspect({ inputs, from: 'fit', onBatch: (batch) => dumper.add(batch) })
    return { result, dump: [...dumper.finish()] }
  }
  const whole = await read(file.length)
  expect(whole.dump.join()).toContain('core')
  for (let piece = file.length - end.flat().length - 2; piece < file.length; piece++)
    expect(await read(piece)).toEqual(whole)
})

test('compressed times count on from the last one, over the roll of 32 seconds', async () => {
  const start = seconds - (seconds % 32) + 30
  const first = fitMessage(20, [[253, 0x86, start], ...place(1, 2)])
  const short = (bits: number, isDefined: boolean) =>
    fitMessage(20, place(1, 3), { local: 2, header: 0x80 | (2 << 5) | bits, isDefined })
  const [track] = await features(fitFile(first, short(31, true), short(31, false), short(1, false), short(0, false)))
  const times = track.properties.coordinateProperties.times.map((time: string) => fitSeconds(time) - start)
  expect(times).toEqual([0, 1, 1, 3, 34])
  // Before any time there is none to count from.
  const [timeless] = await features(fitFile(short(5, true), short(6, false)))
  expect(timeless.properties.coordinateProperties).toBeUndefined()
})

test('points that are nowhere or beyond the poles are counted, and a file of them is refused', async () => {
  const indoors = fitMessage(20, [
    [253, 0x86, seconds],
    [3, 2, 120],
  ])
  const { notes, read } = await inspected(fitFile(record(1, 2), indoors, record(1, 91), record(1, 90)), 'fit')
  expect([read.points, notes.map(({ code, count }) => [code, count])]).toEqual([
    2,
    [['points-without-position-dropped', 2]],
  ])
  expect((await problemOf(fitFile(indoors), 'fit'))?.code).toBe('no_usable_coordinates')
  expect((await problemOf(fitFile(fitMessage(0, [[0, 0, 4]])), 'fit'))?.code).toBe('nothing_to_convert')
})

test('more points than a batch holds, in a chain of two files', async () => {
  const many = Array.from({ length: 20_000 }, (_, at) => record(at / 1000, 45, at))
  const file = fitFile(...many)
  const found = await features(joined([file, file]))
  expect(found.map(lengthsOf)).toEqual([[20_000], [20_000]])
  expect(found[1].properties.coordinateProperties.times.at(-1)).toBe('2026-04-30T13:33:19Z')
})

describe('faults end in a reason', () => {
  const good = fitFile(record(1, 2), record(1, 3))
  const withHeader = (change: (bytes: Uint8Array) => void) => {
    const bytes = good.slice()
    change(bytes)
    return bytes
  }
  /** The length in the header, and a checksum that agrees. */
  const ofLength = (length: number) => {
    const bytes = good.slice(0, 14 + length + 2)
    new DataView(bytes.buffer).setUint32(4, length, true)
    new DataView(bytes.buffer).setUint16(14 + length, crc16(bytes, 0, 14 + length), true)
    return bytes
  }
  it.each([
    ['nothing', new Uint8Array(0), { code: 'empty_file' }],
    ['half a header', good.slice(0, 11), { code: 'truncated', offset: 11 }],
    [
      'another file',
      withHeader((bytes) => bytes.set([0x2e, 0x46, 0x49, 0x55], 8)),
      { code: 'not_this_format', expected: 'fit' },
    ],
    ['a header too short', withHeader((bytes) => bytes.set([11])), { code: 'malformed', offset: 0, detail: 'header' }],
    [
      'a header longer than the file',
      withHeader((bytes) => bytes.set([255])),
      { code: 'truncated', offset: good.length },
    ],
    ['data before its definition', fitFile([3, 1, 2]), { code: 'malformed', offset: 14, detail: 'definition' }],
    ['a definition cut in its head', ofLength(5), { code: 'truncated', offset: 19 }],
    ['a definition cut in its fields', ofLength(12), { code: 'truncated', offset: 26 }],
    ['a message cut', ofLength(20), { code: 'truncated', offset: 34 }],
  ])('%s', async (_, bytes, problem) => expect(await problemOf(bytes, 'fit')).toEqual(problem))

  it('a file cut anywhere gives the points before the cut and says so', async () => {
    const told = []
    for (let end = 1; end < good.length; end++) {
      const result = await inspect({ inputs: [inputFromBytes('cut.fit', good.slice(0, end))], from: 'fit' })
      told.push(
        result.ok ? [result.value.read.points, ...result.value.notes.map(({ code }) => code)] : result.problem.code,
      )
    }
    expect([...new Set(told.map(String))]).toEqual(['truncated', '1,file-ends-early', '2,file-ends-early'])
  })

  it('a file whose length was never written is read to its end', async () => {
    const { read, notes } = await inspected(
      withHeader((bytes) => bytes.fill(0, 4, 8)),
      'fit',
    )
    expect([read.points, notes.map(({ code }) => code)]).toEqual([2, ['file-ends-early']])
  })

  it('what fills up the last sector is passed over', async () => {
    for (const filling of [1, 11, 12, 600])
      expect((await inspected(joined([good, new Uint8Array(filling)]), 'fit')).read.points).toBe(2)
  })
})

describe('several sessions', () => {
  const session = (at: number, sport: number) =>
    fitMessage(18, [
      [253, 0x86, seconds + 1000],
      [2, 0x86, seconds + at],
      [5, 0x00, sport],
    ])
  const all = [0, 10, 20, 30, 40].map((at) => record(20 + at / 100, 44, at))

  it('are a track each, wherever they are told', async () => {
    const found = await features(fitFile(session(20, 1), ...all, session(0, 5)))
    expect(found.map(lengthsOf)).toEqual([[2], [3]])
    expect(found.map((feature: { properties: object }) => feature.properties)).toMatchObject([
      { type: 'swimming' },
      { type: 'running' },
    ])
  })

  it('without points are none, and points before the first are its own', async () => {
    const found = await features(fitFile(...all, session(10, 1), session(15, 3), session(16, 2)))
    expect(found.map(lengthsOf)).toEqual([[2], [3]])
    expect(found.map((feature: { properties: { type: string } }) => feature.properties.type)).toEqual([
      'running',
      'cycling',
    ])
  })

  it('of which only one says when are one track, named as the file is', async () => {
    const nowhen = fitMessage(18, [[5, 0x00, 2]])
    const named = fitMessage(12, [[3, 7, 'Trail']])
    const found = await features(fitFile(...all, session(20, 1), nowhen, named))
    expect(found.map(lengthsOf)).toEqual([[5]])
    expect(found[0].properties).toMatchObject({ name: 'Trail', type: 'running' })
  })
})
