import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readConfiguration } from './configuration.ts'

test('the settings, and what they are without a word', () => {
  const usual = {
    port: 3000,
    host: undefined,
    buildFolder: join(import.meta.dirname, '../../build'),
    trustedProxyCount: 0,
    countryHeader: undefined,
    drainSeconds: 5,
    isAccessLogged: true,
  }
  expect(readConfiguration({})).toEqual(usual)
  expect(readConfiguration({ PORT: '', HOST: '', BUILD_DIR: '', COUNTRY_HEADER: '', ACCESS_LOG: 'on' })).toEqual(usual)
  expect(
    readConfiguration({
      PORT: '0',
      HOST: '::1',
      BUILD_DIR: '/srv/site',
      TRUSTED_PROXY_COUNT: '2',
      COUNTRY_HEADER: 'CF-IPCountry',
      DRAIN_SECONDS: '0',
      ACCESS_LOG: 'off',
    }),
  ).toEqual({
    port: 0,
    host: '::1',
    buildFolder: '/srv/site',
    trustedProxyCount: 2,
    countryHeader: 'cf-ipcountry',
    drainSeconds: 0,
    isAccessLogged: false,
  })
})

test.each([
  ['PORT', '65535', '65536'],
  ['TRUSTED_PROXY_COUNT', '10', '11'],
  ['DRAIN_SECONDS', '300', '301'],
])('%s is at most %s', (name, greatest, beyond) => {
  expect(() => readConfiguration({ [name]: greatest })).not.toThrow()
  for (const text of [beyond, '-1', '1.5', 'x', ' 1', '1e2'])
    expect(() => readConfiguration({ [name]: text })).toThrow(
      `${name} must be a whole number from 0 to ${greatest}, not "${text}"`,
    )
})
