import type { Result } from '#engines/core/index.ts'
import type { TargetProblem, TargetSystem } from './projection/target-system.ts'

/** The system to write a file in, with what the file needs to name it. Its code is loaded only for files not written in WGS 84. */
export async function targetSystem(definition: string): Promise<Result<TargetSystem, TargetProblem>> {
  const { targetSystemOf } = await import('./projection/target-system.ts')
  return targetSystemOf(definition)
}
