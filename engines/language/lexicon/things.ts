import { words } from '../rows.ts'

/** What is measured (flour, a screen), and what stands beside a unit: degrees, cubic, imperial. */
export const things = /* @__PURE__ */ words(`
thing . | flour sugar milk butter water rice beer wine oil meat tall high long wide deep heavy away old run race marathon tv monitor screen wind strawberries salt honey gold silver beef chicken coffee tea gas gasoline petrol diesel car baby oven screen diagonal crude bread bananas apples potatoes cheese chocolate pasta temperature rope trout dash outside gold height water | муки муку сахара молока масла воды риса пива вина соли мёда золота серебра бензина мяса телевизор монитор ветер ветра экран диагональ размер нефти | брашна шећера млека путера воде пиринча пива вина уља соли меда злата сребра бензина телевизор монитор екран ветар меса нафте
below . | below_zero below degrees_below_zero | ниже_нуля мороза ниже_ноля | испод_нуле
above . | above_zero | выше_нуля тепла | изнад_нуле
deg . | degree degrees deg ° d | градус градуса градусов градусы градусах град | степен степени степена степеном степ
cubic . | cubic cu | куб кубический кубических кубические кубических кубического | кубни кубних кубне
cubed . | cubed ³ ^3 3 | |
imp . | (uk) (imp) (imperial) uk imperial | |
us . | (us) us | |
`)
