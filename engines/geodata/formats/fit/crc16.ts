const nibbles = Uint16Array.of(
  0x0000,
  0xcc01,
  0xd801,
  0x1400,
  0xf001,
  0x3c00,
  0x2800,
  0xe401,
  0xa001,
  0x6c00,
  0x7800,
  0xb401,
  0x5000,
  0x9c01,
  0x8801,
  0x4400,
)

/** The checksum of each byte value, from the table of half bytes the protocol gives. */
const table = Uint16Array.from({ length: 256 }, (_, byte) => {
  const low = nibbles[byte & 15]!
  return (low >> 4) ^ nibbles[low & 15]! ^ nibbles[byte >> 4]!
})

/** FIT's checksum, continued from `crc`; over data and its own checksum it is 0. */
export function crc16(bytes: Uint8Array, start: number, end: number, crc = 0): number {
  let sum = crc
  for (let at = start; at < end; at++) sum = (sum >> 8) ^ table[(sum ^ bytes[at]!) & 0xff]!
  return sum
}
