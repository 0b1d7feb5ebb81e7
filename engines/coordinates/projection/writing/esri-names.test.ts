import { expect, test } from 'vitest'
import { ellipsoidName, lengthName, meridianName, nameInText } from './esri-names.ts'

/** Degrees, minutes and seconds from Greenwich, as the EPSG registry has them; Esri's own Paris is in grads. */
test.each([
  ['Lisbon', -1, 9, 7, 54.862],
  ['Paris_RGS', 1, 2, 20, 13.95],
  ['Bogota', -1, 74, 4, 51.3],
  ['Madrid', -1, 3, 41, 16.58],
  ['Rome', 1, 12, 27, 8.4],
  ['Bern', 1, 7, 26, 22.5],
  ['Jakarta', 1, 106, 48, 27.79],
  ['Ferro', -1, 17, 40, 0],
  ['Brussels', 1, 4, 22, 4.71],
  ['Stockholm', 1, 18, 3, 29.8],
  ['Athens', 1, 23, 42, 58.815],
  ['Oslo', 1, 10, 43, 22.5],
])('meridian of %s', (name, sign, degrees, minutes, seconds) =>
  expect(meridianName(sign * (degrees + minutes / 60 + seconds / 3600))).toBe(name),
)

test('other meridians', () => {
  expect(meridianName(0)).toBe('Greenwich')
  expect(meridianName(2.5969213 * 0.9)).toBe('Paris')
  expect(meridianName(1)).toBe('Meridian')
})

/** As the standards define them. */
test.each([
  ['Meter', 1],
  ['Kilometer', 1000],
  ['Foot', 0.0254 * 12],
  ['Foot_US', 12 / 39.37],
  ['Foot_Clarke', 0.3047972654],
  ['Foot_Sears', 12 / 39.370147],
  ['Foot_Gold_Coast', 6378300 / 20926201],
  ['Yard', 0.0254 * 36],
  ['Yard_Clarke', 3 * 0.3047972654],
  ['Yard_Sears', 36 / 39.370147],
  ['Yard_Indian', 36 / 39.370142],
  ['Link_Clarke', 0.66 * 0.3047972654],
  ['Chain_Sears', 792 / 39.370147],
  ['Chain_Sears_1922_Truncated', 20.116756],
  ['Meter_German', 1.0000135965],
  ['Unit', 0.5],
])('length of %s', (name, metres) => expect(lengthName(metres)).toBe(name))

/** Of two semi-axes, where a standard gives them so. */
test.each([
  ['Clarke_1866', 6378206.4, 6356583.8],
  ['Clarke_1880_IGN', 6378249.2, 6356515],
  ['Hughes_1980', 6378273, 6356889.449],
  ['Clarke_1880_Benoit', 6378300.789, 6356566.435],
  ['Clarke_1858', 20926348 * 0.3047972654, 20855233 * 0.3047972654],
  ['Clarke_1880_Intl_Ft', 20926202 * 0.3048, 20926202 * 0.3048 * (1 - 1 / 293.466307655635)],
])('ellipsoid %s', (name, major, minor) => expect(ellipsoidName(major, major / (major - minor))).toBe(name))

test.each([
  ['WGS_1984', 6378137, 298.257223563],
  ['GRS_1980', 6378137, 298.257222101],
  ['Krasovsky_1940', 6378245, 298.3],
  ['International_1924', 6378388, 297],
  ['WGS_1972', 6378135, 298.26],
  ['Bessel_1841', 6377397.155, 299.1528128],
  ['GSK-2011', 6378136.5, 298.2564151],
  ['Clarke_1880_RGS', 6378249.145, 293.465],
  ['Xian_1980', 6378140, 298.257],
  ['Everest_Adjustment_1937', 6377276.345, 300.8017],
  ['Helmert_1906', 6378200, 298.3],
  ['War_Office', 6378300, 296],
  ['Airy_1830', 6377563.396, 299.3249646],
  ['Airy_Modified', 6377340.189, 299.3249646],
  ['PZ_1990', 6378136, 298.257839303],
  ['Plessis_1817', 6376523, 308.64],
  ['GRS_1967', 6378160, 298.247167427],
  ['GRS_1967_Truncated', 6378160, 298.25],
  ['Indonesian', 6378160, 298.247],
  ['NWL_9D', 6378145, 298.25],
  ['Danish_1876', 6377019.27, 300],
  ['Struve_1860', 6378298.3, 294.73],
  ['Hough_1960', 6378270, 297],
  ['Clarke_1866', 6378206.4, 294.978698213898],
  ['Clarke_1880_IGN', 6378249.2, 293.466021293627],
  ['ATS_1977', 6378135, 298.257],
  ['Clarke_1858', 6378293.64520876, 294.260676369261],
  ['Everest_Modified_1969', 6377295.664, 300.8017],
  ['Everest_1830_Modified', 6377304.063, 300.8017],
  ['Clarke_1880_Arc', 6378249.145, 293.4663077],
  ['Clarke_1880', 6378249.14480801, 293.466307655636],
  ['Everest_Definition_1962', 6377301.243, 300.8017255],
  ['Everest_Definition_1975', 6377299.151, 300.8017255],
  ['Everest_1830', 6377299.36559538, 300.801725543355],
  ['Bessel_Modified', 6377492.018, 299.1528128],
  ['Clarke_1880_Benoit', 6378300.789, 293.466315538981],
  ['Bessel_Namibia_GLM', 6377483.86528042, 299.1528128],
  ['Everest_Definition_1967', 6377298.556, 300.8017],
  ['Clarke_1880_Intl_Ft', 6378306.3696, 293.466307655635],
  ['Zach_1812', 6376045, 310],
  ['WGS_1984_Major_Auxiliary_Sphere', 6378137, 0],
  ['Sphere_GRS_1980_Authalic', 6371007, 0],
  ['Sphere_Clarke_1866_Authalic', 6370997, 0],
  ['Sphere_International_1924_Authalic', 6371228, 0],
  ['Ellipsoid_6000000_5_100_25', 6000000.5, 100.25],
])('ellipsoid %s', (name, axis, inverse) => expect(ellipsoidName(axis, inverse)).toBe(name))

test('a name within a text', () => {
  expect(nameInText('SRB_ETRS89 / UTM zone 34N')).toBe('SRB_ETRS89_UTM_zone_34N')
  expect(nameInText('(NTF) Paris+1')).toBe('NTF_Paris+1')
})
