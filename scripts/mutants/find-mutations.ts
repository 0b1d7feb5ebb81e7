/** The small faults that could be made in a file: each replaces one stretch of its text. */
import { parseSync } from 'vite'

export type Mutation = { readonly start: number; readonly end: number; readonly replacement: string }

type Node = { readonly type: string; readonly start: number; readonly end: number } & Readonly<Record<string, unknown>>

const swapped: Readonly<Record<string, string>> = {
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
  '%': '*',
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '&': '|',
  '|': '&',
  '<<': '>>',
  '>>': '<<',
  '>>>': '<<',
  '&&': '||',
  '||': '&&',
  '+=': '-=',
  '-=': '+=',
  '*=': '/=',
  '/=': '*=',
  '++': '--',
  '--': '++',
}

/** Nodes of the type language that hold an expression that runs. */
const transparent = new Set(['TSAsExpression', 'TSNonNullExpression', 'TSSatisfiesExpression'])
const withoutBehaviour = new Set(['ImportDeclaration', 'ExportAllDeclaration', 'ImportExpression', 'TemplateElement'])

export function findMutations(file: string, text: string): Mutation[] {
  const found: Mutation[] = []
  visit(parseSync(file, text).program as unknown as Node)
  return found

  function visit(node: Node) {
    if (withoutBehaviour.has(node.type) || (node.type.startsWith('TS') && !transparent.has(node.type))) return
    found.push(...mutationsOf(node, text))
    for (const [key, value] of Object.entries(node)) {
      // A name of a property is no value; of an export from elsewhere, no name is.
      if ((key === 'key' && !node.computed) || key === 'source') continue
      for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) visit(child)
    }
  }
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'

function mutationsOf(node: Node, text: string): Mutation[] {
  const over = (part: unknown, replacement: string): Mutation => {
    const { start, end } = part as Node
    return { start, end, replacement }
  }
  const source = (part: unknown): string => text.slice((part as Node).start, (part as Node).end)
  switch (node.type) {
    case 'BinaryExpression':
    case 'LogicalExpression':
    case 'AssignmentExpression':
      return operatorMutations(node, text)
    case 'UpdateExpression': {
      const start = node.prefix ? node.start : node.end - 2
      return [{ start, end: start + 2, replacement: swapped[node.operator as string]! }]
    }
    case 'UnaryExpression':
      return node.operator === '!' || node.operator === '-' ? [over(node, source(node.argument))] : []
    case 'ConditionalExpression':
      return [over(node, `(${source(node.test)}) ? (${source(node.alternate)}) : (${source(node.consequent)})`)]
    case 'IfStatement':
      return [over(node.test, 'true'), over(node.test, 'false')]
    case 'ExpressionStatement':
      return node.directive ? [] : [over(node, ';')]
    case 'ReturnStatement':
      return node.argument ? [over(node, ';')] : []
    case 'BreakStatement':
    case 'ContinueStatement':
      return [over(node, ';')]
    case 'Literal':
      return literalMutations(node)
    default:
      return []
  }
}

/** An operator swapped; of `??` the second operand goes, where no bracket would be cut in two. */
function operatorMutations(node: Node, text: string): Mutation[] {
  const [left, right] = [node.left as Node, node.right as Node]
  const operator = node.operator as string
  if (operator === '??')
    return text.slice(left.end, right.start).trim() === operator && right.end === node.end
      ? [{ start: left.end, end: node.end, replacement: '' }]
      : []
  const replacement = swapped[operator]
  const start = text.indexOf(operator, left.end)
  return replacement && start < right.start ? [{ start, end: start + operator.length, replacement }] : []
}

function literalMutations({ start, end, value, raw }: Node): Mutation[] {
  if (typeof value === 'boolean') return [{ start, end, replacement: String(!value) }]
  if (typeof value === 'number')
    return [value + 1, value - 1].map((other) => ({ start, end, replacement: `(${other})` }))
  if (typeof value === 'bigint')
    return [value + 1n, value - 1n].map((other) => ({ start, end, replacement: `(${other}n)` }))
  if (typeof value === 'string' && typeof raw === 'string')
    return [{ start, end, replacement: value === '' ? "'~'" : `${raw.slice(0, -1)}~${raw.at(-1)}` }]
  return []
}
