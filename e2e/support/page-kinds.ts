import { toolPath } from '../../app/tool-rows.ts'
import { tools } from '../../app/tools.ts'

/** One page of each kind, below the language; tools have specs of their own besides. */
export const pageKinds: readonly string[] = [
  '/',
  '/metrics',
  '/geo',
  '/dev',
  ...tools.map(toolPath),
  '/metrics/temperature/cf',
  '/about',
  '/support',
  '/api',
]
