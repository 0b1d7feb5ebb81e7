import { describe, expect, test } from 'vitest'
import { maskOf } from './format.ts'
import {
  type AddressReading,
  describeIp,
  formatIpAddress,
  listedTexts,
  listIn,
  networkText,
  parseIpAddress,
  readAddress,
  readAddressList,
  recogniseAddresses,
} from './index.ts'

/** What is known one by one is put together: everything composed is read as it was meant. */

function inWords(reading: AddressReading): string {
  if (reading.kind === 'range') return `${formatIpAddress(reading.first)} to ${formatIpAddress(reading.last)}`
  return formatIpAddress(reading.address) + (reading.prefix === undefined ? '' : `/${reading.prefix}`)
}
const meaningOf = (text: string): string => {
  if (listedTexts(text).length > 1)
    return readAddressList(text)
      .entries.map(({ reading }) => inWords(reading))
      .join(', ')
  const reading = readAddress(text)
  return reading.ok ? inWords(reading.value) : reading.problem.code
}
/** An `expect` for each of thousands would take longer than they do. */
function expectAll(cases: Iterable<readonly [text: string, meaning: string]>): void {
  const wrong: string[] = []
  let count = 0
  for (const [text, meaning] of cases) {
    count++
    const found = meaningOf(text)
    if (found !== meaning) wrong.push(`${JSON.stringify(text)}: ${found} instead of ${meaning}`)
  }
  expect(count).toBeGreaterThan(20)
  expect(wrong).toEqual([])
}
const product = <First, Second>(first: readonly First[], second: readonly Second[]): (readonly [First, Second])[] =>
  first.flatMap((one) => second.map((other) => [one, other] as const))

const addressOf = (text: string) => {
  const address = parseIpAddress(text)
  if (!address.ok) throw new Error(text)
  return address.value
}
const addresses = [
  '192.168.1.1',
  '10.0.0.5',
  '8.8.8.8',
  '172.16.254.3',
  '2001:db8::1',
  '2a02:6b8::2:242',
  '::ffff:10.1.2.3',
]
const oldOnes = addresses.filter((text) => !text.includes(':'))
const around: readonly ((text: string) => string)[] = [
  (text) => text,
  (text) => `  ${text}\n`,
  (text) => `"${text}"`,
  (text) => `'${text}'`,
  (text) => `\`${text}\``,
  (text) => `«${text}»`,
  (text) => `(${text})`,
  (text) => `<${text}>`,
  (text) => `${text},`,
  (text) => `${text};`,
  (text) => `"${text}", `,
  (text) => `\u200b${text}\u200e`,
]
const names = [
  'IP: ',
  'ip=',
  'ip address ',
  'address: ',
  'IP-адрес: ',
  'IP адреса: ',
  'ip adresa ',
  'inet ',
  'host ',
  'Network: ',
  'from ',
]
const words = ['ping ', 'ssh root@', 'nameserver ', 'мой ', 'моја ', 'Failed password for root from ', 'has address ']

describe('one address', () => {
  const notations = addresses.flatMap((text) => {
    const { canonical, full, binary, decimal, hex, reverseName } = describeIp(addressOf(text))
    const isNumber = addressOf(text).value >> (text.includes(':') ? 112n : 24n) > 0n
    return [canonical, full, binary, isNumber ? decimal : null, hex, reverseName, `${reverseName}.`]
      .filter((one) => one !== null)
      .map((one) => [one, canonical] as const)
  })
  test('in every notation, whatever stands around it', () =>
    expectAll(product(notations, around).map(([[text, meaning], wrap]) => [wrap(text), meaning])))
  test('behind a name, in plain or with a port, in an address of a page, defanged', () => {
    const ported = (text: string, port: number) => (text.includes(':') ? `[${text}]:${port}` : `${text}:${port}`)
    const forms: readonly ((text: string) => string)[] = [
      (text) => text,
      (text) => ported(text, 80),
      (text) => `http://${ported(text, 8080)}/`,
      (text) => `https://u:p@${ported(text, 443)}/a/b?c=d#e`,
      (text) => `//${ported(text, 1)}/share`,
      (text) => text.replaceAll('.', '[.]'),
      (text) => text.replaceAll('.', '(dot)'),
      (text) => `hxxp://${ported(text, 80).replaceAll('.', '[.]')}/x`,
    ]
    // In brackets alone there are others: those that `[.]` stands in are read where nothing is before them.
    const plain = forms.slice(0, 3)
    expectAll([
      ...product(oldOnes, forms).map(([text, form]) => [form(text), text] as const),
      ...product(product(oldOnes, plain), [...names, ...words]).map(
        ([[text, form], name]) => [name + form(text), text] as const,
      ),
      ...product(addresses, names).map(([text, name]) => [name + text, formatIpAddress(addressOf(text))] as const),
    ])
  })
  test('what is asked of it', () =>
    expectAll(
      product(notations, [
        'to ip',
        'to an ip address',
        'in binary',
        'to decimal',
        'as hex?',
        'в двоичном виде',
        'бинарно',
      ])
        .filter(([[text]]) => !text.includes('arpa'))
        .map(([[text, meaning], asked]) => [`${text} ${asked}`, meaning]),
    ))
})

