import { words } from '../rows.ts'

/** Quarters of the world, axes and the marks of an angle, as people write them beside degrees. */
export const places = /* @__PURE__ */ words(
  `
way N | N north northern northerly nord norte | с сев север северный северная северной северное северн |
way sr+N | | | с сев север северна северне северно северни северн
way S | S south southern southerly sud süd sued sur sul | ю юж юг южный южная южной южное южн |
way sr+S | | | ј југ јуж јужна јужне јужно јужни јужн
way E | E east eastern easterly est este ost leste | в вост восток восточный восточная восточной восточное восточн |
way sr+E | | | и ист исток источна источне источно источни источн
way W | W west western westerly ouest oeste ovest | з зап запад западный западная западной западное западн |
way sr+W | | | з зап запад западна западне западно западни западн
hemi N | | сш с.ш | сш с.ш сгш с.г.ш
hemi S | | юш ю.ш | јш ј.ш јгш ј.г.ш
hemi E | | вд в.д | ид и.д игд и.г.д
hemi W | | зд з.д | зд з.д згд з.г.д
corner NE | ne northeast | св | си североисток
corner NW | nw northwest | сз | сз северозапад
corner SE | se southeast | юв | ји југоисток
corner SW | sw southwest | юз | јз југозапад
axis lat | lat latitude latitud latitudine breite breitengrad gpslatitude φ | широта широты шир | ширина ширине шир гш г.ш
axis lon | lon lng long longitude longitud longitudine laenge länge längengrad gpslongitude λ | долгота долготы долг | дужина дужине дуж гд г.д
axisletter lat | B | ш | ш
axisletter lon | L | д | д
geo . | geographic geographical geodetic exif gps | географическая географической геогр | географска географске геогр
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
and . | and & et und | и | и
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
