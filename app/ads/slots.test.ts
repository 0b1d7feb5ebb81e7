import { describe, expect, test } from 'vitest'
import { type AdSlotConfig, adSlots, isSlotFor } from './slots.ts'

test('the six slots of the specification, with their sizes', () => {
  expect(adSlots.map(({ position, size }) => `${position} ${size.width}x${size.height}`)).toEqual([
    'header 728x90',
    'sidebar-left 160x600',
    'sidebar-right 160x600',
    'content 300x250',
    'footer 728x90',
    'mobile 320x100',
  ])
})

test('slots are known by ids that whoever builds the site names, and take no ad until then', () => {
  expect(adSlots.map(({ id, enabled, adClient, adSlot }) => [id, enabled, adClient, adSlot])).toEqual([
    ['header-banner', true, '', ''],
    ['sidebar-left', true, '', ''],
    ['sidebar-right', true, '', ''],
    ['between-categories', true, '', ''],
    ['footer-banner', true, '', ''],
    ['mobile-banner', true, '', ''],
  ])
})

describe('a slot', () => {
  const slot: AdSlotConfig = {
    id: 'test',
    name: 'Test',
    size: { width: 1, height: 1 },
    enabled: true,
    position: 'content',
    adClient: '',
    adSlot: '',
  }

  test.each([
    ['without regions, anywhere', {}, 'DE', true],
    ['without regions, region unknown', {}, null, true],
    ['global, region unknown', { regions: ['global'] }, null, true],
    ['global among others', { regions: ['RU', 'global'] }, 'DE', true],
    ['for the region', { regions: ['RU', 'RS'] }, 'RS', true],
    ['for other regions', { regions: ['RU', 'RS'] }, 'DE', false],
    ['for regions, region unknown', { regions: ['RU'] }, null, false],
    ['disabled', { enabled: false }, 'RU', false],
  ])('%s', (_, change, region, shown) => {
    expect(isSlotFor({ ...slot, ...change }, region)).toBe(shown)
  })
})
