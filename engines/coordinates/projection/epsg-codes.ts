import type { DatumId } from './datums.ts'

/** Which of the two numbers comes first where the authority's own axis order is followed (GML, WFS 1.1 and later). */
export type AxisOrder = 'east-north' | 'north-east'

export interface EpsgRow {
  readonly code: number
  readonly datum: DatumId
  /** PROJ parameters without ellipsoid and shift, which are the datum's, and without `+`. */
  readonly parameters: string
  readonly axisOrder: AxisOrder
  readonly name: string
}

/**
 * Plane systems that stand alone, a line each: code, datum, axis order, name, parameters. Source: the EPSG registry as PROJ 9.1 carries
 * it. Whole families of zones are in `zone-families.ts`.
 */
const planeSystems = `
2039 | israel1993 | east-north | Israel 1993 / Israeli TM Grid | proj=tmerc lat_0=31.7343936111111 lon_0=35.2045169444444 k=1.0000067 x_0=219529.584 y_0=626907.39
2056 | ch1903 | east-north | CH1903+ / LV95 | proj=somerc lat_0=46.9524055555556 lon_0=7.43958333333333 k_0=1 x_0=2600000 y_0=1200000
2100 | ggrs87 | east-north | GGRS87 / Greek Grid | proj=tmerc lat_0=0 lon_0=24 k=0.9996 x_0=500000 y_0=0
2154 | grs80 | east-north | RGF93 v1 / Lambert-93 | proj=lcc lat_0=46.5 lon_0=3 lat_1=49 lat_2=44 x_0=700000 y_0=6600000
2157 | grs80 | east-north | IRENET95 / Irish Transverse Mercator | proj=tmerc lat_0=53.5 lon_0=-8 k=0.99982 x_0=600000 y_0=750000
2169 | luref | north-east | LUREF / Luxembourg TM | proj=tmerc lat_0=49.8333333333333 lon_0=6.16666666666667 k=1 x_0=80000 y_0=100000
2176 | grs80 | north-east | ETRF2000-PL / CS2000/15 | proj=tmerc lat_0=0 lon_0=15 k=0.999923 x_0=5500000 y_0=0
2177 | grs80 | north-east | ETRF2000-PL / CS2000/18 | proj=tmerc lat_0=0 lon_0=18 k=0.999923 x_0=6500000 y_0=0
2178 | grs80 | north-east | ETRF2000-PL / CS2000/21 | proj=tmerc lat_0=0 lon_0=21 k=0.999923 x_0=7500000 y_0=0
2179 | grs80 | north-east | ETRF2000-PL / CS2000/24 | proj=tmerc lat_0=0 lon_0=24 k=0.999923 x_0=8500000 y_0=0
2180 | grs80 | north-east | ETRF2000-PL / CS92 | proj=tmerc lat_0=0 lon_0=19 k=0.9993 x_0=500000 y_0=-5300000
2193 | grs80 | north-east | NZGD2000 / New Zealand Transverse Mercator 2000 | proj=tmerc lat_0=0 lon_0=173 k=0.9996 x_0=1600000 y_0=10000000
2227 | grs80 | east-north | NAD83 / California zone 3 (ftUS) | proj=lcc lat_0=36.5 lon_0=-120.5 lat_1=38.4333333333333 lat_2=37.0666666666667 x_0=2000000.0001016 y_0=500000.0001016 units=us-ft
2229 | grs80 | east-north | NAD83 / California zone 5 (ftUS) | proj=lcc lat_0=33.5 lon_0=-118 lat_1=35.4666666666667 lat_2=34.0333333333333 x_0=2000000.0001016 y_0=500000.0001016 units=us-ft
2249 | grs80 | east-north | NAD83 / Massachusetts Mainland (ftUS) | proj=lcc lat_0=41 lon_0=-71.5 lat_1=42.6833333333333 lat_2=41.7166666666667 x_0=200000.0001016 y_0=750000 units=us-ft
2263 | grs80 | east-north | NAD83 / New York Long Island (ftUS) | proj=lcc lat_0=40.1666666666667 lon_0=-74 lat_1=41.0333333333333 lat_2=40.6666666666667 x_0=300000 y_0=0 units=us-ft
2277 | grs80 | east-north | NAD83 / Texas Central (ftUS) | proj=lcc lat_0=29.6666666666667 lon_0=-100.333333333333 lat_1=31.8833333333333 lat_2=30.1166666666667 x_0=699999.9998984 y_0=3000000 units=us-ft
2326 | hongKong1980 | north-east | Hong Kong 1980 Grid System | proj=tmerc lat_0=22.3121333333333 lon_0=114.178555555556 k=1 x_0=836694.05 y_0=819069.8
2393 | kkj | north-east | KKJ / Finland Uniform Coordinate System | proj=tmerc lat_0=0 lon_0=27 k=1 x_0=3500000 y_0=0
2913 | grs80 | east-north | NAD83(HARN) / Oregon North (ft) | proj=lcc lat_0=43.6666666666667 lon_0=-120.5 lat_1=46 lat_2=44.3333333333333 x_0=2500000.0001424 y_0=0 units=ft
3003 | monteMario | east-north | Monte Mario / Italy zone 1 | proj=tmerc lat_0=0 lon_0=9 k=0.9996 x_0=1500000 y_0=0
3004 | monteMario | east-north | Monte Mario / Italy zone 2 | proj=tmerc lat_0=0 lon_0=15 k=0.9996 x_0=2520000 y_0=0
3005 | grs80 | east-north | NAD83 / BC Albers | proj=aea lat_0=45 lon_0=-126 lat_1=50 lat_2=58.5 x_0=1000000 y_0=0
3006 | grs80 | north-east | SWEREF99 TM | proj=utm zone=33
3021 | rt90 | north-east | RT90 2.5 gon V | proj=tmerc lat_0=0 lon_0=15.8082777777778 k=1 x_0=1500000 y_0=0
3031 | wgs84 | east-north | WGS 84 / Antarctic Polar Stereographic | proj=stere lat_0=-90 lat_ts=-71 lon_0=0 x_0=0 y_0=0
3034 | grs80 | north-east | ETRS89-extended / LCC Europe | proj=lcc lat_0=52 lon_0=10 lat_1=35 lat_2=65 x_0=4000000 y_0=2800000
3035 | grs80 | north-east | ETRS89-extended / LAEA Europe | proj=laea lat_0=52 lon_0=10 x_0=4321000 y_0=3210000
3059 | grs80 | north-east | LKS92 / Latvia TM | proj=tmerc lat_0=0 lon_0=24 k=0.9996 x_0=500000 y_0=-6000000
3067 | grs80 | east-north | ETRS89 / TM35FIN(E,N) | proj=utm zone=35
3111 | grs80 | east-north | GDA94 / Vicgrid | proj=lcc lat_0=-37 lon_0=145 lat_1=-36 lat_2=-38 x_0=2500000 y_0=2500000
3112 | grs80 | east-north | GDA94 / Geoscience Australia Lambert | proj=lcc lat_0=0 lon_0=134 lat_1=-18 lat_2=-36 x_0=0 y_0=0
3161 | grs80 | east-north | NAD83 / Ontario MNR Lambert | proj=lcc lat_0=0 lon_0=-85 lat_1=44.5 lat_2=53.5 x_0=930000 y_0=6430000
3301 | grs80 | north-east | Estonian Coordinate System of 1997 | proj=lcc lat_0=57.5175539305556 lon_0=24 lat_1=59.3333333333333 lat_2=58 x_0=500000 y_0=6375000
3310 | grs80 | east-north | NAD83 / California Albers | proj=aea lat_0=0 lon_0=-120 lat_1=34 lat_2=40.5 x_0=0 y_0=-4000000
3346 | grs80 | north-east | LKS94 / Lithuania TM | proj=tmerc lat_0=0 lon_0=24 k=0.9998 x_0=500000 y_0=0
3347 | grs80 | east-north | NAD83 / Statistics Canada Lambert | proj=lcc lat_0=63.390675 lon_0=-91.8666666666667 lat_1=49 lat_2=77 x_0=6200000 y_0=3000000
3395 | wgs84 | east-north | WGS 84 / World Mercator | proj=merc lon_0=0 k=1 x_0=0 y_0=0
3413 | wgs84 | east-north | WGS 84 / NSIDC Sea Ice Polar Stereographic North | proj=stere lat_0=90 lat_ts=70 lon_0=-45 x_0=0 y_0=0
3414 | wgs84 | north-east | SVY21 / Singapore TM | proj=tmerc lat_0=1.36666666666667 lon_0=103.833333333333 k=1 x_0=28001.642 y_0=38744.572
3577 | grs80 | east-north | GDA94 / Australian Albers | proj=aea lat_0=0 lon_0=132 lat_1=-18 lat_2=-36 x_0=0 y_0=0
3763 | grs80 | east-north | ETRS89 / Portugal TM06 | proj=tmerc lat_0=39.6682583333333 lon_0=-8.13310833333333 k=1 x_0=0 y_0=0
3765 | grs80 | east-north | HTRS96 / Croatia TM | proj=tmerc lat_0=0 lon_0=16.5 k=0.9999 x_0=500000 y_0=0
3794 | grs80 | east-north | Slovenia 1996 / Slovene National Grid | proj=tmerc lat_0=0 lon_0=15 k=0.9999 x_0=500000 y_0=-5000000
3812 | grs80 | east-north | ETRS89 / Belgian Lambert 2008 | proj=lcc lat_0=50.797815 lon_0=4.35921583333333 lat_1=49.8333333333333 lat_2=51.1666666666667 x_0=649328 y_0=665262
3826 | grs80 | east-north | TWD97 / TM2 zone 121 | proj=tmerc lat_0=0 lon_0=121 k=0.9999 x_0=250000 y_0=0
3844 | pulkovo1958Romania | north-east | Pulkovo 1942(58) / Stereo70 | proj=sterea lat_0=46 lon_0=25 k=0.99975 x_0=500000 y_0=500000
3908 | mgi1901 | north-east | MGI 1901 / Balkans zone 6 | proj=tmerc lat_0=0 lon_0=18 k=0.9999 x_0=6500000 y_0=0
3909 | mgi1901 | north-east | MGI 1901 / Balkans zone 7 | proj=tmerc lat_0=0 lon_0=21 k=0.9999 x_0=7500000 y_0=0
3912 | mgi1901Slovenia | east-north | MGI 1901 / Slovene National Grid | proj=tmerc lat_0=0 lon_0=15 k=0.9999 x_0=500000 y_0=-5000000
3978 | grs80 | east-north | NAD83 / Canada Atlas Lambert | proj=lcc lat_0=49 lon_0=-95 lat_1=49 lat_2=77 x_0=0 y_0=0
3979 | grs80 | east-north | NAD83(CSRS) / Canada Atlas Lambert | proj=lcc lat_0=49 lon_0=-95 lat_1=49 lat_2=77 x_0=0 y_0=0
3995 | wgs84 | east-north | WGS 84 / Arctic Polar Stereographic | proj=stere lat_0=90 lat_ts=71 lon_0=0 x_0=0 y_0=0
5041 | wgs84 | east-north | WGS 84 / UPS North (E,N) | proj=stere lat_0=90 lon_0=0 k=0.994 x_0=2000000 y_0=2000000
5042 | wgs84 | east-north | WGS 84 / UPS South (E,N) | proj=stere lat_0=-90 lon_0=0 k=0.994 x_0=2000000 y_0=2000000
5070 | grs80 | east-north | NAD83 / Conus Albers | proj=aea lat_0=23 lon_0=-96 lat_1=29.5 lat_2=45.5 x_0=0 y_0=0
5179 | grs80 | north-east | Korea 2000 / Unified CS | proj=tmerc lat_0=38 lon_0=127.5 k=0.9996 x_0=1000000 y_0=2000000
5186 | grs80 | north-east | Korea 2000 / Central Belt 2010 | proj=tmerc lat_0=38 lon_0=127 k=1 x_0=200000 y_0=600000
5253 | grs80 | north-east | TUREF / TM27 | proj=tmerc lat_0=0 lon_0=27 k=1 x_0=500000 y_0=0
5254 | grs80 | north-east | TUREF / TM30 | proj=tmerc lat_0=0 lon_0=30 k=1 x_0=500000 y_0=0
5255 | grs80 | north-east | TUREF / TM33 | proj=tmerc lat_0=0 lon_0=33 k=1 x_0=500000 y_0=0
5256 | grs80 | north-east | TUREF / TM36 | proj=tmerc lat_0=0 lon_0=36 k=1 x_0=500000 y_0=0
5257 | grs80 | north-east | TUREF / TM39 | proj=tmerc lat_0=0 lon_0=39 k=1 x_0=500000 y_0=0
5514 | sjtsk | east-north | S-JTSK / Krovak East North | proj=krovak lat_0=49.5 lon_0=24.8333333333333 alpha=30.2881397527778 k=0.9999 x_0=0 y_0=0
5880 | grs80 | east-north | SIRGAS 2000 / Brazil Polyconic | proj=poly lat_0=0 lon_0=-54 x_0=5000000 y_0=10000000
6316 | mgi1901 | east-north | MGI 1901 / Balkans zone 7 | proj=tmerc lat_0=0 lon_0=21 k=0.9999 x_0=7500000 y_0=0
6372 | grs80 | north-east | Mexico ITRF2008 / LCC | proj=lcc lat_0=12 lon_0=-102 lat_1=17.5 lat_2=29.5 x_0=2500000 y_0=0
6707 | grs80 | north-east | RDN2008 / UTM zone 32N (N-E) | proj=utm zone=32
6708 | grs80 | north-east | RDN2008 / UTM zone 33N (N-E) | proj=utm zone=33
6931 | wgs84 | east-north | WGS 84 / NSIDC EASE-Grid 2.0 North | proj=laea lat_0=90 lon_0=0 x_0=0 y_0=0
6932 | wgs84 | east-north | WGS 84 / NSIDC EASE-Grid 2.0 South | proj=laea lat_0=-90 lon_0=0 x_0=0 y_0=0
6933 | wgs84 | east-north | WGS 84 / NSIDC EASE-Grid 2.0 Global | proj=cea lat_ts=30 lon_0=0 x_0=0 y_0=0
7801 | grs80 | north-east | BGS2005 / CCS2005 | proj=lcc lat_0=42.6678756833333 lon_0=25.5 lat_1=42 lat_2=43.3333333333333 x_0=500000 y_0=4725824.3591
8677 | mgi1901 | east-north | MGI 1901 / Balkans zone 5 | proj=tmerc lat_0=0 lon_0=15 k=0.9999 x_0=5500000 y_0=0
8678 | mgi1901 | east-north | MGI 1901 / Balkans zone 6 | proj=tmerc lat_0=0 lon_0=18 k=0.9999 x_0=6500000 y_0=0
8679 | mgi1901 | east-north | MGI 1901 / Balkans zone 8 | proj=tmerc lat_0=0 lon_0=24 k=0.9999 x_0=8500000 y_0=0
8857 | wgs84 | east-north | WGS 84 / Equal Earth Greenwich | proj=eqearth lon_0=0 x_0=0 y_0=0
20790 | lisbon | east-north | Lisbon (Lisbon) / Portuguese National Grid | proj=tmerc lat_0=39.6666666666667 lon_0=1 k=1 x_0=200000 y_0=300000 pm=lisbon
21781 | ch1903 | east-north | CH1903 / LV03 | proj=somerc lat_0=46.9524055555556 lon_0=7.43958333333333 k_0=1 x_0=600000 y_0=200000
23700 | hd72 | east-north | HD72 / EOV | proj=somerc lat_0=47.1443937222222 lon_0=19.0485717777778 k_0=0.99993 x_0=650000 y_0=200000
27200 | nzgd49 | east-north | NZGD49 / New Zealand Map Grid | proj=nzmg lat_0=-41 lon_0=173 x_0=2510000 y_0=6023150
27572 | ntf | east-north | NTF (Paris) / Lambert zone II | proj=lcc lat_1=46.8 lat_0=46.8 lon_0=0 k_0=0.99987742 x_0=600000 y_0=2200000 pm=paris
27700 | osgb36 | east-north | OSGB36 / British National Grid | proj=tmerc lat_0=49 lon_0=-2 k=0.9996012717 x_0=400000 y_0=-100000
28992 | amersfoort | east-north | Amersfoort / RD New | proj=sterea lat_0=52.1561605555556 lon_0=5.38763888888889 k=0.9999079 x_0=155000 y_0=463000
29902 | ireland1965 | east-north | TM65 / Irish Grid | proj=tmerc lat_0=53.5 lon_0=-8 k=1.000035 x_0=200000 y_0=250000
29903 | ireland1965 | east-north | TM75 / Irish Grid | proj=tmerc lat_0=53.5 lon_0=-8 k=1.000035 x_0=200000 y_0=250000
31254 | mgiAustria | north-east | MGI / Austria GK West | proj=tmerc lat_0=0 lon_0=10.3333333333333 k=1 x_0=0 y_0=-5000000
31255 | mgiAustria | north-east | MGI / Austria GK Central | proj=tmerc lat_0=0 lon_0=13.3333333333333 k=1 x_0=0 y_0=-5000000
31256 | mgiAustria | north-east | MGI / Austria GK East | proj=tmerc lat_0=0 lon_0=16.3333333333333 k=1 x_0=0 y_0=-5000000
31257 | mgiAustria | north-east | MGI / Austria GK M28 | proj=tmerc lat_0=0 lon_0=10.3333333333333 k=1 x_0=150000 y_0=-5000000
31258 | mgiAustria | north-east | MGI / Austria GK M31 | proj=tmerc lat_0=0 lon_0=13.3333333333333 k=1 x_0=450000 y_0=-5000000
31259 | mgiAustria | north-east | MGI / Austria GK M34 | proj=tmerc lat_0=0 lon_0=16.3333333333333 k=1 x_0=750000 y_0=-5000000
31275 | mgi1901 | north-east | MGI / Balkans zone 5 | proj=tmerc lat_0=0 lon_0=15 k=0.9999 x_0=5500000 y_0=0
31276 | mgi1901 | north-east | MGI / Balkans zone 6 | proj=tmerc lat_0=0 lon_0=18 k=0.9999 x_0=6500000 y_0=0
31277 | mgi1901 | north-east | MGI / Balkans zone 7 | proj=tmerc lat_0=0 lon_0=21 k=0.9999 x_0=7500000 y_0=0
31287 | mgiAustria | north-east | MGI / Austria Lambert | proj=lcc lat_0=47.5 lon_0=13.3333333333333 lat_1=49 lat_2=46 x_0=400000 y_0=400000
31370 | belge1972 | east-north | BD72 / Belgian Lambert 72 | proj=lcc lat_0=90 lon_0=4.36748666666667 lat_1=51.1666672333333 lat_2=49.8333339 x_0=150000.013 y_0=5400088.438
31466 | dhdn | north-east | DHDN / 3-degree Gauss-Kruger zone 2 | proj=tmerc lat_0=0 lon_0=6 k=1 x_0=2500000 y_0=0
31467 | dhdn | north-east | DHDN / 3-degree Gauss-Kruger zone 3 | proj=tmerc lat_0=0 lon_0=9 k=1 x_0=3500000 y_0=0
31468 | dhdn | north-east | DHDN / 3-degree Gauss-Kruger zone 4 | proj=tmerc lat_0=0 lon_0=12 k=1 x_0=4500000 y_0=0
31469 | dhdn | north-east | DHDN / 3-degree Gauss-Kruger zone 5 | proj=tmerc lat_0=0 lon_0=15 k=1 x_0=5500000 y_0=0
31700 | pulkovo1958Romania | north-east | Dealul Piscului 1970/ Stereo 70 | proj=sterea lat_0=46 lon_0=25 k=0.99975 x_0=500000 y_0=500000
32661 | wgs84 | north-east | WGS 84 / UPS North (N,E) | proj=stere lat_0=90 lon_0=0 k=0.994 x_0=2000000 y_0=2000000
32761 | wgs84 | north-east | WGS 84 / UPS South (N,E) | proj=stere lat_0=-90 lon_0=0 k=0.994 x_0=2000000 y_0=2000000
`

