import { languages } from '../engines/core/index.ts'

/**
 * A compiled message is a function for each language and one more that chooses among them. On a page of a hundred messages the choosing
 * weighs as much as a language: here it is one function for all of them, and a message without values is its texts. Values are always given:
 * the types see to that; and the form "other" is what is left.
 */
export function compactMessage(code: string): string {
  const name = /^export const (\w+) =/m.exec(code)?.[1]
  const chooser = code.indexOf('\n/**\n* |')
  if (name === undefined || chooser < 0)
    throw new Error('A compiled message does not look as it did: see compact-messages.ts')
  const plain = new Map(Array.from(code.matchAll(plainText), ([, variable, text]) => [variable, text]))
  const each = languages.map((language) => `${language}_${name}`)
  const imports = "import { pick } from '../runtime.js'\n"
  if (each.every((variable) => plain.has(variable)))
    return `${imports}export const ${name} = /* @__PURE__ */ pick(${each.map((variable) => plain.get(variable)).join(', ')})\n`
  const functions = code
    .slice(0, chooser)
    .replace(/^import \{[^}]*\} from '\.\.\/runtime\.js';?$/m, imports)
    .replaceAll(/(?<=\$\{|", )i\?\./g, 'i.')
    .replaceAll(/if \(\w+ === "other"\) (return [^\n]*\n)\treturn [^\n]*/g, '$1')
  return `${functions}\nexport const ${name} = /* @__PURE__ */ pick(${each.join(', ')})\n`
}

const plainText = /^const (\w+) = [^\n]*\(\) => \{\n\treturn [^\n(]*\((`(?:[^`\\]|\\[\s\S])*`)\)\n\};/gm
