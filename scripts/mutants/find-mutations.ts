/** The small faults that could be made in a file: each replaces one stretch of its text. */
import { parseSync } from 'vite'
import { patternMutations } from './pattern-mutations.ts'

export type Mutation = { readonly start: number; readonly end: number; readonly replacement: string }

type Node = { readonly type: string; readonly start: number; readonly end: number } & Readonly<Record<string, unknown>>

/** What stands for an operator: its opposite, and of a comparison the one that differs at the limit. */
const swapped: Readonly<Record<string, readonly string[]>> = {
  '+': ['-'],
  '-': ['+'],
  '*': ['/'],
  '/': ['*'],
  '%': ['*'],
  '**': ['*'],
  '<': ['<=', '>='],
  '<=': ['<', '>'],
  '>': ['>=', '<='],
  '>=': ['>', '<'],
  '===': ['!=='],
  '!==': ['==='],
  '&': ['|'],
  '|': ['&'],
  '^': ['&'],
  '<<': ['>>'],
  '>>': ['<<'],
  '>>>': ['<<'],
  '&&': ['||'],
  '||': ['&&', '??'],
  '??': ['||'],
  '+=': ['-='],
  '-=': ['+='],
  '*=': ['/='],
  '/=': ['*='],
  '%=': ['*='],
  '|=': ['&='],
  '&=': ['|='],
  '^=': ['&='],
  '<<=': ['>>='],
  '>>=': ['<<='],
  '>>>=': ['<<='],
  '??=': ['='],
  '||=': ['='],
  '&&=': ['='],
  '++': ['--'],
  '--': ['++'],
}

const swappedMethods: Readonly<Record<string, string>> = {
  min: 'max',
  max: 'min',
  floor: 'ceil',
  ceil: 'floor',
  round: 'floor',
  trunc: 'round',
  some: 'every',
  every: 'some',
  startsWith: 'endsWith',
  endsWith: 'startsWith',
  toLowerCase: 'toUpperCase',
  toUpperCase: 'toLowerCase',
  indexOf: 'lastIndexOf',
  lastIndexOf: 'indexOf',
  trimStart: 'trimEnd',
  trimEnd: 'trimStart',
  padStart: 'padEnd',
  padEnd: 'padStart',
  replaceAll: 'replace',
  shift: 'pop',
}

/** Calls without which their object stands for their result. */
const droppable = new Set(['trim', 'filter', 'slice', 'sort', 'toSorted', 'reverse', 'toReversed', 'normalize'])
/** Calls whose arguments have no order. */
const withoutOrder = new Set(['min', 'max', 'hypot', 'imul', 'is'])

/** Nodes of the type language that hold an expression that runs. */
const transparent = new Set(['TSAsExpression', 'TSNonNullExpression', 'TSSatisfiesExpression'])
const withoutBehaviour = new Set(['ImportDeclaration', 'ExportAllDeclaration', 'ImportExpression'])

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

