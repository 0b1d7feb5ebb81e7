import { languages } from '../engines/core/index.ts'

/**
 * Paraglide writes a function for each language of a message, and one more that chooses among them. On a page of a hundred messages the
 * choosing weighs as much as a language. Here one function chooses for all messages, and a message without values is only its texts. The
 * types make sure that values are given, and the form "other" is what is left.
 *
 * This may go when Paraglide writes short messages itself (https://github.com/opral/paraglide-js/issues/521) or gives each language a
 * build of its own under React Router (https://github.com/opral/paraglide-js/issues/88). A test says when it no longer saves much.
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
