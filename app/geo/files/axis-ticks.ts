/** Round numbers from `least` to `greatest`, at most `most` + 1 of them: steps of 1, 2 or 5 and their tenfolds. */
export function axisTicks(least: number, greatest: number, most: number): readonly number[] {
  const rough = (greatest - least) / most
  if (!(rough > 0) || !Number.isFinite(rough)) return []
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = ([1, 2, 5].find((factor) => factor * power >= rough * (1 - 1e-9)) ?? 10) * power
  const first = Math.ceil(least / step - 1e-9)
  const last = Math.floor(greatest / step + 1e-9)
  return Array.from({ length: last - first + 1 }, (_, at) => (first + at) * step)
}
