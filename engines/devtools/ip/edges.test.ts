import { expect, test } from 'vitest'
import { readAddress } from './index.ts'

/** Numbers, ranges and blocks on the line and beside it. Limits: 32 and 128 bits, the first octet or group filled. */
const read = (text: string): string => {
  const reading = readAddress(text)
  if (!reading.ok) return reading.problem.code
  const { value } = reading
  const written = ({ version, value }: { version: number; value: bigint }) => `${version}:${value.toString(16)}`
  return value.kind === 'range'
    ? `${written(value.first)}-${written(value.last)}`
    : `${value.kind} ${written(value.address)}`
}

test.each([
  [String((1n << 24n) - 1n), 'ip_invalid'],
  [String(1n << 24n), 'address 4:1000000'],
  [String((1n << 32n) - 1n), 'address 4:ffffffff'],
  [String(1n << 32n), 'ip_invalid'],
  [String((1n << 112n) - 1n), 'ip_invalid'],
  [String(1n << 112n), 'address 6:1'.padEnd(11 + 28, '0')],
  [String((1n << 128n) - 1n), `address 6:${'f'.repeat(32)}`],
  [String(1n << 128n), 'ip_invalid'],
  ['10.0.0.1-10.0.0.1', '4:a000001-4:a000001'],
  ['10.0.0.2-10.0.0.1', 'range_backwards'],
  ['10.0.0.1-2001:db8::1', 'range_mixed_versions'],
  ['192.168.1.10-20', '4:c0a8010a-4:c0a80114'],
  ['192.168.1.10-2.20', '4:c0a8010a-4:c0a80214'],
  ['192.168.1.10-169.2.20', '4:c0a8010a-4:c0a90214'],
  ['192.168.1.10 to 192.168.1.20', '4:c0a8010a-4:c0a80114'],
  ['192.168.1.10 – 192.168.1.20', '4:c0a8010a-4:c0a80114'],
  ['192.168.1.10 по 192.168.1.20', '4:c0a8010a-4:c0a80114'],
  ['192.168.1.10..192.168.1.20', '4:c0a8010a-4:c0a80114'],
  ['192.168.1.10 192.168.1.20', '4:c0a8010a-4:c0a80114'],
  ['192.168.1.*', '4:c0a80100-4:c0a801ff'],
  ['192.168.*.*', '4:c0a80000-4:c0a8ffff'],
])('%s is %s', (text, expected) => expect(read(text)).toBe(expected))
