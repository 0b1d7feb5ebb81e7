import type { Source, UnitRow } from '../../types.ts'
import { si } from '../sources.ts'

const angularFrequency: Source = {
  ru: 'ISO 80000-3: угловая частота, 2π радиан за оборот',
  en: 'ISO 80000-3: angular frequency, 2π radians a turn',
  sr: 'ISO 80000-3: угаона учестаност, 2π радијана по обртају',
}

// biome-ignore format: a table for native speakers to review, one language a line
export const otherUnits: readonly UnitRow[] = [
  { id: 'radps', system: 'rotation', definition: '0.15915494309189533576888376337251436203445964574046 hz', source: angularFrequency, irrational: true,
    also: ['rad/sec', 'radian/s'],
    ru: ['радиан в секунду', 'радиан в секунду', 'радианы в секунду', 'рад/с'],
    en: ['radian per second', 'radians per second', 'rad/s'],
    sr: ['радијан у секунди', 'радијана у секунди', 'радијане у секунди', 'rad/s'] },
  { id: 'degps', system: 'rotation', definition: '1/360 hz', source: si,
    also: ['deg/s', 'град/с'],
    ru: ['градус в секунду', 'градусов в секунду', 'градусы в секунду', '°/с'],
    en: ['degree per second', 'degrees per second', '°/s'],
    sr: ['степен у секунди', 'степени у секунди', 'степене у секунди', '°/s'] },
]
