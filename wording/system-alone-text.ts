import type { SystemAlone } from '#engines/coordinates/index.ts'
import { m } from '#messages'

/** That a text is the name of systems and no point, with what their numbers look like. */
export const systemAloneText = (systems: readonly SystemAlone[]): string =>
  m.coordinates_system_alone({
    examples: systems.map(({ id, name, example }) => `${example} – ${name} (${id})`).join('; '),
  })
