import { words } from '../rows.ts'

/** Units of time in seconds, and what joins them to another unit. */
export const unitsOfTime = /* @__PURE__ */ words(`
per . | / \\ per a an | в на за | на у по за
time 3600 | h hr hrs hour hours | ч час часа часов часе | сат сата сати ч час часова
time 60 | min mins minute minutes | мин минута минут минуту минуты | мин минут минута минути
time 1 | s sec secs second seconds | с сек секунда секунд секунду секунды | с сек секунда секунди секунду
time 86400 | day days d | день дней дня сутки сут | дан дана
`)
