import { closeSync, openSync, writeSync } from 'node:fs'
import { crc16 } from '../../engines/geodata/formats/fit/crc16.ts'
import { seeded } from './seeded.ts'

const recordLength = 21

/** Writes one activity of so many megabytes: position, altitude, heart rate, cadence and power every second. */
export function writeFit(path: string, megabytes: number): void {
  const random = seeded(7)
  const head = Uint8Array.of(
    0x40,
    0,
    0,
    0,
    0,
    1,
    0,
    1,
    0,
    0,
    4,
    0x42,
    0,
    0,
    20,
    0,
    7,
    253,
    4,
    0x86,
    0,
    4,
    0x85,
    1,
    4,
    0x85,
    2,
    2,
    0x84,
    3,
    1,
    2,
    4,
    1,
    2,
    7,
    2,
    0x84,
  )
  const count = Math.floor((megabytes * 1e6) / (recordLength - 2))
  const size = 1 + 18
  const data = new Uint8Array(head.length + count * size)
  const view = new DataView(data.buffer)
  data.set(head)
  let latitude = 44.8
  let longitude = 20.4
  for (let index = 0, at = head.length; index < count; index++, at += size) {
    latitude += (random() - 0.5) / 5000
    longitude += (random() - 0.5) / 5000
    data[at] = 2
    view.setUint32(at + 1, 1146470400 + index, true)
    view.setInt32(at + 5, Math.round((latitude * 2 ** 31) / 180), true)
    view.setInt32(at + 9, Math.round((longitude * 2 ** 31) / 180), true)
    view.setUint16(at + 13, 3000 + (index % 500), true)
    data[at + 15] = 120 + (index % 50)
    data[at + 16] = 80 + (index % 10)
    view.setUint16(at + 17, 200 + (index % 90), true)
  }
  const header = new Uint8Array(14)
  const headerView = new DataView(header.buffer)
  header.set([14, 16, 84, 8])
  headerView.setUint32(4, data.length, true)
  header.set([0x2e, 0x46, 0x49, 0x54], 8)
  headerView.setUint16(12, crc16(header, 0, 12), true)
  const checksum = crc16(data, 0, data.length, crc16(header, 0, 14))
  const file = openSync(path, 'w')
  writeSync(file, header)
  for (let at = 0; at < data.length; at += 1 << 24) writeSync(file, data, at, Math.min(1 << 24, data.length - at))
  writeSync(file, Uint8Array.of(checksum & 0xff, checksum >> 8))
  closeSync(file)
}
