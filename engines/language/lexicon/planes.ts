import { words } from '../rows.ts'

/** What stands beside two numbers in metres. Х and У of a Russian or Serbian keyboard look like X and Y, and are typed for them. */
export const planes = /* @__PURE__ */ words(
  `
label X | x х | |
label Y | y у | |
label E | e east easting eastings est este ost ostwert wschód východ kelet öst itä | восток | исток
label N | n north northing northings nord norte nordwert północ észak norr pohjoinen | север | север сјевер
label german+E | rechts rechtswert rw r | |
label german+N | hoch hochwert hw h | |
unit . | m м meters metres | |
zoneword . | zone | зона зоне | зона зоне
utm . | utm | утм | утм
heightof . | h z alt ele elev height elevation | высота | висина
pointword . | point pt no t d g k m l | точка пункт репер т п р а б в г д к м л | тачка репер бр т п р а б в г д к м л
band NORTH | north northern northern_hemisphere | север северная северное_полушарие | север сјевер северна северна_хемисфера северна_полулопта
band SOUTH | south southern southern_hemisphere | юг южная южное_полушарие | југ јужна јужна_хемисфера јужна_полулопта
colon . | : = | |
comma . | , | |
semi . | ; | |
slash . | / | |
open . | ( [ | |
close . | ) ] | |
dot . | . | |
`,
  { isEnglishEverywhere: true },
)
