import { expect, test } from 'vitest'
import { chosenColumn, positionColumns } from './position-names.ts'

test('every name of a position, and every name that is none', () => {
  const all = {
    longitude:
      'lon long lng longitude longitud longitude_deg lon_deg x xcoord coord_x point_x x_wgs84 lon_wgs84 wgs84_lon decimalLongitude GPSLongitude geo_lon geo_lng Долгота долг. геодолгота дужина г.дужина Географска_дужина duzina dužina geografska-dužina geografskaduzina Länge laenge Easting eastings UTM_easting utm_x x_utm lon_x lon_dd long_dd decimalLong longitude_wgs84 в.д. Восточная_долгота',
    latitude:
      'lat latitude latitud latitude_deg lat_deg y ycoord coord_y point_y y_wgs84 lat_wgs84 wgs84_lat decimalLatitude GPSLatitude geo_lat Широта шир. геоширота ширина г.ширина Географска_ширина sirina širina geografska-širina geografskasirina Breite Northing northings UTM_northing utm_y y_utm lat_y lat_dd decimalLat latitude_wgs84 с.ш. Северная_широта',
    elevation:
      'ele elev Elevation altitude alt z height высота высота_м висина надморска_висина visina elevation_m altitude_m',
    geometry:
      'wkt geom geometry the_geom wkt_geom WKT_geometry shape ewkt geojson wkb ewkb hex_wkb geometry_wkt геометрия геометрија',
    pair: 'lat_lng lat/lon latlong latitude-longitude lon_lat lng,lat long_lat xy coordinates coordinate coords coord LatLngs Location loc geo geo_point geo_point_2d geolocation position pos point GPS gps_coordinates gps_location Координаты координата геопозиция координате положај локација koordinate',
  }
  const { longitude, latitude, elevation, geometry, pair } = all
  for (const name of pair.split(' ')) expect([name, positionColumns(['n', name]).pair]).toEqual([name, 1])
  for (const name of longitude.split(' '))
    expect([name, positionColumns(['n', 'lat', name]).longitude]).toEqual([name, 2])
  for (const name of latitude.split(' '))
    expect([name, positionColumns(['n', 'lon', name]).latitude]).toEqual([name, 2])
  for (const name of elevation.split(' ')) expect([name, positionColumns(['n', name]).elevation]).toEqual([name, 1])
  for (const name of geometry.split(' ')) expect([name, positionColumns([name]).geometry]).toEqual([name, 0])
  expect(positionColumns(['name', 'latex', 'lonely', 'height of'])).toEqual({
    longitude: -1,
    latitude: -1,
    elevation: -1,
    geometry: -1,
    pair: -1,
    said: 'nothing',
  })
  expect(positionColumns(['lat', 'lon', 'z'])).toMatchObject({ longitude: 1, latitude: 0, elevation: 2, geometry: -1 })
})

test('the elevation of a place that has a name of its own, as ODK and KoboToolbox write it', () => {
  const odk = ['start', 'location-Latitude', 'location-Longitude', 'location-Altitude', 'location-Accuracy']
  expect(positionColumns(odk)).toMatchObject({ longitude: 2, latitude: 1, elevation: 3 })
  const kobo = ['_Home_altitude', '_Location_latitude', '_Location_longitude', '_Location_altitude']
  expect(positionColumns(kobo)).toMatchObject({ longitude: 2, latitude: 1, elevation: 3 })
  expect(positionColumns([...kobo.slice(0, 3), 'Altitude'])).toMatchObject({ elevation: 3 })
  expect(positionColumns(kobo.slice(0, 3))).toMatchObject({ elevation: -1 })
  // Which of them is meant is not known where the place has no name.
  expect(positionColumns(['lat', 'lon', 'home_altitude'])).toMatchObject({ elevation: -1 })
})

test.each([
  [['pickup_longitude', 'pickup_latitude'], 0, 1],
  [['lat of start', 'end lon', 'start', 'lon of start'], 3, 0],
  [['start - lon', 'start lat'], 0, 1],
  [['by - lon - start', 'by_lat_start'], 0, 1],
  [['start-_-lon', 'start.lat'], 0, 1],
  [['start__lon', '_start_lat'], -1, -1],
  [['', 'lat', 'lon'], 2, 1],
  [['', ' ', 'lon', 'lat', '-'], 2, 3],
  [['start lon', 'end lat'], -1, -1],
  [['a x', 'a y'], -1, -1],
  [['lon_min', 'lat_min', 'start lon', 'start lat'], 2, 3],
  [['x', 'lat', 'y', 'lon'], 3, 1],
  [['Easting', 'Northing', 'LONGITUDE', 'LATITUDE'], 2, 3],
  [['lon', 'Easting', 'Northing'], 1, 2],
  [['lon only'], -1, -1],
])('%j', (names, longitude, latitude) => expect(positionColumns(names)).toMatchObject({ longitude, latitude }))

test('a chosen column, by its name, nearly its name, or its number', () => {
  const names = ['Alpha', 'beta (m)', '7']
  expect(
    ['Alpha', 'ALPHA', 'beta m', '7', '1', '2', '3', '0', '4', '1.5', 'x', undefined].map((one) =>
      chosenColumn(names, one),
    ),
  ).toEqual([0, 0, 1, 2, 0, 1, 2, -1, -1, -1, -1, -1])
})

test('beside every pair of axes, in either order, a height is a height', () => {
  const pairs = `E|N East|North Easting|Northing E_(m)|N_(m) Est|Nord Este|Norte Coordenada_Este|Coordenada_Norte Ost|Nord Rechts|Hoch Rechtswert|Hochwert RW|HW R|H
    Y-Rechts|X-Hoch Восток|Север Восток_(Y)|Север_(X) на_восток|на_север Исток|Север Istok|Sever Istok_(Y)|Sever_(X) Wschód|Północ Y_koordinata|X_koordinata X|Y POINT_X|POINT_Y
    X,_m|Y,_m x_coord|y_coord Координата_X|Координата_Y`
  for (const pair of pairs.split(/\s+/)) {
    const [east = '', north = ''] = pair.replaceAll('_', ' ').split('|')
    const isSurvey = /^Y k/.test(east)
    for (const height of ['H', 'Z', 'Height', 'Höhe', 'Высота', 'Kota', 'H, m', 'H (м)', 'Z [m]'].filter(
      (each) => north !== 'H' || !/^H(?!\p{L})/u.test(each),
    )) {
      const [longitude, latitude] = isSurvey ? [2, 1] : [1, 2]
      expect([pair, height, positionColumns(['Point', east, north, height])]).toMatchObject([
        pair,
        height,
        { longitude, latitude },
      ])
      expect([pair, height, positionColumns(['Point', north, east, height])]).toMatchObject([
        pair,
        height,
        { longitude: latitude, latitude: longitude },
      ])
    }
    const isApart = ({ elevation, longitude, latitude }: ReturnType<typeof positionColumns>) =>
      elevation !== longitude && elevation !== latitude
    expect([pair, isApart(positionColumns([east, north]))]).toEqual([pair, true])
  }
  expect(positionColumns(['Tacka', 'N', 'E', 'H'])).toMatchObject({ longitude: 2, latitude: 1, elevation: 3 })
})
