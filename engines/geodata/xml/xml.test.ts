import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DocumentInfo } from '../model/document.ts'
import { FeatureBatch } from '../model/feature.ts'
import { Notes } from '../notes/notes.ts'
import { GeodataError } from '../notes/problem.ts'
import { joined } from '../testing/run.ts'
import { utf8Stream } from './encoding.ts'
import { NameTable } from './name-table.ts'
import { appendXmlText } from './text.ts'
import { XmlTokenizer, xmlToken } from './tokenizer.ts'

const encoder = new TextEncoder()
const decoder = new TextDecoder()

async function* pieces(bytes: Uint8Array, size: number) {
  for (let at = 0; at < bytes.length; at += size) yield bytes.slice(at, at + size)
}

/** The tokens as one readable line: `<a b=c>` `text` `</a>`. */
async function tokens(
  source: string | Uint8Array,
  size = 1 << 16,
  notes = new Notes(),
  simple = false,
): Promise<string> {
  const bytes = typeof source === 'string' ? encoder.encode(source) : source
  const xml = new XmlTokenizer(utf8Stream(pieces(bytes, size), notes), notes)
  const batch = new FeatureBatch(new DocumentInfo(), false)
  let line = ''
  const text = () => {
    batch.textLength = 0
    appendXmlText(batch, xml.bytes, xml.textStart, xml.textEnd, xml.textIsRaw, notes)
    return decoder.decode(batch.text.subarray(0, batch.textLength))
  }
  for (;;) {
    const token = xml.next()
    if (token === xmlToken.more) await xml.fill()
    else if (token === xmlToken.end) return line
    else if (token === xmlToken.open) {
      line += `<${xml.names.qualified[xml.qualifiedName]}`
      for (let index = 0; index < xml.attributeCount; index++) {
        line += ` ${xml.names.qualified[xml.attributeQualifiedName(index)]}=`
        line += decoder.decode(xml.bytes.subarray(xml.attributeStart[index], xml.attributeEnd[index]))
      }
      line += '>'
      if (simple && xml.simpleText()) {
        const name = xml.names.qualified[xml.qualifiedName]
        line += `${text()}</${name}>`
        while (xml.anotherText()) line += `<${name}>${text()}</${name}>`
      }
    } else if (token === xmlToken.close) line += `</${xml.names.qualified[xml.qualifiedName]}>`
    else line += text()
  }
}

const problemOf = async (source: string | Uint8Array) => {
  try {
    await tokens(source)
    return undefined
  } catch (error) {
    if (error instanceof GeodataError) return error.problem
    throw error
  }
}

const sample =
  '<?xml version="1.0"?><!DOCTYPE g><!-- <c> -- x --><g a="1" b=\'&quot;\'>\n <n:p xmlns:n="u">x &amp; &#1046; <![CDATA[<b>&amp;]]>y</n:p ><e/> <t>ж</t></g>\n<!-- end -->'
const expected = '<g a=1 b=&quot;>' + '<n:p xmlns:n=u>x & Ж <b>&amp;y</n:p><e></e><t>ж</t></g>'

