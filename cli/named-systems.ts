import { systemsCalled } from '#engines/coordinates/index.ts'
import type { Circumstances } from './tools/outcome.ts'

type Systems = ReturnType<typeof systemsCalled>

const lookedUp = new WeakMap<Circumstances, Map<string, Systems>>()
const mostRemembered = 100

/** The systems that a name means. The lines of a list ask for the same ones again and again: each is looked up once in a command. */
export function systemsNamed(name: string, circumstances: Circumstances): Systems {
  const known = lookedUp.get(circumstances) ?? new Map<string, Systems>()
  lookedUp.set(circumstances, known)
  const systems = known.get(name) ?? systemsCalled(name, circumstances.language)
  if (known.size < mostRemembered) known.set(name, systems)
  return systems
}