describe('a network', () => {
  const lengths = [1, 8, 12, 22, 24, 30, 31]
  const dotted = (value: bigint) => formatIpAddress({ version: 4, value })
  const masks: readonly ((text: string, prefix: number) => string)[] = [
    (text, prefix) => `${text}/${prefix}`,
    (text, prefix) => `${text} / ${prefix}`,
    (text, prefix) => `${text} /${prefix}`,
    (text, prefix) => `${text}／${prefix}`,
    (text, prefix) => `${text} mask ${prefix}`,
    (text, prefix) => `${text} prefixlen ${prefix}`,
    (text, prefix) => `${text} маска /${prefix}`,
    (text, prefix) => `${text} са маском ${prefix}`,
    (text, prefix) => `IPADDR=${text}\nPREFIX=${prefix}`,
  ]
  const all = 0xffff_ffffn
  const dottedMasks: typeof masks = [
    (text, prefix) => `${text}/${dotted(maskOf(4, prefix))}`,
    (text, prefix) => `${text} ${dotted(maskOf(4, prefix))}`,
    (text, prefix) => `${text}, ${dotted(maskOf(4, prefix))}`,
    (text, prefix) => `${text} netmask ${dotted(maskOf(4, prefix))}`,
    (text, prefix) => `${text} netmask 0x${maskOf(4, prefix).toString(16)}`,
    (text, prefix) => `${text}, маска подсети: ${dotted(maskOf(4, prefix))}`,
    (text, prefix) => `${text} с маской ${dotted(maskOf(4, prefix))}`,
    (text, prefix) => `IP: ${text}\nMask: ${dotted(maskOf(4, prefix))}\nGateway: 10.9.8.7\nDNS: 8.8.8.8`,
    (text, prefix) => `inet addr:${text}  Bcast:10.9.8.7  Mask:${dotted(maskOf(4, prefix))}`,
    (text, prefix) => `${text} ${dotted(maskOf(4, prefix))} 10.9.8.7`,
    (text, prefix) => `${text}/${dotted(maskOf(4, prefix) ^ all)}`,
    (text, prefix) => `permit ip ${text} ${dotted(maskOf(4, prefix) ^ all)} any`,
  ]
  const netmaskFirst: typeof masks = [
    (text, prefix) => `${dotted(maskOf(4, prefix))} ${text}`,
    (text, prefix) => `Mask: ${dotted(maskOf(4, prefix))}, IP: ${text}`,
  ]
  const made = (texts: readonly string[], prefixes: readonly number[], forms: typeof masks) =>
    product(product(texts, prefixes), forms).map(
      ([[text, prefix], form]) => [form(text, prefix), `${formatIpAddress(addressOf(text))}/${prefix}`] as const,
    )
  test('by a length or a mask, in words of three languages', () =>
    expectAll([
      ...made(oldOnes, lengths, [...masks, ...dottedMasks]),
      ...made(oldOnes, [8, 12, 22, 24, 30], netmaskFirst),
      ...made(
        addresses.filter((text) => text.includes(':')),
        [1, 32, 64, 127, 128],
        masks,
      ),
    ]))
  test('in lines of commands, tables and settings', () => {
    const lines = [
      '@', 'allow @;', 'ip addr add @ dev eth0', '@ via 10.9.8.7 dev eth0', 'inet @ brd 10.9.8.7 scope global eth0', '-A INPUT -s @ -j DROP',
      '"CidrBlock": "@",', 'cidr: @', 'подсеть @', 'мрежа @', '@ (VPN)', '@ # office', 'C    @ is directly connected, Vlan1', 'S @ [1/0] via 10.9.8.7',
      'v=spf1 ip4:@ -all', 'route add -net @ gw 10.9.8.7',
    ] // biome-ignore format: a table
    expectAll(
      product(product(oldOnes, lengths), lines).map(([[text, prefix], line]) => [
        line.replace('@', `${text}/${prefix}`),
        `${text}/${prefix}`,
      ]),
    )
  })
  test('a foreign word before the mask is not passed over', () => {
    const cases = product(['10.0.0.1', '172.16.0.9'], ['zorp', 'gravy', 'ворп'])
    expectAll(
      cases.flatMap(([text, word]) =>
        [
          `${text} ${word} /24`,
          `${text} / ${word} 24`,
          `${text} mask ${word} 24`,
          `${text} netmask ${word} 0xffffff00`,
        ].map((one) => [one, 'ip_invalid'] as const),
      ),
    )
  })
})

