import { m } from '#app/paraglide/messages.js'
import { type AskedPair, metaOf } from '#engines/geodata/index.ts'

export interface Head {
  readonly heading: string
  readonly title: string
  readonly description: string
}

/** A page for a pair, for one format of which only the source is known, or for any file at all. */
export function convertHead({ from, to }: AskedPair): Head {
  if (from === undefined || to === undefined)
    return { heading: m.convert_heading(), title: m.convert_page_title(), description: m.convert_page_description() }
  const names = { from: metaOf(from).name, to: metaOf(to).name }
  return {
    heading: m.geodata_heading_pair(names),
    title: m.convert_pair_title(names),
    description: m.convert_pair_description(names),
  }
}
