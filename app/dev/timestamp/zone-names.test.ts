import { expect, it, test } from 'vitest'
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

// Names that browsers listed when the IANA database had renamed them (its file `backward`, and the list of ECMA-402's early ICU).
const oldNames =
  'Africa/Asmera America/Buenos_Aires America/Catamarca America/Coral_Harbour America/Cordoba America/Godthab America/Indianapolis America/Jujuy America/Louisville America/Mendoza Asia/Calcutta Asia/Katmandu Asia/Rangoon Asia/Saigon Atlantic/Faeroe Europe/Kiev Pacific/Enderbury Pacific/Ponape Pacific/Truk'

test.each(oldNames.split(' '))('%s has a present name, which is the same zone', (old) => {
  const present = presentZoneName(old, () => true)
  expect(present).not.toBe(old)
  const canonical = (timeZone: string) => new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone
  expect(canonical(present)).toBe(canonical(old))
})
