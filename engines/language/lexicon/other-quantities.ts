import { words } from '../rows.ts'

/** Symbols of quantities that have no page here: known, so that none is taken for another. Their case is exact. */
export const otherQuantities = /* @__PURE__ */ words(
  `
alien . | kN N mA A mAh Ah T Pa kPa MPa Hz kHz MHz GHz W kW MW V kV GB MB TB KB kB Gb Mb bit byte bytes hp Nm bar psi mmHg % ppm dpi px pt_font rpm | кН мА А мАч Гц Вт кВт ГБ МБ |
`,
  { case: 'strict' },
)