test('a mask without an address is the network of its size, in words of three languages', () => {
  const maskOnly = (text: string) => {
    const [meaning] = recogniseAddresses(text)
    return meaning?.kind === 'mask' ? meaning.network.prefix : undefined
  }
  const dotted = (value: bigint) => formatIpAddress({ version: 4, value })
  for (let prefix = 1; prefix < 32; prefix++) {
    const mask = dotted(maskOf(4, prefix))
    for (const text of [
      mask,
      `mask ${mask}`,
      `маска подсети: ${mask}`,
      `/${prefix}`,
      `how many hosts in a /${prefix}?`,
      `колико адреса у /${prefix}`,
    ])
      expect(maskOnly(text), text).toBe(prefix)
    const wildcard = dotted(maskOf(4, prefix) ^ 0xffff_ffffn)
    expect([maskOnly(`wildcard ${wildcard}`), maskOnly(wildcard)]).toEqual([prefix, undefined])
  }
  for (const text of [
    '/0',
    '/33',
    '10.0.0.1',
    '255.0.255.0',
    '255.255',
    'mask 24',
    '/24 zorp',
    '255.255.255.0 255.255.0.0',
  ])
    expect(maskOnly(text), text).toBeUndefined()
})

describe('a range', () => {
  const pairs = [
    ['10.0.0.1', '10.0.0.20'],
    ['192.168.1.0', '192.168.3.255'],
    ['2001:db8::1', '2001:db8::ff'],
  ] as const
  const joints = [
    '-',
    ' - ',
    ' – ',
    '—',
    '~',
    '÷',
    '..',
    '...',
    ' … ',
    ' to ',
    ' until ',
    ' through ',
    ' до ',
    ' по ',
    ' do ',
  ]
  test('joined by signs and words, behind a name', () =>
    expectAll(
      product(product(pairs, joints), ['', 'from ', 'с ', 'range: ', 'inetnum:   ', 'диапазон ']).map(
        ([[[first, last], joint], name]) => [`${name}${first}${joint}${last}`, `${first} to ${last}`],
      ),
    ))
  test('whose end is short or open', () =>
    expectAll(
      product(['10.0.0', '192.168.7'], [...product(['-', ' - ', '–', '..', ' to '], ['20', '.20'])]).flatMap(
        ([head, [joint, end]]) => [
          [`${head}.1${joint}${end}`, `${head}.1 to ${head}.20`] as const,
          ...[`${head}.*`, `${head}.x`, `${head}.0-255`].map((one) => [one, `${head}.0 to ${head}.255`] as const),
          ...[`${head}.[1-9]`, `${head}.{1..9}`].map((one) => [one, `${head}.1 to ${head}.9`] as const),
        ],
      ),
    ))
  test('named between lines, in three languages', () =>
    expectAll(
      [
        ['Start IP: ', '\nEnd IP: '],
        ['Начальный IP-адрес: ', '\nКонечный IP-адрес: '],
        ['Početna IP adresa: ', '; krajnja IP adresa: '],
        ['dhcp-range=', ','],
        ['between ', ' and '],
        ['между ', ' и '],
        ['između ', ' i '],
        ['range ', ' '],
      ].flatMap(([before, between]) =>
        pairs.map(([first, last]) => [`${before}${first}${between}${last}`, `${first} to ${last}`] as const),
      ),
    ))
})

