import { columns, type Localized, languages } from '#engines/core/index.ts'
import { type IpAddress, parseIpAddress } from './address.ts'
import { lastValueOf, type Network, networkOf } from './subnet.ts'

export interface SpecialPurpose {
  readonly block: string
  readonly name: Localized
  /** The document that set it aside. */
  readonly rfc: string
  /** IANA's "globally reachable"; null where IANA says it does not apply. */
  readonly global: boolean | null
}

/**
 * IANA's special-purpose address registries (RFC 6890), from the multicast registries (RFC 5771, RFC 7346) the blocks people meet, and the
 * types of RFC 4291, so that every address of IPv6 has a row. https://www.iana.org/assignments/iana-ipv4-special-registry,
 * https://www.iana.org/assignments/iana-ipv6-special-registry
 */
const table = `
0.0.0.0/8 | RFC 791 | no | this network | эта сеть | ова мрежа
0.0.0.0/32 | RFC 1122 | no | this host on this network | этот узел в этой сети | овај рачунар у овој мрежи
10.0.0.0/8 | RFC 1918 | no | private use | частная сеть | приватна мрежа
100.64.0.0/10 | RFC 6598 | no | shared address space (carrier-grade NAT) | общее пространство провайдера (CGNAT) | дељени простор провајдера (CGNAT)
127.0.0.0/8 | RFC 1122 | no | loopback | обратная петля (этот компьютер) | повратна петља (овај рачунар)
169.254.0.0/16 | RFC 3927 | no | link local | локальный адрес канала | адреса локалне везе
172.16.0.0/12 | RFC 1918 | no | private use | частная сеть | приватна мрежа
192.0.0.0/24 | RFC 6890 | no | IETF protocol assignments | служебные назначения IETF | доделе за протоколе IETF-а
192.0.0.0/29 | RFC 7335 | no | IPv4 service continuity (DS-Lite) | непрерывность IPv4 (DS-Lite) | континуитет IPv4 (DS-Lite)
192.0.0.8/32 | RFC 7600 | no | IPv4 dummy address | подставной адрес IPv4 | заменска адреса IPv4
192.0.0.9/32 | RFC 7723 | yes | Port Control Protocol anycast | ближайший сервер PCP | најближи сервер PCP
192.0.0.10/32 | RFC 8155 | yes | TURN anycast | ближайший сервер TURN | најближи сервер TURN
192.0.0.170/31 | RFC 8880 | no | NAT64/DNS64 discovery | обнаружение NAT64/DNS64 | откривање NAT64/DNS64
192.0.2.0/24 | RFC 5737 | no | documentation (TEST-NET-1) | примеры в документации (TEST-NET-1) | примери у документацији (TEST-NET-1)
192.31.196.0/24 | RFC 7535 | yes | AS112 DNS sink | приёмник лишних запросов DNS (AS112) | одлагалиште DNS упита (AS112)
192.52.193.0/24 | RFC 7450 | yes | automatic multicast tunneling (AMT) | туннели многоадресной рассылки (AMT) | тунели за мултикаст (AMT)
192.88.99.0/24 | RFC 7526 | – | 6to4 relay anycast (deprecated) | шлюз 6to4 (устарел) | пролаз 6to4 (застарело)
192.88.99.2/32 | RFC 6751 | no | 6a44 relay anycast | шлюз 6a44 | пролаз 6a44
192.168.0.0/16 | RFC 1918 | no | private use | частная сеть | приватна мрежа
192.175.48.0/24 | RFC 7534 | yes | AS112 DNS sink | приёмник лишних запросов DNS (AS112) | одлагалиште DNS упита (AS112)
198.18.0.0/15 | RFC 2544 | no | benchmarking | испытания оборудования | испитивање опреме
198.51.100.0/24 | RFC 5737 | no | documentation (TEST-NET-2) | примеры в документации (TEST-NET-2) | примери у документацији (TEST-NET-2)
203.0.113.0/24 | RFC 5737 | no | documentation (TEST-NET-3) | примеры в документации (TEST-NET-3) | примери у документацији (TEST-NET-3)
224.0.0.0/4 | RFC 5771 | – | multicast | многоадресная рассылка | мултикаст
224.0.0.0/24 | RFC 5771 | no | multicast: local network control | многоадресная рассылка внутри сегмента | мултикаст унутар сегмента
224.0.1.0/24 | RFC 5771 | – | multicast: internetwork control | управление многоадресной рассылкой между сетями | управљање мултикастом између мрежа
224.2.0.0/16 | RFC 5771 | – | multicast: SDP/SAP sessions | многоадресная рассылка: сеансы SDP/SAP | мултикаст: сесије SDP/SAP
232.0.0.0/8 | RFC 4607 | – | source-specific multicast | многоадресная рассылка от одного источника | мултикаст с једног извора
233.0.0.0/8 | RFC 3180 | – | GLOP multicast | многоадресная рассылка по номеру автономной системы (GLOP) | мултикаст према броју аутономног система (GLOP)
233.252.0.0/24 | RFC 5771 | no | documentation (MCAST-TEST-NET) | примеры в документации (MCAST-TEST-NET) | примери у документацији (MCAST-TEST-NET)
234.0.0.0/8 | RFC 6034 | – | unicast-prefix-based multicast | многоадресная рассылка по префиксу сети | мултикаст према префиксу мреже
239.0.0.0/8 | RFC 2365 | no | administratively scoped multicast | многоадресная рассылка внутри организации | мултикаст унутар организације
240.0.0.0/4 | RFC 1112 | no | reserved for future use | зарезервировано на будущее | резервисано за будућност
255.255.255.255/32 | RFC 919 | no | limited broadcast | ограниченное широковещание | ограничени бродкаст
::/0 | RFC 4291 | – | reserved by IETF | зарезервировано IETF | резервисао IETF
::/128 | RFC 4291 | no | unspecified address | неопределённый адрес | неодређена адреса
::1/128 | RFC 4291 | no | loopback | обратная петля (этот компьютер) | повратна петља (овај рачунар)
::/96 | RFC 4291 | – | IPv4-compatible (deprecated) | IPv4-совместимый адрес (устарел) | компатибилно с IPv4 (застарело)
::ffff:0:0/96 | RFC 4291 | no | IPv4-mapped | отображённый адрес IPv4 | пресликана IPv4 адреса
64:ff9b::/96 | RFC 6052 | yes | IPv4-IPv6 translation (NAT64) | трансляция IPv4 и IPv6 (NAT64) | превођење IPv4 у IPv6 (NAT64)
64:ff9b:1::/48 | RFC 8215 | no | local-use IPv4-IPv6 translation | трансляция IPv4 и IPv6 для местных нужд | локално превођење IPv4 у IPv6
100::/64 | RFC 6666 | no | discard only | отбрасывание пакетов | одбацивање пакета
100:0:0:1::/64 | RFC 9780 | no | dummy prefix | подставной префикс | заменски префикс
2000::/3 | RFC 4291 | yes | global unicast | глобальный адрес | глобална адреса
2001::/23 | RFC 2928 | no | IETF protocol assignments | служебные назначения IETF | доделе за протоколе IETF-а
2001::/32 | RFC 4380 | – | Teredo tunnel | туннель Teredo | тунел Teredo
2001:1::1/128 | RFC 7723 | yes | Port Control Protocol anycast | ближайший сервер PCP | најближи сервер PCP
2001:1::2/128 | RFC 8155 | yes | TURN anycast | ближайший сервер TURN | најближи сервер TURN
2001:1::3/128 | RFC 9665 | yes | DNS-SD registration anycast | ближайший сервер регистрации DNS-SD | најближи сервер регистрације DNS-SD
2001:2::/48 | RFC 5180 | no | benchmarking | испытания оборудования | испитивање опреме
2001:3::/32 | RFC 7450 | yes | automatic multicast tunneling (AMT) | туннели многоадресной рассылки (AMT) | тунели за мултикаст (AMT)
2001:4:112::/48 | RFC 7535 | yes | AS112 DNS sink | приёмник лишних запросов DNS (AS112) | одлагалиште DNS упита (AS112)
2001:10::/28 | RFC 4843 | – | ORCHID (deprecated) | ORCHID (устарел) | ORCHID (застарело)
2001:20::/28 | RFC 7343 | yes | ORCHIDv2 cryptographic identifiers | криптографические идентификаторы ORCHIDv2 | криптографски идентификатори ORCHIDv2
2001:30::/28 | RFC 9374 | yes | drone remote identification (DRIP) | опознавание беспилотников (DRIP) | препознавање беспилотних летелица (DRIP)
2001:db8::/32 | RFC 3849 | no | documentation | примеры в документации | примери у документацији
2002::/16 | RFC 3056 | – | 6to4 tunnel | туннель 6to4 | тунел 6to4
2620:4f:8000::/48 | RFC 7534 | yes | AS112 DNS sink | приёмник лишних запросов DNS (AS112) | одлагалиште DNS упита (AS112)
3fff::/20 | RFC 9637 | no | documentation | примеры в документации | примери у документацији
5f00::/16 | RFC 9602 | no | segment routing (SRv6) | сегментная маршрутизация (SRv6) | сегментно рутирање (SRv6)
fc00::/7 | RFC 4193 | no | unique local | уникальный локальный адрес | јединствена локална адреса
fe80::/10 | RFC 4291 | no | link local | локальный адрес канала | адреса локалне везе
fec0::/10 | RFC 3879 | no | site local (deprecated) | локальный адрес площадки (устарел) | локална адреса мреже (застарело)
ff00::/8 | RFC 4291 | – | multicast | многоадресная рассылка | мултикаст
ff01::/16 | RFC 4291 | no | interface-local multicast | многоадресная рассылка внутри узла | мултикаст унутар рачунара
ff02::/16 | RFC 4291 | no | link-local multicast | многоадресная рассылка внутри сегмента | мултикаст унутар сегмента
ff03::/16 | RFC 7346 | no | realm-local multicast | многоадресная рассылка внутри области | мултикаст унутар подручја
ff04::/16 | RFC 7346 | no | admin-local multicast | многоадресная рассылка внутри управляемой области | мултикаст унутар административног подручја
ff05::/16 | RFC 7346 | no | site-local multicast | многоадресная рассылка внутри площадки | мултикаст унутар локације
ff08::/16 | RFC 7346 | no | organisation-local multicast | многоадресная рассылка внутри организации | мултикаст унутар организације
ff0e::/16 | RFC 4291 | – | global multicast | глобальная многоадресная рассылка | глобални мултикаст
ff30::/12 | RFC 3306 | – | unicast-prefix-based multicast | многоадресная рассылка по префиксу сети | мултикаст према префиксу мреже
ff70::/12 | RFC 3956 | – | multicast with embedded rendezvous point | многоадресная рассылка с точкой встречи в адресе | мултикаст са тачком сусрета у адреси
`

const reachable: Readonly<Record<string, boolean | null>> = { yes: true, no: false, '–': null }

export const specialPurposes: readonly SpecialPurpose[] = table
  .trim()
  .split('\n')
  .map((line): SpecialPurpose => {
    const [block = '', rfc = '', global = '', ...names] = line.split(' | ')
    const name = Object.fromEntries(languages.map((one) => [one, names[columns.indexOf(one)]])) as Localized
    return { block, rfc, global: reachable[global]!, name }
  })

/** Longest prefix first, so that the first match is the most specific one. */
const entries: readonly (readonly [Network, SpecialPurpose])[] = specialPurposes
  .map((row) => [networkFromText(row.block), row] as const)
  .sort(([left], [right]) => right.prefix - left.prefix)

export const specialPurposeOf = ({ version, value }: IpAddress): SpecialPurpose | undefined =>
  entries.find(
    ([network]) => network.version === version && value >= network.value && value <= lastValueOf(network),
  )?.[1]

function networkFromText(block: string): Network {
  const [text = '', prefix = ''] = block.split('/')
  const address = parseIpAddress(text)
  if (!address.ok) throw new Error(`not a block: ${block}`)
  return networkOf(address.value, Number(prefix))
}
