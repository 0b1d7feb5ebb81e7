import { words } from '../rows.ts'

/** Degrees without a scale, and what says on which side of zero they are. */
export const degrees = /* @__PURE__ */ words(`
degreeword . | degree degrees deg | градус градуса градусов градусы градусах град гр | степен степени степена степене степеном степ
degreesign . | ° | |
below . | below_zero degrees_below_zero below | ниже_нуля ниже_ноля мороза мороз градусов_мороза градуса_мороза | испод_нуле степени_испод_нуле
freezing . | below_freezing degrees_below_freezing below_the_freezing_point | ниже_точки_замерзания градусов_ниже_точки_замерзания градуса_ниже_точки_замерзания | испод_тачке_мржњења испод_тачке_смрзавања степени_испод_тачке_мржњења
above . | above_zero degrees_above_zero | выше_нуля выше_ноля тепла | изнад_нуле
warmth . | temperature temp t | температура темп т | температура темп т
gasmark . | gas_mark gas | |
`)
