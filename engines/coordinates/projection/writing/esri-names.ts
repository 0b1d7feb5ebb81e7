/** Names by which Esri's programs, and with them everybody else's, know the parts of a Well-Known Text. */

/** Semi-major axis and inverse flattening of ellipsoids that have a name of their own. Source: the EPSG registry with Esri's aliases. */
const ellipsoids: readonly (readonly [axis: number, inverse: number, name: string])[] = [
  [6378137, 298.257223563, 'WGS_1984'],
  [6378137, 298.257222101, 'GRS_1980'],
  [6378245, 298.3, 'Krasovsky_1940'],
  [6378388, 297, 'International_1924'],
  [6378206.4, 294.978698213898, 'Clarke_1866'],
  [6378135, 298.26, 'WGS_1972'],
  [6377397.155, 299.1528128, 'Bessel_1841'],
  [6378136.5, 298.2564151, 'GSK-2011'],
  [6378249.145, 293.465, 'Clarke_1880_RGS'],
  [6378140, 298.257, 'Xian_1980'],
  [6378249.2, 293.466021293627, 'Clarke_1880_IGN'],
  [6378160, 298.25, 'GRS_1967_Truncated'],
  [6377276.345, 300.8017, 'Everest_Adjustment_1937'],
  [6378249.145, 293.4663077, 'Clarke_1880_Arc'],
  [6378200, 298.3, 'Helmert_1906'],
  [6378293.64520876, 294.260676369261, 'Clarke_1858'],
  [6378160, 298.247, 'Indonesian'],
  [6377299.151, 300.8017255, 'Everest_Definition_1975'],
  [6378300, 296, 'War_Office'],
  [6377299.36559538, 300.801725543355, 'Everest_1830'],
  [6377563.396, 299.3249646, 'Airy_1830'],
  [6377304.063, 300.8017, 'Everest_1830_Modified'],
  [6377301.243, 300.8017255, 'Everest_Definition_1962'],
  [6377492.018, 299.1528128, 'Bessel_Modified'],
  [6377483.86528042, 299.1528128, 'Bessel_Namibia_GLM'],
  [6377298.556, 300.8017, 'Everest_Definition_1967'],
  [6378135, 298.257, 'ATS_1977'],
  [6377340.189, 299.3249646, 'Airy_Modified'],
  [6378136, 298.257839303, 'PZ_1990'],
  [6377295.664, 300.8017, 'Everest_Modified_1969'],
  [6378249.14480801, 293.466307655636, 'Clarke_1880'],
  [6376523, 308.64, 'Plessis_1817'],
  [6376045, 310, 'Zach_1812'],
  [6378300.789, 293.466315538981, 'Clarke_1880_Benoit'],
  [6378160, 298.247167427, 'GRS_1967'],
  [6378306.3696, 293.466307655635, 'Clarke_1880_Intl_Ft'],
  [6378145, 298.25, 'NWL_9D'],
  [6377019.27, 300, 'Danish_1876'],
  [6378298.3, 294.73, 'Struve_1860'],
  [6378270, 297, 'Hough_1960'],
  [6378273, 298.279411123064, 'Hughes_1980'],
  [6378137, 0, 'WGS_1984_Major_Auxiliary_Sphere'],
  [6371007, 0, 'Sphere_GRS_1980_Authalic'],
  [6370997, 0, 'Sphere_Clarke_1866_Authalic'],
  [6371228, 0, 'Sphere_International_1924_Authalic'],
]

export function ellipsoidName(axis: number, inverse: number): string {
  const known = ellipsoids.find(([a, f]) => Math.abs(a - axis) < 1e-4 && Math.abs(f - inverse) < 1e-7)
  return known?.[2] ?? `Ellipsoid_${axis}_${inverse}`.replaceAll('.', '_')
}

const meridians: readonly (readonly [degrees: number, name: string])[] = [
  [0, 'Greenwich'],
  [-9.131906111111, 'Lisbon'],
  [2.33722917, 'Paris'],
  [2.337208333333, 'Paris_RGS'],
  [-74.080916666667, 'Bogota'],
  [-3.687938888889, 'Madrid'],
  [12.452333333333, 'Rome'],
  [7.439583333333, 'Bern'],
  [106.807719444444, 'Jakarta'],
  [-17.666666666667, 'Ferro'],
  [4.367975, 'Brussels'],
  [18.058277777778, 'Stockholm'],
  [23.7163375, 'Athens'],
  [10.722916666667, 'Oslo'],
]

export const meridianName = (degrees: number): string =>
  meridians.find(([known]) => Math.abs(known - degrees) < 1e-7)?.[1] ?? 'Meridian'

const lengths: readonly (readonly [metres: number, name: string])[] = [
  [1, 'Meter'],
  [1000, 'Kilometer'],
  [0.3048, 'Foot'],
  [1200 / 3937, 'Foot_US'],
  [0.3047972654, 'Foot_Clarke'],
  [0.304799471538676, 'Foot_Sears'],
  [0.304799710181509, 'Foot_Gold_Coast'],
  [0.9144, 'Yard'],
  [0.9143917962, 'Yard_Clarke'],
  [0.914398414616029, 'Yard_Sears'],
  [0.914398530744441, 'Yard_Indian'],
  [0.201166195164, 'Link_Clarke'],
  [20.1167651215526, 'Chain_Sears'],
  [20.116756, 'Chain_Sears_1922_Truncated'],
  [1.0000135965, 'Meter_German'],
]

export const lengthName = (metres: number): string =>
  lengths.find(([known]) => Math.abs(known - metres) < 1e-12 * metres + 1e-13)?.[1] ?? 'Unit'

/** `SRB_ETRS89 / UTM zone 34N` is `SRB_ETRS89_UTM_zone_34N`. */
export const nameInText = (name: string): string => name.replace(/[^A-Za-z0-9+-]+/g, '_').replace(/^_+|_+$/g, '')
