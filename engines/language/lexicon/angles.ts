import { words } from '../rows.ts'

/** Names of the axes, minutes and seconds of an angle, the marks between its parts. */
export const angles = /* @__PURE__ */ words(`
label lat | lat latitude Φ φ | широта ш | ширина гш г.ш
label lon | lon lng long longitude Λ λ | долгота д | дужина гд г.д
prime . | ' ´ m min mins minute minutes | мин минут минута минуты | мин минута минут минути
dprime . | " '' ´´ s sec seconds second | сек секунд секунда секунды с | сек секунди секунда секунде
semi . | ; | |
colon . | : = | |
`)
