import { words } from '../rows.ts'

/** The clock: parts of the day, words behind hours and years, what stands before a zone. */
export const clockWords = /* @__PURE__ */ words(`
daypart am | am a.m in_the_morning | утра | ујутру ујутро пре_подне
daypart pm | pm p.m in_the_afternoon in_the_evening at_night | |
daypart day | | дня пополудни | поподне по_подне
daypart eve | | вечера | увече
daypart night | | ночи | ноћу
clockword 12:00 | noon midday | полдень | подне
clockword 0:00 | midnight | полночь | поноћ
ord . | st nd rd th of | го ого е |
yearword . | | г год года году | године годину год г
hourword . | h hrs hours o'clock oclock | ч час часа часов | ч h час часова сати сата сат
at . | at @ on t | в во | у на
utc . | utc gmt z ut | |
po . | time in | по время времени | по време
`)
