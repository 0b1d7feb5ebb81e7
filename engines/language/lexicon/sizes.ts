import { words } from '../rows.ts'

/** Whose units: British and American ones share names. Of what power they are. And what a number stands for that has no unit of its own: heights, weights. */
export const sizes = /* @__PURE__ */ words(`
imperial . | uk (uk) imp (imp) (imp.) imperial (imperial) british | имперский имперских английский английских британский британских | британски британских империјални
american . | us (us) american | сша (сша) американский американских | амерички америчких сад (сад)
height . | height my_height my_height_is | рост мой_рост | висина моја_висина висок_сам висока_сам
weight . | weight my_weight my_weight_is i_weigh | вес мой_вес вешу я_вешу | тежина моја_тежина тежим
glass . | glass glasses | стакан стакана стаканов стаканы стакане полстакана | чаша чаше чашу чашама
powerof 2 | square sq sq. | квадратный квадратных квадратные квадратного квадратном квадратная квадратной квадратную кв кв. | квадратни квадратних квадратне квадратна квадратног кв кв.
powerof 3 | cubic cu cu. | кубический кубических кубические кубического кубическом кубическая кубической кубическую куб куб. | кубни кубних кубне кубна кубног куб куб.
topower 2 | squared | в_квадрате квадратный квадратных | на_квадрат квадратни квадратних
topower 3 | cubed | в_кубе кубический кубических | на_куб кубни кубних
inverse . | -1 ⁻¹ ^-1 | |
pace speed | pace tempo | темп | темпо
`)
