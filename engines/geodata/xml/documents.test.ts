import { expect, it } from 'vitest'
import { inputFromBytes } from '../bytes/input.ts'
import { isCleanXml } from './clean.ts'
import { namespacesOfFragment } from './fragment-prefixes.ts'
import { lineAtOffset } from './line.ts'

const encoder = new TextEncoder()

async function* once(bytes: Uint8Array) {
  yield bytes
}

it.each<[string, boolean]>([
  ['<a b="&amp;">x &lt; <![CDATA[a & b <]]></a>', true],
  ['<a xmlns:p="u"><p:b/></a>', true],
  ['<a><p:b/></a>', false],
  ['<a b="x & y"/>', false],
  ['<a>x & y</a>', false],
  ['<a>1 < 2</a>', false],
  ['<a b="\u00ff"/>', false],
  ['<a>\u00ff</a>', false],
  ['<a><![CDATA[\u00ff]]></a>', false],
  ['<a>', false],
  ['<a/><b/>', false],
  ['', false],
])('%s: handed on as it is? %s', async (text, isClean) => {
  const bytes = Uint8Array.from(text, (letter) => letter.charCodeAt(0))
  expect(await isCleanXml(once(bytes))).toBe(isClean)
})

it('the source of a document is closed when a fault was found in it, and its own error is not swallowed', async () => {
  let isClosed = false
  async function* endless() {
    try {
      yield encoder.encode('<a>&x')
      while (true) yield encoder.encode('<b/>')
    } finally {
      isClosed = true
    }
  }
  expect(await isCleanXml(endless())).toBe(false)
  expect(isClosed).toBe(true)
  // biome-ignore lint/correctness/useYield: it breaks before its first bytes
  async function* broken(): AsyncGenerator<Uint8Array> {
    throw new Error('the disk is gone')
  }
  await expect(isCleanXml(broken())).rejects.toThrow('the disk is gone')
})

it('the line of an offset is counted in the text, whatever its encoding', async () => {
  const text = '<a>\n\n<b/>\r\n</a>'
  const linesOf = (bytes: Uint8Array, offsets: readonly number[]) =>
    Promise.all(offsets.map((offset) => lineAtOffset(inputFromBytes('a.xml', bytes, 4), offset)))
  expect(await linesOf(encoder.encode(text), [0, 3, 4, 5, 9, 10, 11, 1e9])).toEqual([1, 1, 2, 3, 3, 3, 4, 4])
  const wide = new Uint8Array(Uint16Array.from(`\ufeff${text}`, (letter) => letter.charCodeAt(0)).buffer)
  expect(await linesOf(wide, [3, 4, 11])).toEqual([1, 2, 4])
})

it('a piece of XML is told which prefixes it needs declared around it', () => {
  const declared = new Map([['gx', 'http://www.google.com/kml/ext/2.2']])
  const of = (xml: string) => [...namespacesOfFragment(xml, declared)]
  expect(of('<gx:a gx:b="1"><gx:c/></gx:a>')).toEqual([['gx', 'http://www.google.com/kml/ext/2.2']])
  expect(of('<a xlink:href="u" xml:lang="en"/>')).toEqual([['xlink', 'http://www.w3.org/1999/xlink']])
  expect(of('<a xmlns:q="u"><q:b/></a>')).toEqual([])
  expect(of('<a>12:30</a>')).toEqual([])
  expect(of('<ours:a/>')).toEqual([['ours', 'urn:undeclared:ours']])
  expect(of('<a xsi:type="tns:Kind"/>')).toEqual([
    ['xsi', 'http://www.w3.org/2001/XMLSchema-instance'],
    ['tns', 'urn:undeclared:tns'],
  ])
})
