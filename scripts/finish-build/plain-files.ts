import { languages } from '../../engines/core/index.ts'

/** Small files that other programs look for at a fixed place, from the settings of the build. */
export interface PlainFileSettings {
  readonly siteUrl: string
  /** Whom to tell about a weakness: an address of a page or of mail. */
  readonly securityContact: string | undefined
  readonly adClient: string | undefined
}

export function plainFiles(settings: PlainFileSettings, today: Date): Readonly<Record<string, string>> {
  const ads = adsText(settings.adClient)
  return {
    '/.well-known/security.txt': securityText(settings, today),
    ...(ads === undefined ? {} : { '/ads.txt': ads }),
  }
}

/** RFC 9116 wants it renewed within a year; a build does that. */
const validDays = 360
const dayMilliseconds = 86_400_000

function securityText({ siteUrl, securityContact }: PlainFileSettings, today: Date): string {
  const lastDay = new Date(today.getTime() + validDays * dayMilliseconds).toISOString().slice(0, 10)
  return [
    `Contact: ${asUri(securityContact ?? `${siteUrl}/en/support`)}`,
    `Expires: ${lastDay}T00:00:00Z`,
    `Preferred-Languages: ${languages.toSorted().join(', ')}`,
    `Canonical: ${siteUrl}/.well-known/security.txt`,
    '',
  ].join('\n')
}

const asUri = (contact: string): string => (/^[^:/]+@[^:/]+$/.test(contact) ? `mailto:${contact}` : contact)

/** The identification of the network's certification authority, the same for every site that sells through it. */
const networkAuthority = 'f08c47fec0942fa0'

/** IAB Tech Lab ads.txt 1.1: who may sell this site's space. The page's client id is the account's with `ca-` before it. */
function adsText(adClient: string | undefined): string | undefined {
  const account = /^(?:ca-)?(pub-\d+)$/.exec(adClient ?? '')?.[1]
  return account && `google.com, ${account}, DIRECT, ${networkAuthority}\n`
}
