import { words } from '../rows.ts'

/**
 * Names of time zones in full, as browsers and telephones write them. Behind `abbr` stand hours east of UTC. Moscow's offset has changed over the
 * years, so it depends on the day.
 */
export const zones = /* @__PURE__ */ words(`
abbr -8 | Pacific_Standard_Time | |
abbr -7 | Pacific_Daylight_Time Mountain_Standard_Time | |
abbr -6 | Mountain_Daylight_Time Central_Standard_Time | |
abbr -5 | Central_Daylight_Time Eastern_Standard_Time | |
abbr -4 | Eastern_Daylight_Time | |
abbr 0 | Coordinated_Universal_Time Greenwich_Mean_Time | Всемирное_координированное_время Среднее_время_по_Гринвичу | Координисано_универзално_време Средње_време_по_Гриничу
abbr 1 | Central_European_Standard_Time Central_European_Time British_Summer_Time | Центральная_Европа,_стандартное_время | Средњеевропско_стандардно_време Средњеевропско_време
abbr 2 | Central_European_Summer_Time Eastern_European_Standard_Time Eastern_European_Time | Центральная_Европа,_летнее_время Восточная_Европа,_стандартное_время | Средњеевропско_летње_време Источноевропско_стандардно_време
abbr 3 | Eastern_European_Summer_Time | Восточная_Европа,_летнее_время | Источноевропско_летње_време
abbr 5.5 | India_Standard_Time | |
abbr 8 | China_Standard_Time | |
abbr 9 | Japan_Standard_Time | |
moscow 0 | Moscow_Standard_Time | Москва,_стандартное_время Московское_стандартное_время | Москва,_стандардно_време Московско_стандардно_време
zoneof America/New_York | eastern eastern_time | |
zoneof America/Chicago | central_time | |
zoneof America/Denver | mountain_time | |
zoneof America/Los_Angeles | pacific pacific_time | |
`)

/**
 * In their very letters; where one is used for several the most usual comes first and the others are offered (Central and China, Atlantic
 * and Arabia, British Summer and Bangladesh, India, Israel and Ireland). The American ones are RFC 2822's (4.3). What is not here is
 * unknown rather than guessed.
 */
export const zoneAbbreviations = /* @__PURE__ */ words(
  `
utc 0 | Z UT UTC GMT | |
moscow 0 | MSK МСК | |
abbr -10 | HST | |
abbr -9 | AKST | |
abbr -8 | PST AKDT | |
abbr -7 | MST PDT | |
abbr -6 | MDT | |
abbr -6,8 | CST | |
abbr -5 | EST CDT COT | |
abbr -4 | EDT CLT | |
abbr -4,3 | AST | |
abbr -3.5 | NST | |
abbr -3 | ADT BRT CLST | |
abbr -2.5 | NDT | |
abbr 0 | WET | |
abbr 1 | WEST CET WAT | |
abbr 1,6 | BST | |
abbr 2 | CEST EET SAST | |
abbr 3 | EEST TRT | |
abbr 4 | MSD GST SAMT | |
abbr 5 | YEKT PKT ALMT UZT | |
abbr 5.5,2,1 | IST | |
abbr 5.75 | NPT | |
abbr 6 | OMST KGT | |
abbr 7 | NOVT KRAT ICT WIB | |
abbr 8 | IRKT WITA PHT SGT HKT AWST | |
abbr 9 | YAKT JST KST | |
abbr 9.5 | ACST | |
abbr 10 | VLAT AEST | |
abbr 10.5 | ACDT | |
abbr 11 | MAGT AEDT | |
abbr 12 | PETT NZST | |
abbr 13 | NZDT | |
`,
  { case: 'evidence', isEnglishEverywhere: true },
)

/** How Americans call their time, whether it is summer or not. */
export const americanZones = /* @__PURE__ */ words(
  `
zoneof America/New_York | ET | |
zoneof America/Chicago | CT | |
zoneof America/Denver | MT | |
zoneof America/Los_Angeles | PT | |
`,
  { case: 'strict', isEnglishEverywhere: true },
)