/** Systems in degrees: code, datum, name. EPSG puts latitude first in all of them. */
const geographicSystems = `
4121 | ggrs87 | GGRS87
4123 | kkj | KKJ
4124 | rt90 | RT90
4141 | israel1993 | Israel 1993
4148 | wgs84 | Hartebeesthoek94
4149 | ch1903 | CH1903
4150 | ch1903 | CH1903+
4152 | grs80 | NAD83(HARN)
4156 | sjtsk | S-JTSK
4167 | grs80 | NZGD2000
4171 | grs80 | RGF93 v1
4200 | pulkovo1995 | Pulkovo 1995
4230 | ed50 | ED50
4237 | hd72 | HD72
4258 | grs80 | ETRS89
4265 | monteMario | Monte Mario
4267 | nad27 | NAD27
4269 | grs80 | NAD83
4272 | nzgd49 | NZGD49
4275 | ntf | NTF
4277 | osgb36 | OSGB36
4283 | grs80 | GDA94
4284 | pulkovo1942 | Pulkovo 1942
4289 | amersfoort | Amersfoort
4299 | ireland1965 | TM65
4301 | tokyo | Tokyo
4312 | mgiAustria | MGI
4313 | belge1972 | BD72
4314 | dhdn | DHDN
4490 | grs80 | China Geodetic Coordinate System 2000
4611 | hongKong1980 | Hong Kong 1980
4612 | grs80 | JGD2000
4617 | grs80 | NAD83(CSRS)
4619 | grs80 | SWEREF99
4674 | grs80 | SIRGAS 2000
4737 | grs80 | Korea 2000
4765 | grs80 | Slovenia 1996
4937 | grs80 | ETRS89
3906 | mgi1901 | MGI 1901
6318 | grs80 | NAD83(2011)
6668 | grs80 | JGD2011
7683 | grs80 | GSK-2011
7844 | grs80 | GDA2020
`

const cellsOf = (table: string): string[][] =>
  table
    .trim()
    .split('\n')
    .map((line) => line.split(' | '))

const rows: readonly EpsgRow[] = [
  ...cellsOf(planeSystems).map(([code, datum, axisOrder, name, parameters]) => ({
    code: Number(code),
    datum: datum as DatumId,
    axisOrder: axisOrder as AxisOrder,
    name: name as string,
    parameters: parameters as string,
  })),
  ...cellsOf(geographicSystems).map(([code, datum, name]) => ({
    code: Number(code),
    datum: datum as DatumId,
    axisOrder: 'north-east' as const,
    name: name as string,
    parameters: 'proj=longlat',
  })),
]

export const epsgRows: ReadonlyMap<number, EpsgRow> = new Map(rows.map((row) => [row.code, row]))

const spelling = (name: string): string =>
  name
    .toLowerCase()
    .replace(/\(deprecated\)|zone/g, '')
    .replace(/[^a-z0-9+]/g, '')

const codeByName = new Map([...epsgRows.values()].map(({ name, code }) => [spelling(name), code] as const))

/** The code of a system known by its name alone, in EPSG's or Esri's punctuation. */
export const epsgCodeOfName = (name: string): number | undefined => codeByName.get(spelling(name))
