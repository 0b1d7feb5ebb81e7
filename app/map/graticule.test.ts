import { describe, expect, test } from 'vitest'
import { overwriteGetLocale } from '#app/paraglide/runtime.js'
import { graticule, namedMeridians, scaleBar } from './graticule.ts'
import { metresPerPixel, yOf } from './mercator.ts'
import { viewAround, viewOfWorld, zoomed } from './view.ts'

overwriteGetLocale(() => 'en')

const size = { width: 1000, height: 480 }
const middle = { left: 500, top: 240 }

describe('graticule', () => {
  test('at every scale a few lines each way, with labels that differ', () => {
    let view = viewAround({ latitudeDegrees: 52.52, longitudeDegrees: 13.4 }, size)
    for (let step = 0; step < 18; step++) {
      const lines = graticule(view, size)
      for (const axis of ['meridian', 'parallel'] as const) {
        const labels = lines.filter((line) => line.axis === axis).map(({ label }) => label)
        expect(labels.length, `${axis} at ${view.scale}`).toBeGreaterThan(0)
        expect(labels.length).toBeLessThan(14)
        expect(new Set(labels).size).toBe(labels.length)
      }
      view = zoomed(view, size, 2, middle)
    }
  })

  test('labels by name', () => {
    const labels = graticule(viewOfWorld(size), size).map(({ label }) => label)
    expect(labels).toEqual(expect.arrayContaining(['30°E', '60°W', '0°', '180°', '30°S', '60°N']))
  })
})

test('labels have as many parts as the step between them calls for', () => {
  const labels = new Set<string>()
  let view = viewAround({ latitudeDegrees: -33.8568, longitudeDegrees: -151.2153 }, size)
  for (let step = 0; step < 18; step++) {
    const lines = graticule(view, size)
    for (const axis of ['meridian', 'parallel'] as const) labels.add(lines.find((line) => line.axis === axis)!.label)
    view = zoomed(view, size, 2, middle)
  }
  expect([...labels]).toMatchInlineSnapshot(`
    [
      "160°E",
      "50°S",
      "175°W",
      "40°S",
      "160°W",
      "35°S",
      "156°W",
      "36°S",
      "154°W",
      "152°30′W",
      "34°00′S",
      "152°00′W",
      "34°10′S",
      "151°35′W",
      "151°20′W",
      "33°55′S",
      "151°18′W",
      "33°52′S",
      "151°15′W",
      "151°14′00″W",
      "33°52′00″S",
      "151°13′40″W",
      "33°51′40″S",
      "151°13′15″W",
      "33°51′30″S",
      "151°13′05″W",
      "33°51′25″S",
      "151°13′00″W",
      "33°51′26″S",
      "151°12′57″W",
      "151°12′56.0″W",
      "33°51′25.0″S",
    ]
  `)
})

test('on a narrow map only the meridians with room are named, the same ones wherever it is moved', () => {
  const narrow = { width: 310, height: 280 }
  const world = viewOfWorld(narrow)
  for (const centreX of [0.4, 0.5, 0.53]) {
    const named = namedMeridians(graticule({ ...world, centreX }, narrow), (label) => label.length * 8)
    expect(named.length).toBeGreaterThan(2)
    for (const { ordinal } of named) expect(ordinal % 2 === 0 || ordinal % 3 === 0).toBe(true)
    const gaps = named.slice(1).map(({ at }, index) => at - named[index]!.at)
    expect(Math.min(...gaps)).toBeGreaterThan(32)
  }
  const wide = graticule(viewOfWorld(size), size)
  expect(namedMeridians(wide, () => 40)).toEqual(wide.filter(({ axis }) => axis === 'meridian'))
})

test('the scale bar is a round number of metres and as long as it says', () => {
  const view = viewAround({ latitudeDegrees: 60, longitudeDegrees: 10 }, size)
  const { metres, pixels } = scaleBar(60, view, 120)
  expect(String(metres)).toMatch(/^[125]0*$/)
  expect(pixels * metresPerPixel(60, view.scale)).toBeCloseTo(metres, 3)
  expect(pixels).toBeLessThanOrEqual(120)
  expect(pixels).toBeGreaterThan(48)
})

