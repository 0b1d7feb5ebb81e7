import { describe, expect, test } from 'vitest'
import { clientAddress, normalizeAddress } from './client-address.ts'

describe('client address', () => {
  test('without a trusted proxy the header is not read', () => {
    expect(clientAddress('203.0.113.9', '77.88.8.8', 0)).toBe('203.0.113.9')
  })
  test('behind one proxy its own entry counts, never what the visitor wrote before it', () => {
    expect(clientAddress('10.0.0.2', '77.88.8.8, 203.0.113.9', 1)).toBe('203.0.113.9')
  })
  test('behind two proxies the entry of the outer one counts', () => {
    expect(clientAddress('10.0.0.2', '1.1.1.1, 203.0.113.9, 10.0.0.1', 2)).toBe('203.0.113.9')
  })
  test('fewer entries than proxies: the first', () => {
    expect(clientAddress('10.0.0.2', '203.0.113.9', 3)).toBe('203.0.113.9')
  })
  test('a trusted proxy that sent nothing', () => {
    expect(clientAddress('10.0.0.2', undefined, 1)).toBe('10.0.0.2')
  })
})

describe('address spelling', () => {
  test.each([
    ['77.88.8.8', '77.88.8.8'],
    ['77.88.8.8:51234', '77.88.8.8'],
    ['::ffff:77.88.8.8', '77.88.8.8'],
    ['::FFFF:4d58:808', '77.88.8.8'],
    ['0:0:0:0:0:ffff:4d58:0808', '77.88.8.8'],
    ['[::ffff:77.88.8.8]:443', '77.88.8.8'],
    ['2a02:6b8::1', '2a02:6b8::1'],
    ['[2a02:6b8::1]:443', '2a02:6b8::1'],
    ['fe80::1%eth0', 'fe80::1'],
    ['::1', '::1'],
    ['', null],
    ['unknown', null],
    ['999.1.1.1', null],
    ['1.2.3', null],
    ['77.88.8.8, 1.1.1.1', null],
    ['[::1', null],
    ['_hidden', null],
    ['../../etc/passwd', null],
  ])('%s → %s', (text, expected) => {
    expect(normalizeAddress(text)).toBe(expected)
  })
})
