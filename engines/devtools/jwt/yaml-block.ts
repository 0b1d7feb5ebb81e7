/** A text over several lines in YAML: `token: >-`, and below it lines that stand further in. */
const head = /(?:^|(?<=\n))([ \t]{0,80})(?:- )?([\w.-]{1,40}):[ \t]{1,9}[>|][+-]?\d?[+-]?[ \t]{0,9}\r?\n/g

interface YamlBlock {
  readonly label: string
  readonly start: number
  readonly end: number
}

const mostBlocks = 20

/** The blocks of a file of settings, however deep. */
export function yamlBlocks(text: string): YamlBlock[] {
  const blocks: YamlBlock[] = []
  for (const { 0: whole, 1: indent = '', 2: label = '', index } of text.matchAll(head)) {
    if (blocks.length >= mostBlocks) break
    const start = index + whole.length
    let end = start
    while (end < text.length) {
      const next = text.indexOf('\n', end)
      const line = text.slice(end, next < 0 ? text.length : next)
      if (line.trim() !== '' && indentOf(line) <= indent.length) break
      end = next < 0 ? text.length : next + 1
    }
    if (end > start) blocks.push({ label, start, end })
  }
  return blocks
}

const indentOf = (line: string): number => line.length - line.trimStart().length
