import { Fragment } from 'react'
import { m } from '#app/paraglide/messages.js'
import { Badge } from '#app/ui/badge.tsx'
import { GroupedNumber } from '#app/ui/grouped-number.tsx'
import type { ValueRow } from '#app/ui/value-list.tsx'
import type { Language } from '#engines/core/index.ts'
import type { EmbeddedIpv4, IpClass, IpDescription, IpScope, SubnetDescription } from '#engines/devtools/ip/index.ts'

export function ipRows(ip: IpDescription, language: Language): ValueRow[] {
  const rows: (ValueRow | false)[] = [
    addressRow(m.ip_field_address(), ip.ip),
    { label: m.ip_field_version(), value: `IPv${ip.version}` },
    ip.ipClass !== null && { label: m.ip_field_class(), value: className(ip.ipClass) },
    { label: m.ip_field_scope(), value: scopeText(ip), shown: <Scope ip={ip} language={language} /> },
    { label: m.ip_field_binary(), value: ip.binary, shown: <AddressText text={ip.binary} /> },
    { label: m.ip_field_decimal(), value: ip.decimal, shown: <AddressText text={ip.decimal} /> },
    { label: m.ip_field_hex(), value: ip.hex, shown: <AddressText text={ip.hex} /> },
    ip.version === 6 && addressRow(m.ip_field_canonical(), ip.canonical),
    ip.full !== null && addressRow(m.ip_field_full(), ip.full),
    ip.embedded !== null && embeddedRow(ip.embedded),
    { label: m.ip_field_reverse(), value: ip.reverseName, shown: <AddressText text={ip.reverseName} /> },
  ]
  return rows.filter((row) => row !== false)
}

export function subnetRows(subnet: SubnetDescription): ValueRow[] {
  const isIpv4 = subnet.version === 4
  const rows: (ValueRow | false)[] = [
    addressRow(m.ip_field_network(), `${subnet.network}/${subnet.cidr}`),
    // A link of two addresses has no broadcast address, both are hosts (RFC 3021); neither has IPv6.
    subnet.broadcast !== null && addressRow(m.ip_field_broadcast(), subnet.broadcast),
    !isIpv4 && addressRow(m.ip_field_last_address(), subnet.lastAddress),
    addressRow(m.ip_field_mask(), subnet.subnet),
    addressRow(m.ip_field_wildcard(), subnet.wildcardMask),
    isIpv4 && addressRow(m.ip_field_first_host(), subnet.firstHost),
    isIpv4 && addressRow(m.ip_field_last_host(), subnet.lastHost),
    countRow(isIpv4 ? m.ip_field_total_hosts() : m.ip_field_total_addresses(), subnet.totalHosts),
  ]
  return rows.filter((row) => row !== false)
}

export function addressRow(label: string, value: string): ValueRow {
  return { label, value, shown: <AddressText text={value} /> }
}

export function countRow(label: string, value: string): ValueRow {
  return {
    label,
    value,
    shown: (
      <span className={digitsLook}>
        <GroupedNumber value={value} />
      </span>
    ),
  }
}

const digitsLook = 'font-mono text-sm wrap-anywhere'

/**
 * Every string of digits in one typeface: in a proportional one the f's of IPv6 run together. Long notations break between
 * their groups, not inside them.
 */
export function AddressText({ text }: { text: string }) {
  return (
    <span translate="no" className={digitsLook}>
      {groupsOf(text).map((group, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: groups repeat and never move
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {group}
        </Fragment>
      ))}
    </span>
  )
}

/** What fits any column stays in one piece. */
function groupsOf(text: string): string[] {
  return text.length <= 20 ? [text] : text.split(/(?<=[.:])/)
}

function className(ipClass: IpClass): string {
  if (ipClass === 'D') return m.ip_class_d()
  if (ipClass === 'E') return m.ip_class_e()
  return ipClass === 'Unknown' ? m.ip_class_unknown() : ipClass
}

const scopeNames: Readonly<Record<IpScope, () => string>> = {
  private: m.ip_private,
  public: m.ip_public,
  special: m.ip_special,
}

function scopeText(ip: IpDescription): string {
  return scopeNames[ip.scope]()
}

/** Private, public or special, and what the IANA registries say about the address. */
function Scope({ ip, language }: { ip: IpDescription; language: Language }) {
  return (
    <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
      <Badge tone={scopeTones[ip.scope]}>{scopeText(ip)}</Badge>
      {ip.special && (
        <span className="text-sm font-normal text-muted">
          {ip.special.block}: {ip.special.name[language]} <span className="whitespace-nowrap">({ip.special.rfc})</span>
        </span>
      )}
    </span>
  )
}

const scopeTones = { private: 'accent', public: 'neutral', special: 'warning' } as const

/** The mechanisms that have a name of their own; for the others the RFC says enough. */
const embeddedNames: Readonly<Partial<Record<EmbeddedIpv4['kind'], string>>> = {
  translated: 'NAT64',
  '6to4': '6to4',
  teredo: 'Teredo',
  isatap: 'ISATAP',
}

function embeddedRow({ kind, address, rfc, teredo }: EmbeddedIpv4): ValueRow {
  const text = teredo ? m.ip_embedded_teredo({ address, port: String(teredo.port), server: teredo.server }) : address
  return {
    label: m.ip_field_embedded(),
    value: address,
    shown: (
      <span>
        {text}{' '}
        <span className="text-sm font-normal whitespace-nowrap text-muted">
          ({[embeddedNames[kind], rfc].filter(Boolean).join(', ')})
        </span>
      </span>
    ),
  }
}
