import { expect, test } from 'vitest'
import { composeReport, readReportAddress, reportLink } from './report.ts'

test('what is not known stays open', () => {
  expect(
    composeReport([
      { label: 'Page', value: ' /en/ ' },
      { label: 'Shown', value: '' },
    ]),
  ).toBe('Page: /en/\nShown: …')
})

test.each([
  ['help@example.org', 'mailto:help@example.org?subject=A%20%26%20B&body=1%0A%2B2'],
  ['mailto:help@example.org', 'mailto:help@example.org?subject=A%20%26%20B&body=1%0A%2B2'],
  ['https://example.org/new?kind=bug', 'https://example.org/new?kind=bug&title=A+%26+B&body=1%0A%2B2'],
])('%s takes title and text', (setting, link) => {
  expect(reportLink(readReportAddress(setting)!, 'A & B', '1\n+2')).toBe(link)
})

test('without an address there is none', () => {
  expect(readReportAddress(undefined)).toBeUndefined()
  expect(readReportAddress('')).toBeUndefined()
})
