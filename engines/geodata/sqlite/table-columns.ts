export interface TableColumn {
  readonly name: string
  /** As declared, in upper case, without its length; '' for none. */
  readonly type: string
  /** The column stands for the row's id and is stored as null. */
  readonly isRowId: boolean
}

const constraints = /^(?:CONSTRAINT|PRIMARY|UNIQUE|CHECK|FOREIGN|EXCLUDE)$/i

/** The columns a CREATE TABLE statement declares, in the order records store them: without row ids those of the key come first. */
export function tableColumns(sql: string): TableColumn[] {
  const tokens = tokensOf(sql)
  const open = tokens.indexOf('(')
  if (open < 0) return []
  const columns: TableColumn[] = []
  let words: string[] = []
  let depth = 0
  const primary: string[] = []
  const key: string[] = []
  const finish = () => {
    const [first] = words
    if (first === undefined) return
    if (constraints.test(first)) {
      const at = words.findIndex((word) => /^PRIMARY$/i.test(word))
      const names = at < 0 ? [] : words.slice(words.indexOf('(', at) + 1, words.indexOf(')', at))
      if (at >= 0 && names.length === 1) primary.push(unquoted(names[0]!).toLowerCase())
      // A name, perhaps with its order or collation behind it.
      key.push(...names.filter((_, index) => index === 0 || names[index - 1] === ',').map(lowerName))
    } else {
      const column = columnOf(words)
      columns.push(column)
      if (isPrimaryKey(words)) key.push(column.name.toLowerCase())
    }
    words = []
  }
  for (const token of tokens.slice(open + 1)) {
    if (token === '(') depth++
    if (token === ')' && --depth < 0) break
    if (token === ',' && depth === 0) finish()
    else words.push(token)
  }
  finish()
  if (isWithoutRowId(sql)) return byKey(columns, key)
  return columns.map((column) =>
    column.type === 'INTEGER' && primary.includes(column.name.toLowerCase()) ? { ...column, isRowId: true } : column,
  )
}

function columnOf(words: readonly string[]): TableColumn {
  const type: string[] = []
  for (const word of words.slice(1)) {
    if (/^(?:CONSTRAINT|PRIMARY|NOT|NULL|UNIQUE|CHECK|DEFAULT|COLLATE|REFERENCES|GENERATED|AS|\()$/i.test(word)) break
    type.push(unquoted(word))
  }
  const declared = type.join(' ').toUpperCase()
  return { name: unquoted(words[0]!), type: declared, isRowId: isPrimaryKey(words) && declared === 'INTEGER' }
}

const isPrimaryKey = (words: readonly string[]): boolean =>
  words.some((word, index) => /^PRIMARY$/i.test(word) && /^KEY$/i.test(words[index + 1] ?? ''))

const lowerName = (word: string): string => unquoted(word).toLowerCase()

/** Such a table is kept as indexes are. */
export function isWithoutRowId(sql: string): boolean {
  const tokens = tokensOf(sql)
  return /\bWITHOUT ROWID\b/i.test(tokens.slice(tokens.lastIndexOf(')') + 1).join(' '))
}

function byKey(columns: readonly TableColumn[], key: readonly string[]): TableColumn[] {
  const ofKey = [...new Set(key)].flatMap((name) => columns.filter((column) => column.name.toLowerCase() === name))
  const others = columns.filter((column) => !ofKey.includes(column))
  return [...ofKey, ...others].map((column) => ({ ...column, isRowId: false }))
}

/** Words, quoted names, brackets and commas; comments left out. */
function tokensOf(sql: string): string[] {
  const tokens: string[] = []
  const pattern =
    /--[^\n]*|\/\*[\s\S]*?\*\/|"(?:[^"]|"")*"|`(?:[^`]|``)*`|\[[^\]]*\]|'(?:[^']|'')*'|[(),]|[^\s(),"'`[]+/g
  for (const [token] of sql.slice(0, 1_000_000).matchAll(pattern))
    if (!token.startsWith('--') && !token.startsWith('/*')) tokens.push(token)
  return tokens
}

function unquoted(word: string): string {
  const first = word[0]
  if (first === '[') return word.slice(1, -1)
  if (first === '"' || first === '`' || first === "'") return word.slice(1, -1).replaceAll(first + first, first)
  return word
}
