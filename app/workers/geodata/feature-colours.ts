import type { FeatureBatch } from '#engines/geodata/index.ts'

/** More colours than this nobody tells apart, and each is a layer of the map. */
const colourLimit = 48

/** The colours the styles of a file give its features, as places in a list; 0 for none. */
export class FeatureColours {
  /** `#rrggbb`; the first place is that of no colour. */
  readonly list: string[] = ['']
  line = 0
  area = 0
  dot = 0

  look({ style, document }: FeatureBatch, feature: number): void {
    const found = style[feature]! > 0 ? document.styles[style[feature]! - 1] : undefined
    this.line = this.#placeOf(found?.lineColor)
    this.area = this.#placeOf(found?.fillColor ?? found?.lineColor)
    this.dot = this.#placeOf(found?.iconColor)
  }

  #placeOf(colour: string | undefined): number {
    if (colour === undefined || !/^#[0-9a-f]{6}$/i.test(colour)) return 0
    const known = this.list.indexOf(colour)
    if (known > 0) return known
    return this.list.length > colourLimit ? 0 : this.list.push(colour) - 1
  }
}
