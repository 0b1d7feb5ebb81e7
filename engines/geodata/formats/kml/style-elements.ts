import { utf8Slice } from '../../bytes/utf8.ts'
import type { XmlElement, XmlElements } from '../../xml/element-stack.ts'
import { fragment } from './fragments.ts'
import type { KmlParts } from './parts.ts'

const settings = ['color', 'width', 'fill', 'scale', 'heading', 'href']
const partsOfStyle = ['LineStyle', 'PolyStyle', 'IconStyle', 'LabelStyle', 'BalloonStyle']

/** One state of what is drawn: how it looks, or where that is said. */
class State {
  readonly look = new Map<string, Map<string, string>>()
  key = ''
  url = ''
}

/**
 * Styles, kept as they stand, with what others can know of them. Of a StyleMap that is its normal state: the other is for a moment only.
 * A style without a name that stands in a `container` tells only how that looks in a list.
 */
export function styleElements(parts: KmlParts, use: (style: number) => void, container?: () => string) {
  const { batch, texts, values, styles, context } = parts
  let id: string | undefined
  let state = new State()
  let pairs: State[] = []
  let part = new Map<string, string>()

  // Each part, and each setting in it, counts where it stands for the first time.
  const setting = values.string((text) => {
    if (!part.has(parts.localName)) part.set(parts.localName, text)
  })
  const inPart = Object.fromEntries(settings.map((name) => [name, setting]))
  const within: XmlElement = { children: () => inPart, other: () => within }
  const partElement: XmlElement = {
    ...within,
    open: () => {
      part = new Map()
      if (!state.look.has(parts.localName)) state.look.set(parts.localName, part)
    },
  }
  const inStyle: XmlElements = Object.fromEntries(partsOfStyle.map((name) => [name, partElement]))
  const drawn: XmlElement = { children: () => inStyle }
  const inPair: XmlElements = {
    key: values.string((text) => {
      state.key = text
    }),
    styleUrl: values.string((text) => {
      state.url = text
    }),
    Style: drawn,
  }
  const Pair: XmlElement = {
    open: () => {
      state = new State()
      pairs.push(state)
    },
    children: () => inPair,
  }

  const whole = fragment(
    parts,
    () => {
      id = texts.attributeOf('id')
      state = new State()
      pairs = []
    },
    (start, end) => {
      const text = utf8Slice(batch.text, start, end)
      batch.textLength = start
      const isShown = state.look.size > 0 || pairs.length > 0
      const { look, url } = pairs.length > 0 ? (pairs.find(({ key }) => key === 'normal') ?? new State()) : state
      if (container === undefined || id !== undefined) use(styles.add(text, id, look, url))
      else if (isShown) context.notes.add('styles-dropped', 1, { subject: container() })
    },
  )
  const Style: XmlElement = { ...whole, ...drawn }
  const StyleMap: XmlElement = { ...whole, children: () => ({ Pair }) }
  const CascadingStyle: XmlElement = { ...whole, children: () => ({ Style: drawn }) }
  return { Style, StyleMap, CascadingStyle }
}
