import { words } from '../rows.ts'

/** Quarters of the world, axes and the marks of an angle, as people write them beside degrees. */
export const places = /* @__PURE__ */ words(
  `
way N | N north northern northerly nord norte nördl nördlich nördliche nördlicher płn północ północna północnej | с сев север северный северная северной северное северн |
way sr+N | | | с сев север северна северне северно северни северн
way S | S south southern southerly sud süd sued sur sul südl südlich südliche südlicher płd południe południowa południowej | ю юж юг южный южная южной южное южн |
way sr+S | | | ј југ јуж јужна јужне јужно јужни јужн
way E | E east eastern easterly est este ost leste östl östlich östliche östlicher wsch wschód wschodnia wschodniej | в вост восток восточный восточная восточной восточное восточн |
way sr+E | | | и ист исток источна источне источно источни источн
way W | W west western westerly ouest oeste ovest westl westlich westliche westlicher zach zachód zachodnia zachodniej | з зап запад западный западная западной западное западн |
way sr+W | | | з зап запад западна западне западно западни западн
way oe+E | o | |
hemi N | n.br n.b | сш с.ш | сш с.ш сгш с.г.ш
hemi S | s.br s.b | юш ю.ш | јш ј.ш јгш ј.г.ш
hemi E | ö.l | вд в.д | ид и.д игд и.г.д
hemi W | w.l | зд з.д | зд з.д згд з.г.д
corner NE | ne northeast | св | си североисток
corner NW | nw northwest | сз | сз северозапад
corner SE | se southeast | юв | ји југоисток
corner SW | sw southwest | юз | јз југозапад
axis lat | lat latitude latitud latitudine breite breitengrad szerokość szerokości szer gpslatitude φ | широта широты шир | ширина ширине шир гш г.ш
axis lon | lon lng long longitude longitud longitudine laenge länge längengrad długość długości dł gpslongitude λ | долгота долготы долг | дужина дужине дуж гд г.д
axisletter lat | B | ш | ш
axisletter lon | L | д | д
geo . | geographic geographical geodetic exif gps geogr geographische geographischer géographique geográfica geografica geograficzna geograficznej | географическая географической геогр | географска географске геогр
deg . | ° deg degs degree degrees | градус градуса градусов град гр | степен степена степени степене ст
degletter . | d | |
degring . | o | о |
star . | * | |
prime . | ' min mins minute minutes | мин минут минута минуты минуте | мин минут минута минуте минути
dprime . | " '' sec secs second seconds | сек секунд секунда секунды секунде | сек секунд секунда секунди секунде
minletter . | m | м | м
secletter . | s | с | с
minus . | minus | минус | минус
semi . | ; | |
comma . | , | |
slash . | / | |
colon . | : = | |
of . | de di | |
and . | and by & et und y e | и | и
open . | ( [ { | |
close . | ) ] } | |
quote . | " ' | |
heightof . | alt altitude h z height ele elev elevation | высота выс | висина
metre . | m metre metres meter meters msl amsl masl m_a.s.l m_asl m_amsl | м метр метра метров м_над_уровнем_моря | м метар метра метара м_надморске_висине
wellknown . | point multipoint | |
foot . | ft feet foot | |
about . | ± | |
accuracy . | acc accuracy hacc error | точность погрешность | тачност прецизност
`,
  { isEnglishEverywhere: true, costOfLatinLetter: 1 },
)
