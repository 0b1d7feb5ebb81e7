import { failure, type Language, type Result, success } from '#engines/core/index.ts'
import { type AnySystem, anySystem } from './any-system.ts'
import type { Position } from './geodesy/position.ts'
import { isInArea } from './placing.ts'
import { calledSystems } from './projection/called-systems.ts'
import type { ProjectionProblem } from './projection.ts'

/**
 * The systems that a code, a name of the registry, or what people call a system may mean. A name that is only a part of others means none.
 */
export async function systemsCalled(
  text: string,
  language?: Language,
): Promise<Result<readonly AnySystem[], ProjectionProblem>> {
  const called = calledSystems(text, language)
  const definitions: readonly (string | number)[] = called.length > 0 ? called : [text]
  const found: AnySystem[] = []
  let problem: ProjectionProblem | undefined
  for (const definition of definitions) {
    const system = await anySystem(definition)
    if (system.ok) found.push(system.value)
    else problem ??= system.problem
  }
  if (found.length > 0) return success(found)
  return failure(problem ?? { code: 'projection_unreadable', definition: text.slice(0, 120) })
}

/** Of systems with one name the one that is used where the point is: the zone it lies in, the country it is in. */
export function systemAt(systems: readonly AnySystem[], position: Position): AnySystem | undefined {
  const fitting = systems.filter(({ area }) => area === undefined || isInArea(area, position))
  const isCore = ({ area }: AnySystem) => area !== undefined && isInArea(area, position, 0)
  return fitting.find(isCore) ?? fitting[0]
}
