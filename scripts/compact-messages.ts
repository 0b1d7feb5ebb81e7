/**
 * A compiled message is three functions and a fourth that chooses among them. On a page of a hundred messages the choosing weighs as much
 * as a language: here it is one function for all of them, and a message without values is its three texts.
 */
export function compactMessage(code: string): string {
  const name = /^export const (\w+) =/m.exec(code)?.[1]
  const chooser = code.indexOf('\n/**\n* |')
  if (name === undefined || chooser < 0)
    throw new Error('A compiled message does not look as it did: see compact-messages.ts')
  const texts = Array.from(code.matchAll(plainText), ([, text]) => text)
  const imports = "import { pick } from '../runtime.js'\n"
  if (texts.length === 3) return `${imports}export const ${name} = /* @__PURE__ */ pick(${texts.join(', ')})\n`
  const functions = code.slice(0, chooser).replace(/^import \{[^}]*\} from '\.\.\/runtime\.js';?$/m, imports)
  const each = ['en', 'ru', 'sr'].map((language) => `${language}_${name}`)
  return `${functions}\nexport const ${name} = /* @__PURE__ */ pick(${each.join(', ')})\n`
}

const plainText = /^const \w+ = [^\n]*\(\) => \{\n\treturn [^\n(]*\((`(?:[^`\\]|\\[\s\S])*`)\)\n\};/gm
