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

/** Issue trackers take a new issue's title and text from the address. */
export function reportAddress(reportUrl: string, title: string, body: string): string {
  const address = new URL(reportUrl)
  address.searchParams.set('title', title)
  address.searchParams.set('body', body)
  return address.href
}
