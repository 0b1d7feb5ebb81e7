/** One element of a Well-Known Text: `KEYWORD["text", 1.5, word, CHILD[…]]`. */
export interface WktNode {
  readonly keyword: string
  readonly texts: string[]
  readonly numbers: number[]
  readonly words: string[]
  readonly children: WktNode[]
}

const deepest = 40

/** Reads the brackets of a Well-Known Text, WKT 1 or 2, round or square ones; nothing where they do not close. One pass, no recursion. */
export function readWktTree(text: string): WktNode | undefined {
  const token =
    /\s*(?:"((?:[^"]|"")*)"|([+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?)|([A-Za-z_][\w-]*)|([[(])|([\])])|(,))/y
  const open: WktNode[] = []
  let word = ''
  while (token.lastIndex < text.length) {
    const match = token.exec(text)
    if (!match) return undefined
    const [, quoted, number, name, opening, closing] = match
    const parent = open.at(-1)
    if (opening !== undefined) {
      if (word === '' || open.length > deepest) return undefined
      const node: WktNode = { keyword: word.toUpperCase(), texts: [], numbers: [], words: [], children: [] }
      parent?.children.push(node)
      open.push(node)
      word = ''
    } else if (name !== undefined) word = name
    else {
      if (word !== '' && parent) parent.words.push(word)
      word = ''
      if (quoted !== undefined) parent?.texts.push(quoted.replaceAll('""', '"'))
      else if (number !== undefined) parent?.numbers.push(Number(number))
      else if (closing !== undefined) {
        if (!parent) return undefined
        open.pop()
        if (open.length === 0) return text.slice(token.lastIndex).trim() === '' ? parent : undefined
      }
    }
  }
  return undefined
}

export const child = (node: WktNode | undefined, ...keywords: string[]): WktNode | undefined =>
  node?.children.find(({ keyword }) => keywords.includes(keyword))

/** The EPSG code an element carries, in WKT 1 (AUTHORITY) or 2 (ID). */
export function epsgCodeOf(node: WktNode | undefined): number | undefined {
  const id = node?.children.findLast(({ keyword }) => keyword === 'AUTHORITY' || keyword === 'ID')
  if (!id || !/^EPSG$/i.test(id.texts[0] ?? '')) return undefined
  const code = Number(id.texts[1] ?? id.numbers[0])
  return Number.isInteger(code) && code > 0 ? code : undefined
}
