import { failure, type Result, success } from '#engines/core/index.ts'

/** JSON Schema 2020-12, the dialect of OpenAPI 3.1; the few keywords used here. */
interface JsonSchema {
  readonly type?: string | readonly string[]
  readonly description?: string
  readonly [keyword: string]: unknown
}

/** Where in the request the mistake is (`values[3]`) and what it is; `limit` and `allowed` say what would have been right. */
export interface SchemaProblem {
  readonly code: 'missing' | 'unknown' | 'wrong_type' | 'too_long' | 'too_many' | 'too_few' | 'not_allowed'
  readonly at: string
  readonly limit?: number
  readonly allowed?: readonly string[]
}

/** One description for the check and for the published document: the two cannot drift apart. */
export interface Schema<Value> {
  readonly json: JsonSchema
  readonly isOptional: boolean
  read(value: unknown, at: string): Result<Value, SchemaProblem>
}

type ValueOf<S> = S extends Schema<infer Value> ? Value : never

interface Words {
  readonly description?: string
  readonly examples?: readonly unknown[]
}

export function text({ maxLength, ...words }: Words & { readonly maxLength?: number } = {}): Schema<string> {
  return {
    json: { type: 'string', ...(maxLength === undefined ? {} : { maxLength }), ...words },
    isOptional: false,
    read: (value, at) => {
      if (typeof value !== 'string') return failure({ code: 'wrong_type', at })
      if (maxLength !== undefined && value.length > maxLength)
        return failure({ code: 'too_long', at, limit: maxLength })
      return success(value)
    },
  }
}

export function choice<const Option extends string>(options: readonly Option[], words: Words = {}): Schema<Option> {
  return {
    json: { type: 'string', enum: options, ...words },
    isOptional: false,
    read: (value, at) =>
      options.includes(value as Option)
        ? success(value as Option)
        : failure({ code: 'not_allowed', at, allowed: options }),
  }
}

export function plain<Value extends number | boolean>(
  type: 'number' | 'integer' | 'boolean',
  words: Words = {},
): Schema<Value> {
  const isRight = (value: unknown) =>
    type === 'boolean'
      ? typeof value === 'boolean'
      : type === 'integer'
        ? Number.isInteger(value)
        : typeof value === 'number'
  return {
    json: { type, ...words },
    isOptional: false,
    read: (value, at) => (isRight(value) ? success(value as Value) : failure({ code: 'wrong_type', at })),
  }
}

export function nullable<Value>(inner: Schema<Value>): Schema<Value | null> {
  return {
    json: { ...inner.json, type: [inner.json.type as string, 'null'] },
    isOptional: false,
    read: (value, at) => (value === null ? success(null) : inner.read(value, at)),
  }
}

export function list<Value>(
  item: Schema<Value>,
  { minItems = 0, maxItems, ...words }: Words & { readonly minItems?: number; readonly maxItems?: number } = {},
): Schema<readonly Value[]> {
  return {
    json: {
      type: 'array',
      items: item.json,
      ...(minItems ? { minItems } : {}),
      ...(maxItems ? { maxItems } : {}),
      ...words,
    },
    isOptional: false,
    read: (value, at) => {
      if (!Array.isArray(value)) return failure({ code: 'wrong_type', at })
      if (value.length < minItems) return failure({ code: 'too_few', at, limit: minItems })
      if (maxItems !== undefined && value.length > maxItems) return failure({ code: 'too_many', at, limit: maxItems })
      const read: Value[] = []
      for (const [index, entry] of value.entries()) {
        const result = item.read(entry, `${at}[${index}]`)
        if (!result.ok) return result
        read.push(result.value)
      }
      return success(read)
    },
  }
}

type Properties = Readonly<Record<string, Schema<unknown>>>
type ObjectValue<P extends Properties> = { readonly [Key in keyof P]: ValueOf<P[Key]> }

/** Members that are not named are refused: a misspelled option must not be ignored silently. */
export function object<const P extends Properties>(properties: P, words: Words = {}): Schema<ObjectValue<P>> {
  const entries = Object.entries(properties)
  return {
    json: {
      type: 'object',
      properties: Object.fromEntries(entries.map(([name, property]) => [name, property.json])),
      required: entries.filter(([, property]) => !property.isOptional).map(([name]) => name),
      additionalProperties: false,
      ...words,
    },
    isOptional: false,
    read: (value, at) => {
      if (typeof value !== 'object' || value === null || Array.isArray(value))
        return failure({ code: 'wrong_type', at })
      const within = (name: string) => (at === '' ? name : `${at}.${name}`)
      const stranger = Object.keys(value).find((name) => !Object.hasOwn(properties, name))
      if (stranger !== undefined) return failure({ code: 'unknown', at: within(stranger.slice(0, 50)) })
      const read: Record<string, unknown> = {}
      for (const [name, property] of entries) {
        const given = Object.hasOwn(value, name) ? (value as Record<string, unknown>)[name] : undefined
        if (given === undefined && !property.isOptional) return failure({ code: 'missing', at: within(name) })
        const result = property.read(given, within(name))
        if (!result.ok) return result
        read[name] = result.value
      }
      return success(read as ObjectValue<P>)
    },
  }
}

export function optional<Value, Default extends Value | undefined>(
  inner: Schema<Value>,
  otherwise: Default,
): Schema<Value | Default> {
  return {
    json: otherwise === undefined ? inner.json : { ...inner.json, default: otherwise },
    isOptional: true,
    read: (value, at) => (value === undefined ? success(otherwise) : inner.read(value, at)),
  }
}
