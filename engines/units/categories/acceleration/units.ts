import type { UnitRow } from '../../types.ts'
import { cgs, si, standardGravity, yardAndPound } from '../sources.ts'

// biome-ignore format: a table for native speakers to review, one language a line
export const units: readonly UnitRow[] = [
  { id: 'ms2', system: 'metric', definition: '1', source: si,
    also: ['m/s/s', 'м/с/с'],
    ru: ['метр на секунду в квадрате', 'метров на секунду в квадрате', 'метры на секунду в квадрате', 'м/с²'],
    en: ['metre per second squared', 'metres per second squared', 'm/s²'],
    sr: ['метар у секунди на квадрат', 'метара у секунди на квадрат', 'метре у секунди на квадрат', 'm/s²'] },
  { id: 'kmhs', system: 'metric', definition: '1000/3600 ms2', source: si,
    also: ['km/h/s'],
    ru: ['километр в час за секунду', 'километров в час за секунду', 'километры в час за секунду', 'км/(ч·с)'],
    en: ['kilometre per hour per second', 'kilometres per hour per second', 'km/(h·s)'],
    sr: ['километар на час у секунди', 'километара на час у секунди', 'километре на час у секунди', 'km/(h·s)'] },
  { id: 'g0', system: 'gravity', definition: '9.80665 ms2', source: standardGravity,
    also: ['g-force', 'gee', 'g0', "g's"],
    ru: ['ускорение свободного падения', 'ускорений свободного падения', 'ускорения свободного падения', 'g₀'],
    en: ['standard gravity', 'standard gravities', 'g₀'],
    sr: ['стандардна гравитација', 'стандардних гравитација', 'стандардне гравитације', 'g₀'] },
  { id: 'gal', system: 'gravity', definition: '0.01 ms2', source: cgs, prefixes: ['m'],
    ru: ['гал', 'галов', 'галы', 'Гал'],
    en: ['gal', 'gals', 'Gal'],
    sr: ['гал', 'гала', 'гале', 'Gal'] },
  { id: 'fts2', system: 'imperial', definition: '0.3048 ms2', source: yardAndPound,
    ru: ['фут на секунду в квадрате', 'футов на секунду в квадрате', 'футы на секунду в квадрате', 'фт/с²'],
    en: ['foot per second squared', 'feet per second squared', 'ft/s²'],
    sr: ['стопа у секунди на квадрат', 'стопа у секунди на квадрат', 'стопе у секунди на квадрат', 'ft/s²'] },
]
