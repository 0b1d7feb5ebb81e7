import { type Language, type Localized, sameInAll } from '#engines/core/index.ts'
import { isAboutRussia } from './about-russia.ts'
import { gsk2011Shift } from './geodesy/datum-parameters.ts'
import { grs80Ellipsoid, gsk2011Ellipsoid } from './geodesy/ellipsoid.ts'
import { toGaussKrueger } from './geodesy/gauss-krueger.ts'
import type { Position } from './geodesy/position.ts'
import { transverseMercator } from './geodesy/transverse-mercator.ts'
import { centralMeridianDegrees, utmFalseEastingMetres, utmScale } from './geodesy/utm.ts'
import { printGeohash } from './notations/geohash.ts'
import { printMaidenhead } from './notations/maidenhead.ts'
import { printMgi } from './notations/mgi.ts'
import { printPlusCode } from './notations/plus-code.ts'
import { fixed } from './reading/printing.ts'

/** Ways to write a point that stand below the ten systems: national ones where they are in use, and short codes everywhere. */
export interface AlsoAs {
  readonly id: AlsoAsId
  readonly name: Localized
  readonly text: string
  readonly epsgCode?: number
  /** How accurate the datum shift is. */
  readonly accuracyMetres?: number
}

export type AlsoAsId = 'gsk2011' | 'etrs89-serbia' | 'mgi' | 'plus-code' | 'geohash' | 'maidenhead'

interface Row {
  readonly id: AlsoAsId
  readonly name: Localized
  print(position: Position): Omit<AlsoAs, 'id' | 'name'> | undefined
}

const rows: readonly Row[] = [
  { id: 'gsk2011', name: { ru: 'ГСК-2011', en: 'GSK-2011', sr: 'ГСК-2011' }, print: printGsk2011 },
  {
    id: 'etrs89-serbia',
    name: { ru: 'ETRS89 / UTM 34N (Сербия)', en: 'ETRS89 / UTM 34N (Serbia)', sr: 'ETRS89 / UTM 34N (Србија)' },
    print: printSerbia,
  },
  {
    id: 'mgi',
    name: { ru: 'MGI 1901, Гаусс — Крюгер', en: 'MGI 1901, Gauss-Krüger', sr: 'MGI 1901, Гаус-Кригер' },
    print: printMgi,
  },
  {
    id: 'plus-code',
    name: { ru: 'Плюс-код', en: 'Plus code', sr: 'Плус код' },
    print: (position) => ({ text: printPlusCode(position) }),
  },
  {
    id: 'geohash',
    name: { ru: 'Геохеш', en: 'Geohash', sr: 'Геохеш' },
    print: (position) => ({ text: printGeohash(position) }),
  },
  { id: 'maidenhead', name: sameInAll('Maidenhead'), print: (position) => ({ text: printMaidenhead(position) }) },
]

/** What the readers of a language need first. */
const firstIn: Readonly<Partial<Record<Language, readonly AlsoAsId[]>>> = {
  ru: ['gsk2011'],
  sr: ['mgi', 'etrs89-serbia'],
}

/** Only those in whose area the point lies. */
export const alsoAs = (position: Position, language: Language = 'en'): AlsoAs[] =>
  inOrderOf(language).flatMap(({ id, name, print }) => {
    const printed = print(position)
    return printed ? [{ id, name, ...printed }] : []
  })

const gskPlane = transverseMercator(gsk2011Ellipsoid, 1)

/** EPSG:20904 to 20932: six-degree zones, X north and Y east with the zone number, as in SK-42. In Russia only. */
function printGsk2011(position: Position) {
  if (!isAboutRussia(position)) return undefined
  const { zone, xNorthingMetres, yEastingMetres } = toGaussKrueger(position, gsk2011Shift, gskPlane)
  return {
    text: `X ${fixed(xNorthingMetres, 1)}, Y ${fixed(yEastingMetres, 1)}`,
    epsgCode: 20900 + zone,
    accuracyMetres: 1,
  }
}

const serbiaPlane = transverseMercator(grs80Ellipsoid, utmScale)
const serbiaZone = 34

/** EPSG:25834 (SREF98 is its Serbian realisation, EPSG:8682), in Serbia only. ETRS89 and WGS 84 agree within a metre (EPSG:1149). */
function printSerbia({ latitudeDegrees, longitudeDegrees }: Position) {
  const isInSerbia =
    latitudeDegrees >= 41.85 && latitudeDegrees <= 46.19 && longitudeDegrees >= 18.81 && longitudeDegrees <= 23.01
  if (!isInSerbia) return undefined
  const point = serbiaPlane.forward(latitudeDegrees, longitudeDegrees, centralMeridianDegrees(serbiaZone))
  return {
    text: `E ${fixed(point.eastingMetres + utmFalseEastingMetres, 1)}, N ${fixed(point.northingMetres, 1)}`,
    epsgCode: 25834,
    accuracyMetres: 1,
  }
}

function inOrderOf(language: Language): readonly Row[] {
  const rank = ({ id }: Row): number => {
    const place = firstIn[language]?.indexOf(id) ?? -1
    return place < 0 ? rows.length : place
  }
  return rows.toSorted((one, other) => rank(one) - rank(other))
}
