import { Fragment } from 'react'
import { m } from '#app/paraglide/messages.js'
import { Badge } from '#app/ui/badge.tsx'
import type { ValueRow } from '#app/ui/value-list.tsx'
import type { Language } from '#engines/core/index.ts'
import type { EmbeddedIpv4, IpClass, IpDescription, SubnetDescription } from '#engines/devtools/ip/index.ts'

export function ipRows(ip: IpDescription, language: Language): ValueRow[] {
  const rows: (ValueRow | false)[] = [
    addressRow(m.ip_field_address(), ip.ip),
    { label: m.ip_field_version(), value: `IPv${ip.version}` },
    ip.ipClass !== null && { label: m.ip_field_class(), value: className(ip.ipClass) },
    { label: m.ip_field_scope(), value: scopeText(ip), shown: <Scope ip={ip} language={language} /> },
    { label: m.ip_field_binary(), value: ip.binary, shown: <Digits text={ip.binary} /> },
    { label: m.ip_field_decimal(), value: ip.decimal },
    { label: m.ip_field_hex(), value: ip.hex, shown: <Digits text={ip.hex} /> },
    ip.version === 6 && addressRow(m.ip_field_canonical(), ip.canonical),
    ip.full !== null && addressRow(m.ip_field_full(), ip.full),
    ip.embedded !== null && embeddedRow(ip.embedded),
    {
      label: m.ip_field_reverse(),
      value: ip.reverseName,
      shown: ip.version === 6 ? <Digits text={ip.reverseName} /> : <span translate="no">{ip.reverseName}</span>,
    },
  ]
  return rows.filter((row) => row !== false)
}

export function subnetRows(subnet: SubnetDescription): ValueRow[] {
  const isIpv4 = subnet.version === 4
  const rows: (ValueRow | false)[] = [
    addressRow(m.ip_field_network(), `${subnet.network}/${subnet.cidr}`),
    isIpv4
      ? { label: m.ip_field_broadcast(), value: subnet.broadcast ?? '' }
      : addressRow(m.ip_field_last_address(), subnet.lastAddress),
    addressRow(m.ip_field_mask(), subnet.subnet),
    addressRow(m.ip_field_wildcard(), subnet.wildcardMask),
    isIpv4 && { label: m.ip_field_first_host(), value: subnet.firstHost },
    isIpv4 && { label: m.ip_field_last_host(), value: subnet.lastHost },
    { label: isIpv4 ? m.ip_field_total_hosts() : m.ip_field_total_addresses(), value: subnet.totalHosts },
  ]
  return rows.filter((row) => row !== false)
}

function addressRow(label: string, value: string): ValueRow {
  return { label, value, shown: <AddressText text={value} /> }
}

/** In a proportional typeface the f's of IPv6 run together. */
export function AddressText({ text }: { text: string }) {
  return text.includes(':') ? <Digits text={text} /> : text
}

/** Long notations break between their groups, not inside them. */
function Digits({ text }: { text: string }) {
  return (
    <span translate="no" className="font-mono text-[0.8125rem] wrap-anywhere">
      {text.split(/(?<=[.:])/).map((group, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: groups repeat and never move
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {group}
        </Fragment>
      ))}
    </span>
  )
}

function className(ipClass: IpClass): string {
  if (ipClass === 'D') return m.ip_class_d()
  if (ipClass === 'E') return m.ip_class_e()
  return ipClass === 'Unknown' ? m.ip_class_unknown() : ipClass
}

function scopeText(ip: IpDescription): string {
  return ip.isPrivate ? m.ip_private() : m.ip_public()
}

/** Private or public, and what the IANA registries say about the address. */
function Scope({ ip, language }: { ip: IpDescription; language: Language }) {
  return (
    <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
      <Badge tone={ip.isPrivate ? 'accent' : 'neutral'}>{scopeText(ip)}</Badge>
      {ip.special && (
        <span className="text-sm font-normal text-muted">
          {ip.special.block}: {ip.special.name[language]} ({ip.special.rfc})
        </span>
      )}
    </span>
  )
}

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
        <span className="text-sm font-normal text-muted">
          ({[embeddedNames[kind], rfc].filter(Boolean).join(', ')})
        </span>
      </span>
    ),
  }
}
