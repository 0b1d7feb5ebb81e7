import { readFileSync } from 'node:fs'
import { type Language, languages } from '#engines/core/index.ts'
import type { texts } from '../messages/complete.ts'

type Area = 'ask' | 'metrics' | 'coordinates' | 'devtools' | 'geodata' | 'cli'
type KeysOf<Name extends Area> = Name extends Area ? keyof (typeof texts)[Name]['en'] : never

export type TextKey = KeysOf<Area>
export type Inputs = Readonly<Record<string, string | number>>

/** Says a sentence of `messages/`. */
export type Say = (key: TextKey, inputs?: Inputs) => string

/** Who speaks: the sentences of a language, and the language itself for numbers. */
export interface Speech {
  readonly say: Say
  readonly language: Language
}

type Message = string | readonly [{ readonly match: Readonly<Record<string, string>> }]

/** The first word of a key names its file. */
const areas: Readonly<Record<string, Area>> = {
  ask: 'ask',
  metrics: 'metrics',
  coordinates: 'coordinates',
  map: 'coordinates',
  geodata: 'geodata',
  cli: 'cli',
}

const loaded = new Map<string, Readonly<Record<string, Message>>>()

/** Read when first needed: a terminal says a few sentences of one language, and the pages' compiled form is not there without a build. */
function messagesOf(area: Area, language: Language): Readonly<Record<string, Message>> {
  const name = `${area}/${language}`
  const known = loaded.get(name)
  if (known) return known
  const read = JSON.parse(readFileSync(new URL(`../messages/${name}.json`, import.meta.url), 'utf8'))
  loaded.set(name, read)
  return read
}

export function sayIn(language: Language): Say {
  const plural = new Intl.PluralRules(language)
  return (key, inputs = {}) => {
    const message = messagesOf(areas[key.slice(0, key.indexOf('_'))] ?? 'devtools', language)[key]!
    const text =
      typeof message === 'string' ? message : variantOf(message[0].match, plural.select(Number(inputs.count)))
    return text.replace(/\{(\w+)\}/g, (_, name: string) => String(inputs[name]))
  }
}

/** `countPlural=few`: the only thing that a message chooses by is the plural of its count. */
const variantOf = (match: Readonly<Record<string, string>>, form: string): string =>
  Object.entries(match).find(([condition]) => condition.endsWith(`=${form}`))?.[1] ?? Object.values(match).at(-1)!

/** The language of the environment, by the rules of POSIX, where it is one of ours. */
export function languageOfEnvironment(environment: NodeJS.ProcessEnv): Language {
  const locale = environment.LC_ALL || environment.LC_MESSAGES || environment.LANG || ''
  return languages.find((language) => new RegExp(`^${language}(?![a-z])`, 'i').test(locale)) ?? 'en'
}
