import { createRequire } from 'node:module'
import type { CompatData, Identifier, SimpleSupportStatement } from '@mdn/browser-compat-data'
import { oldestVersions } from './supported.ts'

const data = createRequire(import.meta.url)('@mdn/browser-compat-data') as CompatData

/** Every supported browser has it, switched on and under its own name. Undefined when the data does not know it. */
export function isSupported(key: string): boolean | undefined {
  let found: Identifier | undefined = data as unknown as Identifier
  for (const part of key.split('.')) {
    if (!found || !Object.hasOwn(found, part)) return undefined
    found = found[part]
  }
  const support = found?.__compat?.support
  if (!support) return undefined
  return Object.entries(oldestVersions).every(([browser, oldest]) => {
    const statements = support[browser as keyof typeof support]
    return [statements].flat().some((statement) => statement && isIn(statement, oldest))
  })
}

function isIn(statement: SimpleSupportStatement, oldest: string): boolean {
  const { version_added: added, version_removed, flags, prefix, alternative_name, partial_implementation } = statement
  if (version_removed || flags || prefix || alternative_name || partial_implementation) return false
  return typeof added === 'string' && compareVersions(added.replace('≤', ''), oldest) <= 0
}

/** "preview" is no number and counts as newer than all. */
function compareVersions(a: string, b: string): number {
  const [left, right] = [a, b].map((version) => version.split('.').map(Number))
  for (let index = 0; index < Math.max(left!.length, right!.length); index++) {
    const difference = (left![index] ?? 0) - (right![index] ?? 0)
    if (difference !== 0) return Number.isNaN(difference) ? 1 : difference
  }
  return 0
}
