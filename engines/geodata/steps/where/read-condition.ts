import { type Comparison, type Condition, comparisons, type Literal, reservedWords } from './condition.ts'

interface Token {
  readonly kind: 'word' | 'number' | 'text' | 'name' | 'quoted' | 'mark'
  readonly text: string
}

/**
 * One token at a time; what stands in quotes may hold its own mark twice. The curved quotes that phones and word processors put in are as good,
 * for a name and for a text: where it stands tells which.
 */
const tokenPattern =
  /\s*(?:(?<number>[-+]?(?:\d+(?:\.\d+)?|\.\d+)(?:[eE][-+]?\d+)?(?![\p{L}\p{M}\d_.:-]))|(?<word>[\p{L}\p{M}\d_][\p{L}\p{M}\d_.:/-]*)|'(?<text>(?:[^']|'')*)'|"(?<name>(?:[^"]|"")*)"|[«„“‘‚](?<quoted>[^«»„“”‘’‚]*)[»”“’‘]|(?<mark><>|!=|==|<=|>=|[=<>(),]))/uy

const longest = 10_000

function tokensOf(text: string): readonly Token[] | undefined {
  if (text.length > longest) return undefined
  const tokens: Token[] = []
  tokenPattern.lastIndex = 0
  const end = text.trimEnd().length
  while (tokenPattern.lastIndex < end) {
    const found = tokenPattern.exec(text)?.groups
    if (!found) return undefined
    const [kind, value] = Object.entries(found).find(([, each]) => each !== undefined)! as [Token['kind'], string]
    const mark = kind === 'text' ? "'" : '"'
    tokens.push({ kind, text: kind === 'text' || kind === 'name' ? value.replaceAll(mark + mark, mark) : value })
  }
  return tokens
}

const marks: Readonly<Record<string, Comparison>> = { '!=': '<>', '==': '=' }

/** `name = 'x' and (pop > 500 or not type in ('a', 'b'))`, the conditions that SQL has; nothing where a part is not understood. */
export function readCondition(text: string): Condition | undefined {
  const tokens = tokensOf(text)
  if (tokens === undefined || tokens.length === 0) return undefined
  const reader = new ConditionReader(tokens)
  const condition = reader.either()
  return reader.isAtEnd ? condition : undefined
}

/** Brackets in brackets, and nots before nots. */
const deepest = 100

class ConditionReader {
  readonly #tokens: readonly Token[]
  #at = 0
  #depth = 0

  constructor(tokens: readonly Token[]) {
    this.#tokens = tokens
  }

  get isAtEnd(): boolean {
    return this.#at === this.#tokens.length
  }

  either(): Condition | undefined {
    return this.#joined('or', () => this.#joined('and', () => this.#single()))
  }

  #joined(kind: 'and' | 'or', next: () => Condition | undefined): Condition | undefined {
    const parts: Condition[] = []
    do {
      const part = next()
      if (part === undefined) return undefined
      parts.push(part)
    } while (this.#takes('word', kind))
    return parts.length === 1 ? parts[0] : { kind, parts }
  }

  #single(): Condition | undefined {
    if (++this.#depth > deepest) return undefined
    try {
      if (this.#takes('word', 'not')) return negated(this.#single())
      if (!this.#takes('mark', '(')) return this.#comparison()
      const inner = this.either()
      return this.#takes('mark', ')') ? inner : undefined
    } finally {
      this.#depth--
    }
  }

  #comparison(): Condition | undefined {
    const field = this.#name()
    if (field === undefined) return undefined
    if (this.#takes('word', 'is')) {
      const isNot = this.#takes('word', 'not')
      if (!this.#takes('word', 'null')) return undefined
      return isNot ? negated({ kind: 'null', field }) : { kind: 'null', field }
    }
    const isNot = this.#takes('word', 'not')
    if (this.#takes('word', 'in')) {
      const values = this.#list()
      return values && (isNot ? negated({ kind: 'in', field, values }) : { kind: 'in', field, values })
    }
    const by = this.#takes('word', 'like') ? 'like' : isNot ? undefined : this.#mark()
    // As many write it: `= null`.
    if ((by === '=' || by === '<>') && this.#takes('word', 'null'))
      return by === '=' ? { kind: 'null', field } : negated({ kind: 'null', field })
    const to = by && this.#literal()
    if (!by || !to) return undefined
    return isNot ? negated({ kind: 'compare', field, by, to }) : { kind: 'compare', field, by, to }
  }

  #list(): readonly Literal[] | undefined {
    if (!this.#takes('mark', '(')) return undefined
    const values: Literal[] = []
    do {
      const value = this.#literal()
      if (value === undefined) return undefined
      values.push(value)
    } while (this.#takes('mark', ','))
    return this.#takes('mark', ')') ? values : undefined
  }

  #name(): string | undefined {
    const token = this.#tokens[this.#at]
    const isName =
      token?.kind === 'name' ||
      token?.kind === 'quoted' ||
      (token?.kind === 'word' && !reservedWords.has(token.text.toLowerCase()))
    if (!isName) return undefined
    this.#at++
    return token.text
  }

  #mark(): Comparison | undefined {
    const token = this.#tokens[this.#at]
    const by =
      token?.kind === 'mark' ? (marks[token.text] ?? comparisons.find((each) => each === token.text)) : undefined
    if (by) this.#at++
    return by
  }

  #literal(): Literal | undefined {
    const token = this.#tokens[this.#at]
    if (token === undefined || token.kind === 'mark') return undefined
    if (token.kind === 'word' && reservedWords.has(token.text.toLowerCase())) return undefined
    this.#at++
    return { text: token.text, isNumber: token.kind === 'number' }
  }

  #takes(kind: 'word' | 'mark', text: string): boolean {
    const token = this.#tokens[this.#at]
    if (token?.kind !== kind || token.text.toLowerCase() !== text) return false
    this.#at++
    return true
  }
}

const negated = (part: Condition | undefined): Condition | undefined => part && { kind: 'not', part }
