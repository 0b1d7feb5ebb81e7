/**
 * Names outside the registries that GML of national mapping agencies carries: Germany's AdV (`urn:adv:crs:ETRS89_UTM32`), the Ordnance
 * Survey (`osgb:BNG`), Japan (`fguuid:jgd2011.bl`, `JGD2011 / 9(X,Y)`). `zone` is put in front of or added to a first code.
 */
interface NationalName {
  readonly pattern: RegExp
  code(zone: number): number
  /** The agency writes the authority's order (latitude or northing first). */
  readonly followsAuthorityOrder: boolean
}

const names: readonly NationalName[] = [
  { pattern: /^urn:adv:crs:(?:DE_)?ETRS89_UTM(3[1-3])/i, code: (zone) => 25800 + zone, followsAuthorityOrder: false },
  { pattern: /^urn:adv:crs:(?:DE_)?ETRS89_Lat-Lon/i, code: () => 4258, followsAuthorityOrder: true },
  { pattern: /^urn:adv:crs:(?:DE_)?WGS84_Lat-Lon/i, code: () => 4326, followsAuthorityOrder: true },
  { pattern: /^urn:adv:crs:(?:DE_)?DHDN_3GK([2-5])/i, code: (zone) => 31464 + zone, followsAuthorityOrder: false },
  { pattern: /^urn:adv:crs:(?:DE_)?DHDN_Lat-Lon/i, code: () => 4314, followsAuthorityOrder: true },
  { pattern: /^urn:adv:crs:(?:DE_)?42-83_3GK([3-5])/i, code: (zone) => 2394 + zone, followsAuthorityOrder: false },
  { pattern: /^urn:adv:crs:(?:DE_)?PD-83_3GK([34])/i, code: (zone) => 3393 + zone, followsAuthorityOrder: false },
  { pattern: /^urn:adv:crs:(?:DE_)?RD-83_3GK([45])/i, code: (zone) => 3394 + zone, followsAuthorityOrder: false },
  { pattern: /^(?:urn:)?(?:x-)?osgb:(?:BNG|EPSG:27700)$/i, code: () => 27700, followsAuthorityOrder: false },
  { pattern: /^(?:fguuid:)?jgd200[01]\.bl$/i, code: () => 4612, followsAuthorityOrder: true },
  { pattern: /^(?:fguuid:)?jgd20(?:11|24)\.bl$/i, code: () => 6668, followsAuthorityOrder: true },
  { pattern: /^JGD\s?2000\s*\/\s*\(\s*B\s*,\s*L/i, code: () => 4612, followsAuthorityOrder: true },
  { pattern: /^JGD\s?2011\s*\/\s*\(\s*B\s*,\s*L/i, code: () => 6668, followsAuthorityOrder: true },
  { pattern: /^TD\s*\/\s*\(\s*B\s*,\s*L/i, code: () => 4301, followsAuthorityOrder: true },
  { pattern: /^JGD\s?2000\s*\/\s*(\d{1,2})\s*\(\s*X/i, code: (zone) => 2442 + zone, followsAuthorityOrder: true },
  { pattern: /^JGD\s?2011\s*\/\s*(\d{1,2})\s*\(\s*X/i, code: (zone) => 6668 + zone, followsAuthorityOrder: true },
  { pattern: /^TD\s*\/\s*(\d{1,2})\s*\(\s*X/i, code: (zone) => 30160 + zone, followsAuthorityOrder: true },
  { pattern: /^JGD\s?2000$/i, code: () => 4612, followsAuthorityOrder: true },
  { pattern: /^JGD\s?20(?:11|24)$/i, code: () => 6668, followsAuthorityOrder: true },
]

export function nationalName(text: string): { code: number; followsAuthorityOrder: boolean } | undefined {
  for (const { pattern, code, followsAuthorityOrder } of names) {
    const match = pattern.exec(text)
    if (match) return { code: code(Number(match[1] ?? 0)), followsAuthorityOrder }
  }
  return undefined
}