describe('the tokenizer', () => {
  it('reports elements, attributes, text and CDATA', async () => {
    expect(await tokens(sample)).toBe(expected)
  })

  it('gives the same tokens however the bytes are cut', async () => {
    const length = encoder.encode(sample).length
    for (let size = 1; size <= length; size++) expect(await tokens(sample, size)).toBe(expected)
    for (let size = 1; size <= length; size++) expect(await tokens(sample, size, new Notes(), true)).toBe(expected)
  })

  it('hands on a long text in parts without losing a byte', async () => {
    const long = Array.from({ length: 60_000 }, (_, index) => `${index},ж`).join('')
    expect(await tokens(`<a>${long}</a>`, 7001)).toBe(`<a>${long}</a>`)
    expect(await tokens(`<a><![CDATA[${long}]]></a>`, 7001)).toBe(`<a>${long}</a>`)
  })

  it('refuses declared entities, deep nesting and cut files, and says where', async () => {
    expect(await problemOf('<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>')).toEqual({ code: 'entities_refused', offset: 0 })
    expect(await problemOf('<a>'.repeat(10_000))).toEqual({ code: 'too_deep', limit: 512, offset: 1536 })
    expect(await problemOf('<a><b></a>')).toEqual({ code: 'malformed', offset: 6 })
    expect(await problemOf('<a><b>')).toEqual({ code: 'truncated', offset: 6 })
    expect(await problemOf('')).toEqual({ code: 'empty_file' })
    expect(await problemOf('hello')).toEqual({ code: 'malformed', offset: 0 })
    expect(await problemOf('<a/><b/>')).toEqual({ code: 'malformed', offset: 4 })
  })

  it('takes bare < and & and unknown references as text, with a note', async () => {
    const notes = new Notes()
    expect(await tokens('<a>1 < 2 & 3 &nbsp;&bogus;</a>', 64, notes)).toBe('<a>1 < 2 & 3 \u00a0&bogus;</a>')
    expect(notes.list()).toEqual([{ code: 'markup-repaired', kind: 'repaired', count: 3 }])
  })

  it('ends, with a known problem or with tokens, on any cut of a sound document and on any bytes', async () => {
    const bytes = encoder.encode(sample)
    for (let end = 0; end < bytes.length; end++) await problemOf(bytes.slice(0, end))
    await fc.assert(fc.asyncProperty(fc.uint8Array({ maxLength: 200 }), async (any) => void (await problemOf(any))))
    const likely = fc.string({
      unit: fc.constantFrom('<', '>', '/', '!', '-', '[', ']', '?', 'a', '"', '=', ' ', '&', ';'),
      maxLength: 60,
    })
    await fc.assert(fc.asyncProperty(likely, async (any) => void (await problemOf(`<a>${any}</a>`))))
  })
})

