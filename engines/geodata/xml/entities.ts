/** The five of XML, and those of HTML that turn up in hand-written files. */
const characters: Readonly<Record<string, number>> = {
  amp: 0x26,
  lt: 0x3c,
  gt: 0x3e,
  quot: 0x22,
  apos: 0x27,
  nbsp: 0xa0,
  copy: 0xa9,
  reg: 0xae,
  deg: 0xb0,
  plusmn: 0xb1,
  laquo: 0xab,
  raquo: 0xbb,
  middot: 0xb7,
  ndash: 0x2013,
  mdash: 0x2014,
  lsquo: 0x2018,
  rsquo: 0x2019,
  ldquo: 0x201c,
  rdquo: 0x201d,
  bull: 0x2022,
  hellip: 0x2026,
  euro: 0x20ac,
  trade: 0x2122,
}

/** The character a named reference stands for, or -1. */
export function namedCharacter(bytes: Uint8Array, start: number, end: number): number {
  let name = ''
  for (let at = start; at < end; at++) name += String.fromCharCode(bytes[at]!)
  return Object.hasOwn(characters, name) ? characters[name]! : -1
}
