import { expect, it } from 'vitest'
import { isTimeZone } from '#engines/devtools/timestamp/index.ts'
import { presentZoneName, presentZoneNames } from './zone-names.ts'

const knows =
  (...zones: string[]) =>
  (zone: string) =>
    zones.includes(zone)

it('gives a renamed zone its present name where the browser knows it', () => {
  expect(presentZoneName('Europe/Kiev', knows('Europe/Kyiv'))).toBe('Europe/Kyiv')
  expect(presentZoneName('Europe/Kiev', knows())).toBe('Europe/Kiev')
  expect(presentZoneName('Europe/Belgrade', knows())).toBe('Europe/Belgrade')
})

it('lists each zone once and in order', () => {
  expect(presentZoneNames(['Asia/Calcutta', 'Asia/Kabul', 'Asia/Kolkata'], knows('Asia/Kolkata'))).toEqual([
    'Asia/Kabul',
    'Asia/Kolkata',
  ])
})

it('offers the present names that this runtime knows, and only names it reads', () => {
  const names = presentZoneNames(Intl.supportedValuesOf('timeZone'), isTimeZone)
  expect(names).toContain('Europe/Kyiv')
  expect(names).toContain('Asia/Kolkata')
  expect(names).not.toContain('Europe/Kiev')
  expect(names.every(isTimeZone)).toBe(true)
})
