import type { DocumentInfo, Style } from '../model/document.ts'

/** Names of simplestyle 1.1.0, the convention of web maps for styles in GeoJSON properties. */
export const simpleStyleNames: ReadonlySet<string> = new Set([
  'stroke',
  'stroke-opacity',
  'stroke-width',
  'fill',
  'fill-opacity',
  'marker-color',
])

/** The address of an icon: no word of simplestyle, but what other converters of KML call it. */
export const iconName = 'icon'

/** Whether a style can be made of the value; what cannot (`red`, `rgb(…)`) stays a property. */
export function isStyleValue(name: string, text: string): boolean {
  if (name === iconName) return /^https?:\/\/\S/.test(text) && !/\s/.test(text)
  const values = remembered.get(name) ?? new Map<string, boolean>()
  const known = values.get(text)
  if (known !== undefined) return known
  const isValue = Object.keys(styleFrom(new Map([[name, text]]))).length > 0
  if (values.size < mostRemembered) remembered.set(name, values.set(text, isValue))
  return isValue
}

/** By name and text: a file has few colours and many features. */
const remembered = new Map<string, Map<string, boolean>>()
const mostRemembered = 1000

/** What simplestyle has no words for: of the parts of a KML style those that say something of such a feature. */
export const wordlessParts = ({ otherParts = [] }: Style, hasPoints: boolean): readonly string[] =>
  otherParts.filter((part) => hasPoints || part === 'BalloonStyle')

/** The properties of a style, as name and value; numbers as numbers. Only points have an icon. */
export function simpleStyleOf(style: Style, hasPoints: boolean): [name: string, value: string | number][] {
  const found: [string, string | number][] = []
  if (style.lineColor !== undefined) found.push(['stroke', style.lineColor])
  if (style.lineOpacity !== undefined) found.push(['stroke-opacity', style.lineOpacity])
  if (style.lineWidthPixels !== undefined) found.push(['stroke-width', style.lineWidthPixels])
  if (style.fillColor !== undefined) found.push(['fill', style.fillColor])
  if (style.fillOpacity !== undefined) found.push(['fill-opacity', style.fillOpacity])
  if (style.iconColor !== undefined) found.push(['marker-color', style.iconColor])
  if (style.iconHref !== undefined && hasPoints) found.push([iconName, style.iconHref])
  return found
}

/** Styles made from simplestyle properties, each kept once. */
export class SimpleStyles {
  readonly #document: DocumentInfo
  readonly #known = new Map<string, number>()
  /** By the values themselves, which are quicker to compare than what they mean. */
  readonly #indexes = new Map<string, number>()

  constructor(document: DocumentInfo) {
    this.#document = document
  }

  /** 1 + index of the style these values describe, or 0 when they describe none. */
  of(values: ReadonlyMap<string, string>): number {
    let text = ''
    for (const [name, value] of values) text += `${name}=${value}\n`
    const known = this.#indexes.get(text)
    if (known !== undefined) return known
    const index = this.#find(values)
    if (this.#indexes.size < mostStyles) this.#indexes.set(text, index)
    return index
  }

  #find(values: ReadonlyMap<string, string>): number {
    const style = styleFrom(values)
    const key = JSON.stringify(style)
    if (key === '{}') return 0
    let index = this.#known.get(key)
    if (index === undefined) {
      if (this.#known.size >= mostStyles) return 0
      index = this.#document.addStyle(style)
      this.#known.set(key, index)
    }
    return index
  }
}

/** The default colour of simplestyle, for styles with an opacity and no colour: other formats have no opacity without a colour. */
const defaultColor = '#555555'
/** More different styles than this in one file are not kept. */
const mostStyles = 10_000
const widestLinePixels = 1000

function styleFrom(values: ReadonlyMap<string, string>): Style {
  const strokeOpacity = share(values.get('stroke-opacity'))
  const stroke = color(values.get('stroke')) ?? (strokeOpacity === undefined ? undefined : defaultColor)
  const width = Number(values.get('stroke-width') ?? Number.NaN)
  const fillOpacity = share(values.get('fill-opacity'))
  const fill = color(values.get('fill')) ?? (fillOpacity === undefined ? undefined : defaultColor)
  const marker = color(values.get('marker-color'))
  const icon = values.get(iconName)
  return {
    ...(stroke === undefined ? {} : { lineColor: stroke }),
    ...(strokeOpacity === undefined ? {} : { lineOpacity: strokeOpacity }),
    ...(width > 0 && width < widestLinePixels ? { lineWidthPixels: width } : {}),
    ...(fill === undefined ? {} : { fillColor: fill }),
    ...(fillOpacity === undefined ? {} : { fillOpacity }),
    ...(marker === undefined ? {} : { iconColor: marker }),
    ...(icon === undefined ? {} : { iconHref: icon }),
  }
}

/** `#rrggbb` of `#rgb`, `rgb`, `rrggbb` and `#rrggbb`. */
function color(text: string | undefined): string | undefined {
  const digits = /^#?([0-9a-f]{6}|[0-9a-f]{3})$/i.exec(text ?? '')?.[1]?.toLowerCase()
  if (digits === undefined) return undefined
  return `#${digits.length === 3 ? digits.replace(/./g, '$&$&') : digits}`
}

function share(text: string | undefined): number | undefined {
  const value = Number(text ?? Number.NaN)
  return value >= 0 && value <= 1 ? value : undefined
}