test('the longest of 1, 2 and 5 that fits', () => {
  const view = viewAround({ latitudeDegrees: 0, longitudeDegrees: 0 }, size)
  const perPixel = metresPerPixel(0, view.scale)
  const bars = [1, 1.9, 2, 4.9, 5, 9.9, 10, 21].map(
    (metres) => scaleBar(0, view, (metres * 1.0000001) / perPixel).metres,
  )
  expect(bars).toEqual([1, 1, 2, 2, 5, 5, 10, 20])
})

test('the steps are those that people divide degrees by, each as soon as its lines are 90 pixels apart', () => {
  const seconds = [0.1, 0.2, 0.5, 1, 2, 5, 10, 15, 30]
  const minutes = [1, 2, 5, 10, 15, 30]
  const degrees = [1, 2, 5, 10, 15, 30]
  const steps = [...seconds, ...minutes.map((step) => step * 60), ...degrees.map((step) => step * 3600)]
  const closest = (scale: number) => {
    const [first, second] = graticule({ centreX: 0.5, centreY: 0.865, scale }, size).filter(
      ({ axis }) => axis === 'meridian',
    )
    return Number((((second!.at - first!.at) / scale) * 360 * 3600).toPrecision(6))
  }
  for (const [index, step] of steps.entries()) {
    const scale = (90 * 360 * 3600) / step
    expect(closest(scale * 1.000001)).toBe(step)
    expect(closest(scale * 0.999999)).toBe(steps[index + 1] ?? step)
  }
})

test('every line in sight, where it belongs, and none beyond 85 degrees', () => {
  // Three pixels to a degree: every thirty degrees, from 60° W to 120° E.
  const lines = graticule({ centreX: 0.5 + 30 / 360, centreY: yOf(0), scale: 1080 }, { width: 542, height: 2000 })
  const inWords = lines.map(({ axis, at, label, ordinal }) => `${axis} ${label} ${ordinal} ${Math.round(at)}`)
  expect(inWords).toEqual([
    'meridian 60°W -2 1',
    'meridian 30°W -1 91',
    'meridian 0° 0 181',
    'meridian 30°E 1 271',
    'meridian 60°E 2 361',
    'meridian 90°E 3 451',
    'meridian 120°E 4 541',
    // 171.887 pixels to a radian: ln tan 60° and ln tan 75° of them from the equator.
    'parallel 60°S -2 1226',
    'parallel 30°S -1 1094',
    'parallel 0° 0 1000',
    'parallel 30°N 1 906',
    'parallel 60°N 2 774',
  ])
  const latitudes = (centreY: number) =>
    graticule({ centreX: 0.5, centreY, scale: 33_000 }, { width: 500, height: 8000 })
      .filter(({ axis }) => axis === 'parallel')
      .map(({ label }) => label)
  expect(latitudes(yOf(85)).at(-1)).toBe('85°N')
  expect(latitudes(yOf(-85))[0]).toBe('85°S')
  // Between two lines there is none.
  expect(graticule({ centreX: 0.5 + 15 / 360, centreY: yOf(15), scale: 1080 }, { width: 50, height: 50 })).toEqual([])
})

test('names leave eight pixels between them', () => {
  const lines = [-2, -1, 0, 1, 2].map(
    (ordinal) => ({ axis: 'meridian', at: 50 * ordinal, label: '', ordinal }) as const,
  )
  const named = (width: number) => namedMeridians(lines, () => width).map(({ ordinal }) => ordinal)
  expect(named(42)).toEqual([-2, -1, 0, 1, 2])
  expect(named(42.1)).toEqual([-2, 0, 2])
  expect(named(92)).toEqual([-2, 0, 2])
  expect(named(92.1)).toEqual([0])
  expect(namedMeridians(lines.slice(0, 1), () => 500)).toHaveLength(1)
  expect(namedMeridians([], () => 500)).toEqual([])
})

test('a tenth of a second on every side of zero', () => {
  const scale = (91 * 360 * 3600) / 0.1
  const labels = graticule({ centreX: 0.5, centreY: yOf(0), scale }, { width: 200, height: 200 }).map(
    ({ label }) => label,
  )
  const tenth = '0°00′00.1″'
  expect(labels).toEqual([`${tenth}W`, '0°00′00.0″', `${tenth}E`, `${tenth}S`, '0°00′00.0″', `${tenth}N`])
})