describe('tags and markup', () => {
  const many = (count: number) => Array.from({ length: count }, (_, at) => ` a${at}="${at}"`).join('')
  const told = (count: number) => many(count).replaceAll('"', '')

  it.each<[string, string, string]>([
    ['blanks wherever they may stand', '<a  b = "1"\n\tc\r\n=\'2\' ><d e="3" /><f/ ></a >'.replace('<f/ >', ''), '<a b=1 c=2><d e=3></d></a>'],
    ['quotes in quotes', `<a b='"' c="'" d=">" e='/>' f=""/>`, `<a b=" c=' d=> e=/> f=></a>`],
    ['more attributes than any table has room for', `<a${many(200)}/>`, `<a${told(200)}></a>`],
    ['exactly as many as there is room for', `<a${many(64)}/>`, `<a${told(64)}></a>`],
    ['a document type with quoted brackets', `<!DOCTYPE a PUBLIC "-//x[y>" 'z"[>'><a/>`, '<a></a>'],
    ['comments with dashes and brackets', '<a><!----><!-- - -- > --x</a>--><!--->--></a>', '<a></a>'],
    ['CDATA with brackets', '<a><![CDATA[]]><![CDATA[]]]]><![CDATA[>]]></a>', '<a>]]></a>'],
    ['instructions', '<a><?x ? > y??>t<?z?></a>', '<a>t</a>'],
    ['names that begin alike', '<a><ab>1</ab><abc>2</abc><a>3</a><b>4</b></a>', '<a><ab>1</ab><abc>2</abc><a>3</a><b>4</b></a>'],
    ['an element in one of its name', '<a>1<a>2</a></a>', '<a>1<a>2</a></a>'],
    ['letters that are none of ASCII', '<шума лист="да">x</шума>', '<шума лист=да>x</шума>'],
    ['a list of one element', '<a><b>1</b> <b></b>\n<b>ж</b><b c="2">3</b><b/><b>4</b><bc>5</bc><b>6<c/></b><b>7</b ></a>', '<a><b>1</b><b></b><b>ж</b><b c=2>3</b><b></b><b>4</b><bc>5</bc><b>6<c></c></b><b>7</b></a>'],
    ['lists of names as long as each other', '<r><ab>1</ab><ac>2</ac><ac>3</ac><ab>4</ab><x>5</x><y>6</y></r>', '<r><ab>1</ab><ac>2</ac><ac>3</ac><ab>4</ab><x>5</x><y>6</y></r>'],
    ['every letter a name may begin with', '<r><a/><z/><A/><Z/><_/><:/><ж/></r>', '<r><a></a><z></z><A></A><Z></Z><_></_><:></:><ж></ж></r>'],
    ['signs no name begins with', '<a><` <{ <@ <[ <1 <- </a>', '<a><` <{ <@ <[ <1 <- </a>'],
    ['no text', '<a></a>', '<a></a>'],
    ['an instruction and blanks before the root', '\ufeff<?xml version="1.0"?>\n\n<a>1</a>\n\n', '<a>1</a>'],
    ['a mark that is none', '<a>x <! y <3 z</a>', '<a>x <! y <3 z</a>'],
  ])('%s', async (_, source, expected) => {
    for (const size of [1, 2, 3, 5, 17, 1 << 16])
      for (const isSimple of [false, true]) expect(await tokens(source, size, new Notes(), isSimple)).toBe(expected)
  })

  it.each<[string, number]>([
    ['<a b></a>', 4],
    ['<a b=1></a>', 5],
    ['<a ="1"></a>', 3],
    ['<a b "1"></a>', 5],
    ['<a/ ></a>', 2],
    ['<a></b>', 3],
    ['<a></aa>', 3],
    ['<aa></a>', 4],
    ['</a>', 0],
    ['<a></a b>', 3],
    ['<a/>x', 4],
    ['<a/></a>', 4],
    ['x<a/>', 0],
    ['<a/><![CDATA[x]]>', 4],
    ['<![CDATA[x]]><a/>', 0],
    ['<a/><!DOCTYPE a>', 4],
    ['< a/>', 0],
  ])('%s is malformed at %i', async (source, offset) => {
    expect(await problemOf(source)).toEqual({ code: 'malformed', offset })
    expect(await problemOf(`\n\n${source}`)).toEqual({ code: 'malformed', offset: offset + 2 })
  })

  it.each(['<', '<a', '<a b', '<a b=', '<a b="', '<a b="1"', '<a/', '<a>', '<a>x', '<a></', '<a></a', '<a><!--', '<a><!-- x --', '<a><![CDATA[x]]', '<a><?x', '<!DOCTYPE a', '<a><b></b>'])(
    '%s breaks off',
    async (source) => {
      expect(await problemOf(source)).toEqual({ code: 'truncated', offset: source.length })
    },
  )

  it('has limits that no real document meets', async () => {
    expect(await problemOf(`<a${many(70_000)}/>`)).toMatchObject({ code: 'too_large' })
    const names = Array.from({ length: 70_000 }, (_, at) => `<n${at}/>`).join('')
    expect(await problemOf(`<a>${names}</a>`)).toEqual({ code: 'too_large', what: 'names', limit: 65_536 })
    expect(await problemOf(`<a b="${'x'.repeat(5 << 20)}"/>`)).toEqual({ code: 'too_large', what: 'tag', limit: 4_194_304 })
    expect(await problemOf(`<a b="${'x'.repeat(4_194_000)}"/>`)).toBeUndefined()
    expect(await problemOf(`<a${many(60_000)}/>`)).toBeUndefined()
    expect(await problemOf(`${'<a>'.repeat(512)}${'</a>'.repeat(512)}`)).toBeUndefined()
    expect(await problemOf(`${'<a>'.repeat(513)}${'</a>'.repeat(513)}`)).toMatchObject({ code: 'too_deep', limit: 512 })
  })

  it('a long text without a blank is cut between characters and before references', async () => {
    for (const unit of ['ж', '😀', '&amp;', 'x&#1046;', 'ab']) {
      const long = unit.repeat(60_000)
      const plain = long.replaceAll('&amp;', '&').replaceAll('&#1046;', 'Ж')
      for (const size of [4099, 65_536]) expect(await tokens(`<a>${long}</a>`, size), unit).toBe(`<a>${plain}</a>`)
    }
  })
}) // biome-ignore format: tables to read at a glance

