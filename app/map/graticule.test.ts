import { describe, expect, test } from 'vitest'
import { overwriteGetLocale } from '#app/paraglide/runtime.js'
import { graticule, scaleBar } from './graticule.ts'
import { metresPerPixel } from './mercator.ts'
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

test('the scale bar is a round number of metres and as long as it says', () => {
  const view = viewAround({ latitudeDegrees: 60, longitudeDegrees: 10 }, size)
  const { metres, pixels } = scaleBar(60, view, 120)
  expect(String(metres)).toMatch(/^[125]0*$/)
  expect(pixels * metresPerPixel(60, view.scale)).toBeCloseTo(metres, 3)
  expect(pixels).toBeLessThanOrEqual(120)
  expect(pixels).toBeGreaterThan(48)
})
