export interface Report {
  readonly page: string
  readonly entered: string
  readonly shown: string
  readonly expected: string
  readonly source: string
}

/** The report as plain text that survives any form, letter or chat. */
export function composeReport(lines: readonly { readonly label: string; readonly value: string }[]): string {
  return lines.map(({ label, value }) => `${label}: ${value.trim() || '…'}`).join('\n')
}

/** Where reports go, as whoever builds the site says it: a mail address, or the page of an issue tracker. */
export type ReportAddress =
  | { readonly kind: 'mail'; readonly address: string }
  | { readonly kind: 'tracker'; readonly address: string }

export function readReportAddress(setting: string | undefined): ReportAddress | undefined {
  if (!setting) return undefined
  const mail = /^(?:mailto:)?([^/:?\s]+@[^/:?\s]+)$/.exec(setting)?.[1]
  return mail ? { kind: 'mail', address: mail } : { kind: 'tracker', address: setting }
}

/** Mail programs and issue trackers take title and text from the address. */
export function reportLink({ kind, address }: ReportAddress, title: string, body: string): string {
  if (kind === 'mail') return `mailto:${address}?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(body)}`
  const link = new URL(address)
  link.searchParams.set('title', title)
  link.searchParams.set('body', body)
  return link.href
}