describe('encodings', () => {
  const declared = (name: string, body: Uint8Array) =>
    new Uint8Array([
      ...encoder.encode(`<?xml version="1.0" encoding="${name}"?><a>`),
      ...body,
      ...encoder.encode('</a>'),
    ])
  // "Привет" in windows-1251, "Größe" in ISO-8859-1
  const cyrillic = new Uint8Array([0xcf, 0xf0, 0xe8, 0xe2, 0xe5, 0xf2])
  const western = new Uint8Array([0x47, 0x72, 0xf6, 0xdf, 0x65])

  it('are read by declaration', async () => {
    expect(await tokens(declared('windows-1251', cyrillic))).toBe('<a>Привет</a>')
    expect(await tokens(declared('ISO-8859-1', western))).toBe('<a>Größe</a>')
  })

  it('are read by byte order mark', async () => {
    const text = '<a>Привет</a>'
    const little = new Uint8Array([
      0xff,
      0xfe,
      ...[...text].flatMap((c) => [c.charCodeAt(0) & 255, c.charCodeAt(0) >> 8]),
    ])
    const big = new Uint8Array([0xfe, 0xff, ...[...text].flatMap((c) => [c.charCodeAt(0) >> 8, c.charCodeAt(0) & 255])])
    for (const size of [1, 3, 500]) {
      expect(await tokens(little, size)).toBe(text)
      expect(await tokens(big, size)).toBe(text)
      expect(await tokens(little.slice(2), size)).toBe(text)
      expect(await tokens(big.slice(2), size)).toBe(text)
      expect(await tokens(new Uint8Array([0xef, 0xbb, 0xbf, ...encoder.encode(text)]), size)).toBe(text)
    }
  })

  it('are told by letters far behind the declaration, in whatever pieces', async () => {
    const far = encoder.encode('x'.repeat(600))
    for (const size of [1, 7, 64, 5000])
      for (const letters of [cyrillic, encoder.encode('Привет')]) {
        const text = `${'x'.repeat(600)}Привет${'x'.repeat(600)}`
        // One letter alone may be either, so the pieces are not that small here.
        if (size > 1 || letters === cyrillic)
          expect(await tokens(declared('windows-1251', joined([far, letters, far])), size)).toBe(`<a>${text}</a>`)
      }
  })

  it('that are others by name only need no note', async () => {
    for (const name of ['utf-8', 'UTF8', 'us-ascii']) {
      const notes = new Notes()
      expect(await tokens(declared(name, encoder.encode('Привет')), 999, notes)).toBe('<a>Привет</a>')
      expect(notes.list()).toEqual([])
    }
    for (const name of ['bogus', 'UTF-16', 'UTF-16BE']) {
      const notes = new Notes()
      expect(await tokens(declared(name, encoder.encode('Привет')), 999, notes)).toBe('<a>Привет</a>')
      expect(notes.list()).toMatchObject([{ code: 'encoding-not-as-declared', count: 1, subject: name.toLowerCase() }])
    }
  })

  it('lose no text when the declaration lies', async () => {
    const notes = new Notes()
    expect(await tokens(declared('UTF-8', cyrillic), 999, notes)).toBe('<a>Привет</a>')
    expect(await tokens(declared('UTF-8', western), 999, notes)).toBe('<a>Größe</a>')
    expect(await tokens(declared('UTF-8', new Uint8Array([0xc4, 0xe4, 0x6e, 0x69])), 999, notes)).toBe('<a>Ääni</a>')
    expect(notes.has('text-repaired')).toBe(true)
    expect(await tokens(declared('windows-1251', encoder.encode('Привет')), 999, notes)).toBe('<a>Привет</a>')
    expect(await tokens(declared('UTF-16', encoder.encode('Привет')), 999, notes)).toBe('<a>Привет</a>')
    expect(notes.list().filter((note) => note.code === 'encoding-not-as-declared').length).toBe(2)
  })
})

it('a prefixed name knows its local part however many names there are', () => {
  const table = new NameTable()
  const names = Array.from({ length: 5000 }, (_, index) => `f:n${index}`)
  const ids = names.map((name) => table.id(name))
  expect(ids.map((id) => table.qualified[table.local[id]!])).toEqual(names.map((name) => name.slice(2)))
  expect(names.map((name) => table.id(name))).toEqual(ids)
})
