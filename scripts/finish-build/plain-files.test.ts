import { expect, test } from 'vitest'
import { languages } from '#engines/core/index.ts'
import { plainFiles } from './plain-files.ts'

const settings = { siteUrl: 'https://example.org', securityContact: undefined, adClient: undefined }
const today = new Date('2026-11-15T20:00:00Z')

test('security.txt names the support page, or whom the build says, until within a year', () => {
  expect(plainFiles(settings, today)).toEqual({
    '/.well-known/security.txt': [
      'Contact: https://example.org/en/support',
      'Expires: 2027-11-10T00:00:00Z',
      `Preferred-Languages: ${languages.toSorted().join(', ')}`,
      'Canonical: https://example.org/.well-known/security.txt',
      '',
    ].join('\n'),
  })
  const contact = (securityContact: string) =>
    plainFiles({ ...settings, securityContact }, today)['/.well-known/security.txt']!.split('\n')[0]
  expect(contact('safety@example.org')).toBe('Contact: mailto:safety@example.org')
  expect(contact('https://example.org/report')).toBe('Contact: https://example.org/report')
})

test('ads.txt stands only where ads are configured', () => {
  expect(plainFiles({ ...settings, adClient: 'ca-pub-1234567890123456' }, today)['/ads.txt']).toBe(
    'google.com, pub-1234567890123456, DIRECT, f08c47fec0942fa0\n',
  )
})
