/** Of the sizes below, in hundredths; `GEODATA_MB` asks for less or more. */
const share = Number(process.env.GEODATA_MB ?? 100) / 100

/** Megabytes of the sources. */
export const trackMegabytes = 100 * share
export const areaMegabytes = 40 * share
export const anyMegabytes = 100 * share
/** A recording of a million points. */
export const fitMegabytes = 20 * share

/** Whole files take seconds, so that a few rounds tell as much as many of short work; `GEODATA_ROUNDS` asks for others. */
export const fileRounds = Number(process.env.GEODATA_ROUNDS ?? 5)