describe('a list', () => {
  const members = ['10.0.0.1', '10.0.4.0/22', '2001:db8::1', '192.168.1.10-192.168.1.20', '172.16.0.0 255.240.0.0']
  const meanings = ['10.0.0.1', '10.0.4.0/22', '2001:db8::1', '192.168.1.10 to 192.168.1.20', '172.16.0.0/12']
  const separators = [',', ', ', ';', '; ', '\n', '\r\n', '|', ' | ']
  test('by lines and signs, of anything', () =>
    expectAll(
      product([2, 3, 4, 5], separators).map(([count, separator]) => [
        members.slice(0, count).join(separator),
        meanings.slice(0, count).join(', '),
      ]),
    ))
  test('is no single address for the box', () => {
    for (const [count, separator] of product([2, 3, 4], [', ', '; ', '\n'])) {
      const [meaning, ...others] = recogniseAddresses(members.slice(0, count).join(separator))
      expect([meaning?.kind === 'addresses' && meaning.list.entries.length, others]).toEqual([count, []])
    }
  })
  test('by spaces and words, of networks', () => {
    const networks = ['10.0.0.0/24', '192.0.2.0/25', '2001:db8::/64']
    expectAll(
      product(product([2, 3], [' ', '\t', ' and ', ' или ', ' + ']), ['', 'Require ip ', 'ip saddr ']).map(
        ([[count, separator], name]) => [
          name + networks.slice(0, count).join(separator),
          networks.slice(0, count).join(', '),
        ],
      ),
    )
  })
  test('without what is taken away', () => {
    for (const [word, [from, away, left]] of product(
      ['except', 'excluding', 'without', 'but not', 'minus', 'кроме', 'без', 'за исключением', 'осим', 'bez'],
      [
        ['10.0.0.0/24', '10.0.0.0/25', '10.0.0.128/25'],
        ['2001:db8::/126', '2001:db8::2/127', '2001:db8::/127'],
        ['10.0.0.0/30, 10.0.1.0/31', '10.0.0.0/31, 10.0.1.1', '10.0.0.2/31 10.0.1.0/32'],
      ] as const,
    ))
      expect(listIn(`${from} ${word} ${away}`)?.cover.map(networkText).join(' '), word).toBe(left)
  })
})

describe('what is no address says where', () => {
  const faultOf = (text: string) => {
    const reading = readAddress(text)
    return reading.ok || reading.problem.code !== 'ip_invalid' ? undefined : reading.problem.fault
  }
  test.each([0, 1, 2, 3])('octet %d', (at) => {
    const withOctet = (octet: string) => ['10', '20', '30', '40'].with(at, octet).join('.')
    for (const [octet, kind] of [
      ['256', 'octetTooLarge'],
      ['1000', 'octetTooLarge'],
      ['07', 'octetLeadingZero'],
      ['1a', 'octetNotNumber'],
    ] as const)
      expect(faultOf(withOctet(octet)), octet).toEqual({ kind, position: at + 1, text: octet })
  })
  test.each([1, 2, 3, 4, 5, 6, 7])('group %d', (at) => {
    const withGroup = (group: string) => ['2001', 'db8', '1', '2', '3', '4', '5', '6'].with(at, group).join(':')
    expect(faultOf(withGroup('12345'))).toEqual({ kind: 'groupTooLong', position: at + 1, text: '12345' })
    expect(faultOf(withGroup('xyz'))).toEqual({ kind: 'groupNotHexadecimal', position: at + 1, text: 'xyz' })
    expect(faultOf(withGroup('7:8'))).toEqual({ kind: 'groupCount', count: 9 })
  })
})

test('a word that is not understood makes no other question of one about networks', () => {
  const questions = [
    '10.0.0.0/8 except 10.1.0.0/16',
    '10.0.0.0/8 кроме 10.1.0.0/16',
    'exclude 10.1.0.0/16 from 10.0.0.0/8',
    'split 10.0.0.0/22 into /24',
    'раздели 10.0.0.0/22 на 4 сети',
  ]
  const answered: string[] = []
  for (const [question, foreign] of product(questions, ['zorp', 'синий', 'брчић'])) {
    expect(recogniseAddresses(question)).toHaveLength(1)
    const words = question.split(' ')
    for (let at = 0; at <= words.length; at++) {
      const text = words.toSpliced(at, 0, foreign).join(' ')
      if (recogniseAddresses(text).length > 0) answered.push(text)
    }
  }
  expect(answered).toEqual([])
})
