import { expect, it } from 'vitest'
import { Notes } from '../notes/notes.ts'
import { ElementStack, type XmlElement } from './element-stack.ts'
import { XmlTokenizer } from './tokenizer.ts'

/** What is called while a document is read, in order; every byte comes by itself. */
async function calls(text: string, table: (log: (word: string) => void, xml: XmlTokenizer) => XmlElement) {
  const words: string[] = []
  const bytes = new TextEncoder().encode(text)
  const xml = new XmlTokenizer(
    (async function* () {
      for (let at = 0; at < bytes.length; at++) yield bytes.subarray(at, at + 1)
    })(),
    new Notes(),
  )
  const stack = new ElementStack(
    xml,
    table((word) => void words.push(word), xml),
  )
  for await (const _ of stack.read()) words.push('pause')
  return words.join(' ')
}

it('an element is what its parent says a child of that name is, however deep', async () => {
  const table = (log: (word: string) => void): XmlElement => {
    const a: XmlElement = { open: () => log('a('), close: () => log(')a'), children: () => ({ a, b }) }
    const b: XmlElement = { open: () => log('b('), close: () => log(')b'), other: () => any }
    const any: XmlElement = { open: () => log('any') }
    return { children: () => ({ a }) }
  }
  expect(await calls('<x:a><a/><b><a/></b><c><a/></c></x:a>', table)).toBe('a( a( )a b( any )b )a')
})

it('nothing counts in what its open refuses, nor its end', async () => {
  const table = (log: (word: string) => void): XmlElement => {
    const a: XmlElement = {
      open: () => false,
      close: () => log(')a'),
      text: () => log('text'),
      children: () => ({ b }),
    }
    const b: XmlElement = { open: () => log('b') }
    return { children: () => ({ r: { children: () => ({ a, b }) } }) }
  }
  expect(await calls('<r><a>x<b/></a><b/></r>', table)).toBe('b')
})

it('a parent hears of its children, its text and its end, unless its open took it whole', async () => {
  const table = (log: (word: string) => void, xml: XmlTokenizer): XmlElement => {
    const value: XmlElement = { open: () => log(xml.simpleText() ? 'whole' : 'begun'), close: () => log('end') }
    const r: XmlElement = {
      child: () => log('child'),
      text: () => log('text'),
      close: () => log('r'),
      other: () => value,
    }
    return { other: () => r }
  }
  expect(await calls('<r>x<a/><b><c/></b></r>', table)).toBe('text child whole child begun end r')
})

it('reading pauses behind the token at which an element asks for it', async () => {
  const words: string[] = []
  const xml = new XmlTokenizer(
    (async function* () {
      yield new TextEncoder().encode('<r><a/><b/></r>')
    })(),
    new Notes(),
  )
  const stack: ElementStack = new ElementStack(xml, {
    other: () => ({ children: () => ({ a: { close: () => stack.pause() }, b: { open: () => void words.push('b') } }) }),
  })
  for await (const _ of stack.read()) words.push('pause')
  expect(words).toEqual(['pause', 'b'])
})
