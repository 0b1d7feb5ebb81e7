import type { Source, UnitRow } from '../../types.ts'
import { si, yardAndPound } from '../sources.ts'

const paceOf = (source: Source): Source => ({
  ru: `${source.ru}; минут на единицу пути`,
  en: `${source.en}; minutes for a length`,
  sr: `${source.sr}; минута за јединицу пута`,
})

// biome-ignore format: a table for native speakers to review, one language a line
export const otherUnits: readonly UnitRow[] = [
  { id: 'minkm', system: 'metric', definition: '60 kmh', source: paceOf(si), isInverse: true, isOfMinutes: true,
    ru: ['минута на километр', 'минут на километр', 'минуты на километр', 'мин/км'],
    en: ['minute per kilometre', 'minutes per kilometre', 'min/km'],
    sr: ['минут по километру', 'минута по километру', 'минуте по километру', 'min/km'] },
  { id: 'minmi', system: 'imperial', definition: '60 mph', source: paceOf(yardAndPound), isInverse: true, isOfMinutes: true,
    ru: ['минута на милю', 'минут на милю', 'минуты на милю', 'мин/миля'],
    en: ['minute per mile', 'minutes per mile', 'min/mi'],
    sr: ['минут по миљи', 'минута по миљи', 'минуте по миљи', 'min/mi'] },
]