/** Whether a file with a fault can still be run: one that cannot proves nothing about the tests. */
export const isRunnable = (file: string, text: string): boolean => parseSync(file, text).errors.length === 0

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
      return swapped[node.operator as string]!.map((replacement) => ({ start, end: start + 2, replacement }))
    }
    case 'UnaryExpression':
      return node.operator === '!' || node.operator === '-' ? [over(node, source(node.argument))] : []
    case 'AwaitExpression':
      return [over(node, source(node.argument))]
    case 'ConditionalExpression':
      return [over(node, `(${source(node.test)}) ? (${source(node.alternate)}) : (${source(node.consequent)})`)]
    case 'IfStatement':
      return [over(node.test, 'true'), over(node.test, 'false')]
    case 'WhileStatement':
      return [over(node.test, 'false')]
    case 'ForStatement':
      return node.test ? [over(node.test, 'false')] : []
    case 'ExpressionStatement':
      return node.directive ? [] : [over(node, ';')]
    case 'ReturnStatement':
      return node.argument ? [over(node, ';')] : []
    case 'ArrowFunctionExpression':
      return node.expression && source(node.body) !== 'undefined' ? [over(node.body, 'undefined')] : []
    case 'BreakStatement':
    case 'ContinueStatement':
    case 'ThrowStatement':
      return [over(node, ';')]
    case 'CallExpression':
      return callMutations(node, text)
    case 'MemberExpression':
      return node.optional && !node.computed ? [over(node, `${source(node.object)}.${source(node.property)}`)] : []
    case 'ArrayExpression':
      return (node.elements as unknown[]).length > 0 ? [over(node, '[]')] : []
    case 'TemplateLiteral':
      return [over(node, "''")]
    case 'TemplateElement':
      return (node.value as { raw: string }).raw.trim() === ''
        ? []
        : // Its stretch begins with the mark that opens it.
          [{ start: node.start + 1, end: node.start + 1, replacement: '~' }]
    case 'Literal':
      return literalMutations(node)
    default:
      return []
  }
}

/** An operator swapped; of `??` also the second operand goes, where no bracket would be cut in two. */
function operatorMutations(node: Node, text: string): Mutation[] {
  const [left, right] = [node.left as Node, node.right as Node]
  const operator = node.operator as string
  const start = text.indexOf(operator, left.end)
  // `a || []` is what `a ?? []` is, wherever the types are right.
  const isSame =
    operator === '??' &&
    (right.type === 'ArrayExpression' ||
      right.type === 'ObjectExpression' ||
      (right.type === 'Literal' && !right.value))
  const others = start < right.start && !isSame ? (swapped[operator] ?? []) : []
  const found = others.map((replacement) => ({ start, end: start + operator.length, replacement }))
  if (operator === '??' && text.slice(left.end, right.start).trim() === operator && right.end === node.end)
    found.push({ start: left.end, end: node.end, replacement: '' })
  return found
}

/** A method exchanged for its like or left out, the first two arguments exchanged. */
function callMutations(node: Node, text: string): Mutation[] {
  const { callee, arguments: given } = node as unknown as { callee: Node; arguments: Node[] }
  const found: Mutation[] = []
  const property = callee.type === 'MemberExpression' && !callee.computed ? (callee.property as Node) : undefined
  const name = property && text.slice(property.start, property.end)
  if (property && name) {
    const other = Object.hasOwn(swappedMethods, name) ? swappedMethods[name] : undefined
    if (other) found.push({ start: property.start, end: property.end, replacement: other })
    if (droppable.has(name)) found.push({ start: (callee.object as Node).end, end: node.end, replacement: '' })
  }
  const [first, second] = given
  if (!first || !second || withoutOrder.has(name ?? '')) return found
  if (first.type === 'SpreadElement' || second.type === 'SpreadElement') return found
  const exchanged = [second, { start: first.end, end: second.start }, first].map(({ start, end }) =>
    text.slice(start, end),
  )
  return [...found, { start: first.start, end: second.end, replacement: exchanged.join('') }]
}

function literalMutations({ start, end, value, raw, regex }: Node): Mutation[] {
  const by = (replacement: string): Mutation => ({ start, end, replacement })
  if (typeof value === 'boolean') return [by(String(!value))]
  if (typeof value === 'number') return [by(`(${value + 1})`), by(`(${value - 1})`)]
  if (typeof value === 'bigint') return [by(`(${value + 1n}n)`), by(`(${value - 1n}n)`)]
  if (regex) {
    const { pattern, flags } = regex as { pattern: string; flags: string }
    return patternMutations(pattern, flags).map(by)
  }
  if (typeof value !== 'string' || typeof raw !== 'string') return []
  return value === '' ? [by("'~'")] : [by(`${raw.slice(0, -1)}~${raw.at(-1)}`), by("''")]
}
