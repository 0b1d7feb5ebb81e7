import { words } from '../rows.ts'

/** The value says where the word is at home and which it is: `в` is east in Russian, `с` north in Russian and Serbian. */
export const hemispheres = /* @__PURE__ */ words(
  `
hemi en+N | N north northern lat_north north_latitude | |
hemi en+S | S south southern south_latitude | |
hemi en+E | E east eastern east_longitude | |
hemi en+W | W west western west_longitude | |
hemi ru+N | | с сш с.ш северной_широты северная_широта сев_широты сев север северной |
hemi ru+S | | ю юш ю.ш южной_широты южная_широта юг юж южной |
hemi ru+E | | в вд в.д восточной_долготы восточная_долгота вост_долготы восток вост восточной |
hemi ru+W | | з зд з.д западной_долготы западная_долгота зап_долготы запад зап западной |
hemi sr+N | | | с сгш с.г.ш сш северно север северне_ширине северне_географске_ширине
hemi sr+S | | | ј јгш ј.г.ш јш јужно југ јужне_ширине јужне_географске_ширине
hemi sr+E | | | и игд и.г.д ид источно исток источне_дужине источне_географске_дужине
hemi sr+W | | | з згд з.г.д зд западно запад западне_дужине западне_географске_дужине
`,
  { isEnglishEverywhere: true, costOfLatinLetter: 1 },
)
