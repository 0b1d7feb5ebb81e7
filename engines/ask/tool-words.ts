import { categories } from '#engines/units/index.ts'

/** What else people call a tool, or what they want from it, in English, Russian and Serbian, the latter in Latin letters too. */
export const toolWords: Readonly<Record<string, string>> = {
  ...Object.fromEntries(categories.map(({ id, searchWords }) => [id, searchWords])),
  'gpx-kml': 'gpx kml kmz track tracks gps route waypoints трек треки трагови',
  geojson: 'geojson shapefile shape shp topojson gml шейп файл шейпфайл шп шејп sejp',
  coordinates:
    'coordinates epsg srid esri gauss kruger krueger гаусс крюгер гаусса крюгера гаус кригер гаус-кригер pulkovo lat lon lng long latitude longitude gps wgs84 wgs utm mgrs usng osgb sk42 sk95 ck42 dms ddm decimal degrees minutes seconds mercator maidenhead geohash plus code координаты координат широта долгота ск42 ск95 ск 42 95 координате координата ширина дужина koordinate koordinata sirina duzina',
  convert:
    'files garmin strava gpx kml kmz tcx fit nmea igc ozi oziexplorer plt wpt rte google timeline takeout location history my maps mymaps osm pbf overpass openstreetmap mapinfo mif dxf autocad geoparquet parquet geojson shapefile shp topojson gml wkt geopackage gpkg flatgeobuf fgb csv excel xlsx geodata gis convert any format файлы геоданные гис датотеке геоподаци фајлови datoteke geopodaci fajlovi',
  jwt: 'jwt jws jwe jwk token tokens decoder decode verify signature bearer oauth токен токена токены токенов подпись подписи декодировать расшифровать dekoder tokena потпис potpis декодер',
  timestamp:
    'timestamp unix epoch time date datetime seconds milliseconds zone zones timezone timezones clock часовой часового часовые часовых пояс пояса поясов время времени метка дата эпоха таймстамп юникс временска ознака време датум vreme datum vremenska oznaka временске зоне vremenske zone',
  ip: 'ip ipv4 ipv6 cidr subnet subnets subnetting netmask mask network wildcard vlsm address подсеть подсети подсетей маска сеть адрес подмрежа подмреже мрежа адреса podmreza mreza maska adresa',
}

/** Whose number may stand behind them: `EPSG:3857`. */
export const wordsOfCodes: ReadonlySet<string> = new Set(['epsg', 'srid', 'esri'])

/** Words that say only that something is to be done. */
export const idleWords = new Set(
  'to in from into the an of for and my me convert converter conversion calculator calc tool online free open view read show what is file io change transform decode encode parse viewer открыть посмотреть что такое в из на для и онлайн бесплатно перевод перевести перевода конвертер конвертировать конвертация калькулятор преобразовать преобразование инструмент единица единицы единиц величин измерения у из и за претвори претварање претварач отвори отворити pretvarac otvori otvoriti конвертор калкулатор алат јединица јединице јединицу мера мере u iz za pretvori pretvaranje konvertor kalkulator alat jedinica jedinice jedinicu mera mere'.split(
    ' ',
  ),
)
