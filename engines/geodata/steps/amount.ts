/** How much of a line is to stay: so many points, what is needed to come this near, or a share of the points. */
export type Amount = { readonly points: number } | { readonly metres: number } | { readonly share: number }

const metresPerUnit: Readonly<Record<string, number>> = {
  m: 1,
  м: 1,
  km: 1000,
  км: 1000,
  cm: 1 / 100,
  см: 1 / 100,
  ft: 0.3048,
  yd: 0.9144,
  mi: 1609.344,
  nmi: 1852,
}

/** The units that a length may be given in. */
export const lengthUnits = Object.keys(metresPerUnit)

/** `2000`, `2 000`, `5m`, `0,5 km`, `10%`. */
export function readAmount(text: string): Amount | undefined {
  const points = /^\d{1,3}(?:[ \u00a0\u202f,.']\d{3})+$|^\d+$/.exec(text.trim())
  if (points) return enough(Number(points[0].replace(/\D/g, '')), 2, (count) => ({ points: count }))
  const metres = readMetres(text)
  if (metres !== undefined) return { metres }
  const share = /^(\d+(?:[.,]\d+)?)\s*%$/.exec(text.trim())
  return share
    ? enough(numberOf(share[1]!), 0, (percent) => (percent > 100 ? undefined : { share: percent / 100 }))
    : undefined
}

/** `5m`, `1.5 км`: more than nothing. */
export function readMetres(text: string): number | undefined {
  const found = /^(\d+(?:[.,]\d+)?)\s*(\p{L}+)$/u.exec(text.trim())
  const unit = found && metresPerUnit[found[2]!.toLowerCase()]
  const metres = found && unit ? numberOf(found[1]!) * unit : 0
  return metres > 0 && Number.isFinite(metres) ? metres : undefined
}

export function printAmount(amount: Amount): string {
  if ('points' in amount) return String(amount.points)
  return 'metres' in amount ? `${amount.metres}m` : `${amount.share * 100}%`
}

const numberOf = (text: string): number => Number(text.replace(',', '.'))

const enough = <Found>(value: number, least: number, found: (value: number) => Found): Found | undefined =>
  Number.isSafeInteger(Math.floor(value)) && value >= least ? found(value) : undefined
