import type { ReadContext } from '../../model/format.ts'
import type { XmlElement } from '../../xml/element-stack.ts'
import type { GpxValues } from './values.ts'

/** What a document says about itself. Values keep the path of their element as a name: `name`, `author_link`, `copyright_year`. */
export function metadataElement(values: GpxValues, { document, notes }: ReadContext): XmlElement {
  const attribute = (name: string) => values.texts.attributeOf(name)
  const setAttribute = (name: string, key: string) => {
    const value = attribute(name)
    const { metadata } = document
    if (value !== undefined) metadata.set(metadata.has(key) ? `${key}_${metadata.size}` : key, value)
  }
  const named = (key: string) => values.ofDocument(() => key)
  /** Any element, by its own name. */
  const plain = (prefix: string): XmlElement => {
    const element: XmlElement = {
      ...values.ofDocument((name) => prefix + name),
      children: () => ({ extensions }),
      other: () => element,
    }
    return element
  }
  const linkOf = (prefix: string): XmlElement => {
    const parts = { text: named(`${prefix}link_text`), type: named(`${prefix}link_type`) }
    return { open: () => setAttribute('href', `${prefix}link`), children: () => parts, other: () => plain('') }
  }
  const extensions: XmlElement = { open: () => notes.add('extensions-dropped') }
  const email: XmlElement = {
    open: () => {
      const [id, domain] = [attribute('id'), attribute('domain')]
      if (id !== undefined && domain !== undefined) document.metadata.set('author_email', `${id}@${domain}`)
    },
  }
  const inAuthor = { name: named('author'), email, link: linkOf('author_'), extensions }
  const author: XmlElement = { children: () => inAuthor, other: () => plain('author_') }
  const copyright: XmlElement = {
    open: () => setAttribute('author', 'copyright'),
    children: () => ({ extensions }),
    other: () => plain('copyright_'),
  }
  const known = { author, copyright, email, link: linkOf(''), bounds: {}, extensions }
  return { children: () => known, other: () => plain('') }
}
