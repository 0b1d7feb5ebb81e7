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

/** What a Style element says, part by part: the texts in each by the names of their elements. */
export type Look = ReadonlyMap<string, ReadonlyMap<string, string>>

/** What other formats can know of it. */
export function styleOfLook(look: Look): Style {
  const said = (part: string, name: string) => look.get(part)?.get(name) ?? ''
  const line = fromKmlColor(said('LineStyle', 'color'))
  const fill = fromKmlColor(said('PolyStyle', 'color'))
  const fillOpacity = ['0', 'false'].includes(said('PolyStyle', 'fill')) ? 0 : fill?.opacity
  const width = Number.parseFloat(said('LineStyle', 'width'))
  const iconHref = said('IconStyle', 'href')
  const icon = fromKmlColor(said('IconStyle', 'color'))
  const isIconAltered = Number(said('IconStyle', 'heading')) !== 0 || Number(said('IconStyle', 'scale') || 1) !== 1
  const otherParts = [
    ...(isIconAltered ? ['IconStyle'] : []),
    ...['LabelStyle', 'BalloonStyle'].filter((part) => look.has(part)),
  ]
  return {
    ...(line === undefined ? {} : { lineColor: line.color, lineOpacity: line.opacity }),
    ...(width > 0 ? { lineWidthPixels: width } : {}),
    ...(fill === undefined ? {} : { fillColor: fill.color }),
    ...(fillOpacity === undefined ? {} : { fillOpacity }),
    ...(iconHref === '' ? {} : { iconHref }),
    ...(icon === undefined ? {} : { iconColor: icon.color }),
    ...(otherParts.length === 0 ? {} : { otherParts }),
  }
}
