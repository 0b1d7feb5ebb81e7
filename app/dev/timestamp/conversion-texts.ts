import { m } from '#app/paraglide/messages.js'
import type { TimestampConversionId } from '#engines/devtools/timestamp/index.ts'

interface ConversionTexts {
  readonly title: () => string
  readonly description: () => string
  readonly heading: () => string
}

/** What the page calls itself; each addressed conversion has words of its own. */
export const conversionTexts: Readonly<Record<TimestampConversionId, ConversionTexts>> = {
  unixiso: {
    title: m.timestamp_unixiso_page_title,
    description: m.timestamp_unixiso_page_description,
    heading: m.timestamp_unixiso_heading,
  },
  unixlocal: {
    title: m.timestamp_unixlocal_page_title,
    description: m.timestamp_unixlocal_page_description,
    heading: m.timestamp_unixlocal_heading,
  },
  msiso: {
    title: m.timestamp_msiso_page_title,
    description: m.timestamp_msiso_page_description,
    heading: m.timestamp_msiso_heading,
  },
  dateunix: {
    title: m.timestamp_dateunix_page_title,
    description: m.timestamp_dateunix_page_description,
    heading: m.timestamp_dateunix_heading,
  },
}

export const generalTexts: ConversionTexts = {
  title: m.timestamp_page_title,
  description: m.timestamp_page_description,
  heading: m.sub_timestamp_title,
}
