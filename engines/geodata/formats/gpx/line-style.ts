import type { DocumentInfo, Style } from '../../model/document.ts'
import { type FeatureBatch, valueKind } from '../../model/feature.ts'

/** Garmin's DisplayColor names (GpxExtensions v3), as sRGB. `Transparent` has no colour. */
const garminColors: ReadonlyMap<string, string> = new Map(
  Object.entries({
    Black: '#000000',
    DarkRed: '#8b0000',
    DarkGreen: '#006400',
    DarkYellow: '#b5b820',
    DarkBlue: '#00008b',
    DarkMagenta: '#8b008b',
    DarkCyan: '#008b8b',
    LightGray: '#d3d3d3',
    DarkGray: '#a9a9a9',
    Red: '#ff0000',
    Green: '#00ff00',
    Yellow: '#ffff00',
    Blue: '#0000ff',
    Magenta: '#ff00ff',
    Cyan: '#00ffff',
    White: '#ffffff',
  }),
)

/** gpx_style gives widths in millimetres; a CSS pixel is 1/96 inch. */
const millimetresPerPixel = 25.4 / 96

const displayColor = /DisplayColor>\s*(\w+)\s*</
const styleColor = /color>\s*#?([0-9A-Fa-f]{6})\s*</
const styleOpacity = /opacity>\s*([\d.]+)\s*</
const styleWidth = /width>\s*([\d.]+)\s*</

/** The line style a track's or route's extensions give: Garmin's named colour, or the `line` element of Topografix's gpx_style. */
function lineStyleOf(batch: FeatureBatch, feature: number): Style | undefined {
  for (let property = batch.firstProperty[feature]!; property < batch.firstProperty[feature + 1]!; property++) {
    const kind = batch.propertyKind[property]
    if (kind === valueKind.xml) {
      const style = styleFromXml(batch.propertyText(property))
      if (style !== undefined) return style
    } else if (
      kind === valueKind.text &&
      /(^|_)colou?r$/.test(batch.document.fields[batch.propertyField[property]!]!.name)
    ) {
      const color = /^#?([0-9A-Fa-f]{2})?([0-9A-Fa-f]{6})$/.exec(batch.propertyText(property))
      if (color) return { lineColor: `#${color[2]!.toLowerCase()}` }
    }
  }
  return undefined
}

function styleFromXml(xml: string): Style | undefined {
  const named = garminColors.get(displayColor.exec(xml)?.[1] ?? '')
  if (named !== undefined) return { lineColor: named }
  const color = styleColor.exec(xml)?.[1]
  if (color === undefined) return undefined
  const opacity = Number(styleOpacity.exec(xml)?.[1])
  const width = Number(styleWidth.exec(xml)?.[1])
  return {
    lineColor: `#${color.toLowerCase()}`,
    ...(opacity <= 1 ? { lineOpacity: opacity } : {}),
    ...(width > 0 ? { lineWidthPixels: Math.round((width / millimetresPerPixel) * 10) / 10 } : {}),
  }
}

/** Styles of the features read, each kept once. */
export class LineStyles {
  readonly #document: DocumentInfo
  readonly #known = new Map<string, number>()

  constructor(document: DocumentInfo) {
    this.#document = document
  }

  /** 1 + index of the feature's style, or 0. */
  of(batch: FeatureBatch, feature: number): number {
    const style = lineStyleOf(batch, feature)
    if (style === undefined) return 0
    const key = JSON.stringify(style)
    let index = this.#known.get(key)
    if (index === undefined) {
      index = this.#document.addStyle(style)
      this.#known.set(key, index)
    }
    return index
  }
}

/** The same as an element of gpx_style, for the extensions of a track or route. */
export function lineStyleElement(style: Style): string {
  if (style.lineColor === undefined) return ''
  let content = `<gpx_style:color>${style.lineColor.slice(1)}</gpx_style:color>`
  if (style.lineOpacity !== undefined && style.lineOpacity < 1)
    content += `<gpx_style:opacity>${style.lineOpacity}</gpx_style:opacity>`
  if (style.lineWidthPixels !== undefined)
    content += `<gpx_style:width>${(style.lineWidthPixels * millimetresPerPixel).toFixed(2)}</gpx_style:width>`
  return `<gpx_style:line xmlns:gpx_style="http://www.topografix.com/GPX/gpx_style/0/2">${content}</gpx_style:line>`
}
