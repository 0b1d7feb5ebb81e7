/**
 * Datums of plane systems people have files in, with the shift to WGS 84 this project uses: `+towgs84` figures (position-vector
 * signs) of one EPSG operation valid for the whole country. `accuracyMetres` is that operation's own word. National grid files
 * (NTv2, OSTN15, BETA2007 …) would be ten times finer; they are megabytes each and are not used.
 * `wktNames` are the datum names in Well-Known Text (without `D_`, case and punctuation ignored) that mean this datum.
 */
export interface Datum {
  readonly ellipsoid: string
  readonly toWgs84: string
  readonly accuracyMetres: number
  readonly source: string
  readonly wktNames: readonly string[]
}

const sameAsWgs84 = '0,0,0,0,0,0,0'

export const datums = {
  wgs84: {
    ellipsoid: 'WGS84',
    toWgs84: sameAsWgs84,
    accuracyMetres: 0,
    source: 'EPSG:6326',
    wktNames: ['WGS 1984', 'World Geodetic System 1984', 'WGS 84', 'Hartebeesthoek94', 'Hartebeesthoek 1994'],
  },
  /** Plate-fixed realisations on GRS 80: apart from WGS 84 by continental drift only, under 1 to 2 m. */
  grs80: {
    ellipsoid: 'GRS80',
    toWgs84: sameAsWgs84,
    accuracyMetres: 1,
    source: 'EPSG:1149',
    wktNames: [
      'ETRS 1989',
      'European Terrestrial Reference System 1989',
      'European Terrestrial Reference System 1989 ensemble',
      'North American 1983',
      'North American Datum 1983',
      'NAD83 National Spatial Reference System 2011',
      'North American 1983 HARN',
      'NAD83 High Accuracy Reference Network',
      'North American 1983 CSRS',
      'NAD83 Canadian Spatial Reference System',
      'RGF 1993',
      'Reseau Geodesique Francais 1993',
      'Reseau Geodesique Francais 1993 v1',
      'SWEREF99',
      'GDA 1994',
      'Geocentric Datum of Australia 1994',
      'GDA2020',
      'Geocentric Datum of Australia 2020',
      'NZGD 2000',
      'New Zealand Geodetic Datum 2000',
      'SIRGAS 2000',
      'Sistema de Referencia Geocentrico para las AmericaS 2000',
      'China 2000',
      'JGD 2000',
      'Japanese Geodetic Datum 2000',
      'JGD 2011',
      'Japanese Geodetic Datum 2011',
      'Korea 2000',
      'Geocentric datum of Korea',
      'IRENET95',
      'Estonia 1997',
      'LKS 1992',
      'LKS 1994',
      'Slovenia 1996',
      'HTRS96',
      'Croatian Terrestrial Reference System',
      'ETRF2000 Poland',
      'GSK 2011',
    ],
  },
  pulkovo1942: {
    ellipsoid: 'krass',
    toWgs84: '23.57,-140.95,-79.8,0,0.35,0.79,-0.22',
    accuracyMetres: 3,
    source: 'EPSG:5044',
    wktNames: ['Pulkovo 1942', 'S 42 Hungary', 'Pulkovo 1942 Adj 1983'],
  },
  pulkovo1995: {
    ellipsoid: 'krass',
    toWgs84: '24.47,-130.89,-81.56,0,0,0.13,-0.22',
    accuracyMetres: 1,
    source: 'EPSG:5043',
    wktNames: ['Pulkovo 1995'],
  },
  pulkovo1958Romania: {
    ellipsoid: 'krass',
    toWgs84: '2.329,-147.042,-92.08,-0.309,0.325,0.497,5.69',
    accuracyMetres: 3,
    source: 'EPSG:15995',
    wktNames: ['Dealul Piscului 1970', 'Pulkovo 1942 Adj 1958', 'Pulkovo 1942(58)'],
  },
  osgb36: {
    ellipsoid: 'airy',
    toWgs84: '446.448,-125.157,542.06,0.15,0.247,0.842,-20.489',
    accuracyMetres: 2,
    source: 'EPSG:1314',
    wktNames: ['OSGB 1936', 'Ordnance Survey of Great Britain 1936'],
  },
  ireland1965: {
    ellipsoid: 'mod_airy',
    toWgs84: '482.5,-130.6,564.6,-1.042,-0.214,-0.631,8.15',
    accuracyMetres: 1,
    source: 'EPSG:1641, EPSG:1954',
    wktNames: ['TM65', 'TM75', 'Geodetic Datum of 1965', 'Ireland 1965'],
  },
  ntf: {
    ellipsoid: 'clrk80ign',
    toWgs84: '-168,-60,320,0,0,0,0',
    accuracyMetres: 2,
    source: 'EPSG:1193',
    wktNames: ['NTF', 'Nouvelle Triangulation Francaise', 'Nouvelle Triangulation Francaise Paris'],
  },
  belge1972: {
    ellipsoid: 'intl',
    toWgs84: '-106.8686,52.2978,-103.7239,0.3366,-0.457,1.8422,-1.2747',
    accuracyMetres: 1,
    source: 'EPSG:15929',
    wktNames: ['Belge 1972', 'Reseau National Belge 1972'],
  },
  amersfoort: {
    ellipsoid: 'bessel',
    toWgs84: '565.4171,50.3319,465.5524,-0.398957,0.343988,-1.8774,4.0725',
    accuracyMetres: 1,
    source: 'EPSG:4833',
    wktNames: ['Amersfoort'],
  },
  luref: {
    ellipsoid: 'intl',
    toWgs84: '-189.6806,18.3463,-42.7695,-0.33746,-3.09264,2.53861,0.4598',
    accuracyMetres: 1,
    source: 'EPSG:5483',
    wktNames: ['Luxembourg 1930', 'Luxembourg Reference Frame'],
  },
  ch1903: {
    ellipsoid: 'bessel',
    toWgs84: '674.374,15.056,405.346,0,0,0,0',
    accuracyMetres: 1.5,
    source: 'EPSG:1766, EPSG:1676',
    wktNames: ['CH1903', 'CH1903+'],
  },
  dhdn: {
    ellipsoid: 'bessel',
    toWgs84: '598.1,73.7,418.2,0.202,0.045,-2.455,6.7',
    accuracyMetres: 3,
    source: 'EPSG:1777',
    wktNames: ['Deutsches Hauptdreiecksnetz', 'DHDN'],
  },
  mgiAustria: {
    ellipsoid: 'bessel',
    toWgs84: '577.326,90.129,463.919,5.137,1.474,5.297,2.4232',
    accuracyMetres: 1.5,
    source: 'EPSG:1618',
    wktNames: ['MGI', 'Militar Geographische Institut', 'Militar-Geographische Institut'],
  },
  mgi1901: {
    ellipsoid: 'bessel',
    toWgs84: '577.84843,165.45019,390.43652,4.93131,-0.96052,-13.05072,7.86546',
    accuracyMetres: 1,
    source: 'EPSG:9486 (Serbia)',
    wktNames: ['MGI 1901'],
  },
  mgi1901Slovenia: {
    ellipsoid: 'bessel',
    toWgs84: '476.08,125.947,417.81,4.610862,2.388137,-11.942335,9.896638',
    accuracyMetres: 1,
    source: 'EPSG:3916',
    wktNames: [],
  },
  sjtsk: {
    ellipsoid: 'bessel',
    toWgs84: '572.213,85.334,461.94,4.9732,1.529,5.2484,3.5378',
    accuracyMetres: 1,
    source: 'EPSG:5239 (Czechia; Slovakia within about 5 m)',
    wktNames: [
      'S JTSK',
      'System Jednotne Trigonometricke Site Katastralni',
      'System of the Unified Trigonometrical Cadastral Network',
    ],
  },
  hd72: {
    ellipsoid: 'GRS67',
    toWgs84: '52.17,-71.82,-14.9,0,0,0,0',
    accuracyMetres: 1,
    source: 'EPSG:1242',
    wktNames: ['Hungarian 1972', 'Hungarian Datum 1972'],
  },
  kkj: {
    ellipsoid: 'intl',
    toWgs84: '-96.062,-82.428,-121.753,4.801,0.345,-1.376,1.496',
    accuracyMetres: 1,
    source: 'EPSG:10099',
    wktNames: ['KKJ', 'Kartastokoordinaattijarjestelma 1966'],
  },
  rt90: {
    ellipsoid: 'bessel',
    toWgs84: '414.1,41.3,603.1,-0.855,2.141,-7.023,0',
    accuracyMetres: 1,
    source: 'EPSG:1896',
    wktNames: ['RT 1990', 'Rikets koordinatsystem 1990'],
  },
  lisbon: {
    ellipsoid: 'intl',
    toWgs84: '-288.885,-91.744,126.244,-1.691,0.41,-0.211,-4.598',
    accuracyMetres: 2,
    source: 'EPSG:1790',
    wktNames: ['Lisbon', 'Lisbon 1937'],
  },
  ggrs87: {
    ellipsoid: 'GRS80',
    toWgs84: '-199.87,74.79,246.62,0,0,0,0',
    accuracyMetres: 1,
    source: 'EPSG:1272',
    wktNames: ['GGRS 1987', 'Greek Geodetic Reference System 1987'],
  },
  monteMario: {
    ellipsoid: 'intl',
    toWgs84: '-104.1,-49.1,-9.9,0.971,-2.917,0.714,-11.68',
    accuracyMetres: 4,
    source: 'EPSG:1660',
    wktNames: ['Monte Mario'],
  },
  ed50: {
    ellipsoid: 'intl',
    toWgs84: '-87,-98,-121,0,0,0,0',
    accuracyMetres: 10,
    source: 'EPSG:1133',
    wktNames: ['European 1950', 'European Datum 1950'],
  },
  israel1993: {
    ellipsoid: 'GRS80',
    toWgs84: '23.772,17.49,17.859,-0.3132,-1.85274,1.67299,-5.4262',
    accuracyMetres: 0.5,
    source: 'EPSG:9676',
    wktNames: ['Israel', 'Israel 1993'],
  },
  nad27: {
    ellipsoid: 'clrk66',
    toWgs84: '-8,160,176,0,0,0,0',
    accuracyMetres: 10,
    source: 'EPSG:1173',
    wktNames: ['North American 1927', 'North American Datum 1927'],
  },
  nzgd49: {
    ellipsoid: 'intl',
    toWgs84: '59.47,-5.04,187.44,0.47,-0.1,1.024,-4.5993',
    accuracyMetres: 4,
    source: 'EPSG:1564',
    wktNames: ['New Zealand 1949', 'New Zealand Geodetic Datum 1949'],
  },
  tokyo: {
    ellipsoid: 'bessel',
    toWgs84: '-148,507,685,0,0,0,0',
    accuracyMetres: 29,
    source: 'EPSG:1230',
    wktNames: ['Tokyo'],
  },
  hongKong1980: {
    ellipsoid: 'intl',
    toWgs84: '-162.619,-276.959,-161.764,0.067753,-2.243648,-1.158828,-1.094246',
    accuracyMetres: 1,
    source: 'EPSG:1825',
    wktNames: ['Hong Kong 1980'],
  },
} as const satisfies Record<string, Datum>

export type DatumId = keyof typeof datums

const spelling = (name: string): string =>
  name
    .replace(/^D_/i, '')
    .toLowerCase()
    .replace(/[^a-z0-9+]/g, '')

const datumByWktName = new Map(
  Object.entries(datums).flatMap(([id, datum]) =>
    datum.wktNames.map((name) => [spelling(name), id as DatumId] as const),
  ),
)

export const datumOfWktName = (name: string): DatumId | undefined => datumByWktName.get(spelling(name))
