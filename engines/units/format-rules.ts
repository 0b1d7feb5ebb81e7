import type { FormatRule } from './types.ts'

/** Length, mass, volume, speed. */
export const ordinaryFormat: FormatRule = {
  exponent: { under: -6, over: 10, decimals: 4 },
  steps: [
    { under: -3, decimals: 10 },
    { under: 0, decimals: 8 },
    { under: 3, decimals: 6 },
  ],
  otherwiseDecimals: 2,
}

/** Small energies stay in the fixed form down to 1e-15 as long as it shows them whole: never 0 for something. */
export const energyFormat: FormatRule = {
  ...ordinaryFormat,
  exponent: { under: -15, over: 10, decimals: 4 },
  fixedOnlyIfExactUnder: -6,
}

export const temperatureFormat: FormatRule = {
  steps: [
    { under: -3, decimals: 6 },
    { under: 0, decimals: 4 },
    { under: 3, decimals: 2 },
  ],
  otherwiseDecimals: 1,
}
