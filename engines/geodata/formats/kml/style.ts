import type { Style } from '../../model/document.ts'
import { escaped } from '../../xml/escaped.ts'

/** KML writes colours as `aabbggrr`. */
function kmlColor(color: string, opacity = 1): string {
  const alpha = Math.round(opacity * 255)
    .toString(16)
    .padStart(2, '0')
  return alpha + color.slice(5, 7) + color.slice(3, 5) + color.slice(1, 3)
}

export function fromKmlColor(text: string): { readonly color: string; readonly opacity: number } | undefined {
  const match = /^#?([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(text.trim())
  if (!match) return undefined
  const [, alpha, blue, green, red] = match
  return {
    color: `#${red}${green}${blue}`.toLowerCase(),
    opacity: Math.round((Number.parseInt(alpha!, 16) / 255) * 100) / 100,
  }
}

/** The element of a style that stands in its Placemark, where the id it is shared by may be another's. */
export const ownStyleElement = (style: Style): string =>
  styleElement(style).replace(/^(<[^>]*?)\sid\s*=\s*(?:"[^"]*"|'[^']*')/, '$1')

/** The element for a style that did not come from KML. */
export function styleElement(style: Style): string {
  if (style.xml !== undefined) return style.xml
  const id = style.id === undefined ? '' : ` id="${style.id}"`
  let line = ''
  if (style.lineColor !== undefined) line += `<color>${kmlColor(style.lineColor, style.lineOpacity)}</color>`
  if (style.lineWidthPixels !== undefined) line += `<width>${style.lineWidthPixels}</width>`
  const fill =
    style.fillColor === undefined
      ? ''
      : `<PolyStyle><color>${kmlColor(style.fillColor, style.fillOpacity)}</color></PolyStyle>`
  let icon = style.iconColor === undefined ? '' : `<color>${kmlColor(style.iconColor)}</color>`
  if (style.iconHref !== undefined) icon += `<Icon><href>${escaped(style.iconHref)}</href></Icon>`
  return `<Style${id}>${icon === '' ? '' : `<IconStyle>${icon}</IconStyle>`}${line === '' ? '' : `<LineStyle>${line}</LineStyle>`}${fill}</Style>`
}

/** What other formats can know of a KML Style element, read from its text. */
export function styleFromElement(xml: string, id: string | undefined): Style {
  const lineElement = lineStyle.exec(xml)?.[0] ?? ''
  const fillElement = polyStyle.exec(xml)?.[0] ?? ''
  const iconElement = iconStyle.exec(xml)?.[0] ?? ''
  const line = fromKmlColor(contentOf(lineElement, content.color))
  const fill = fromKmlColor(contentOf(fillElement, content.color))
  const fillOpacity = /^(?:0|false)$/.test(contentOf(fillElement, content.fill)) ? 0 : fill?.opacity
  const width = Number.parseFloat(contentOf(lineElement, content.width))
  const iconHref = unescaped(contentOf(iconElement, content.href))
  const icon = fromKmlColor(contentOf(iconElement, content.color))
  return {
    xml,
    ...(id === undefined ? {} : { id }),
    ...(line === undefined ? {} : { lineColor: line.color, lineOpacity: line.opacity }),
    ...(width > 0 ? { lineWidthPixels: width } : {}),
    ...(fill === undefined ? {} : { fillColor: fill.color }),
    ...(fillOpacity === undefined ? {} : { fillOpacity }),
    ...(iconHref === '' ? {} : { iconHref }),
    ...(icon === undefined ? {} : { iconColor: icon.color }),
    ...otherPartsOf(xml, iconElement),
  }
}

function otherPartsOf(xml: string, iconElement: string): Pick<Style, 'otherParts'> {
  const isTurned = !/^(?:0(?:\.0*)?)?$/.test(contentOf(iconElement, content.heading))
  const isScaled = !/^(?:1(?:\.0*)?)?$/.test(contentOf(iconElement, content.scale))
  const found = [
    ...(isTurned || isScaled ? ['IconStyle'] : []),
    ...(labelStyle.test(xml) ? ['LabelStyle'] : []),
    ...(balloonStyle.test(xml) ? ['BalloonStyle'] : []),
  ]
  return found.length === 0 ? {} : { otherParts: found }
}

// Made once: documents have thousands of styles.
const elementPattern = (name: string) => new RegExp(`<(?:\\w+:)?${name}[\\s>][\\s\\S]*?</(?:\\w+:)?${name}>`)
const lineStyle = elementPattern('LineStyle')
const polyStyle = elementPattern('PolyStyle')
const iconStyle = elementPattern('IconStyle')
const labelStyle = elementPattern('LabelStyle')
const balloonStyle = elementPattern('BalloonStyle')

const contentPattern = (name: string) =>
  new RegExp(`<(?:\\w+:)?${name}>\\s*(?:<!\\[CDATA\\[)?([^<]*?)(?:\\]\\]>\\s*)?<`)
const content = {
  color: contentPattern('color'),
  heading: contentPattern('heading'),
  scale: contentPattern('scale'),
  fill: contentPattern('fill'),
  href: contentPattern('href'),
  width: contentPattern('width'),
}

const contentOf = (xml: string, pattern: RegExp): string => pattern.exec(xml)?.[1]?.trim() ?? ''

const characters: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }
const unescaped = (text: string): string =>
  text.replace(/&(amp|lt|gt|quot|apos);/g, (_, name: string) => characters[name]!)
