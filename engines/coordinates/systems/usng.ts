import { isPolar, toGridSquare } from '../geodesy/military-grid.ts'
import { fiveDigits } from '../reading/printing.ts'
import type { CoordinateSystem } from '../system.ts'
import { readMilitaryGrid } from './mgrs.ts'

export const usng: CoordinateSystem = {
  id: 'usng',
  category: 'grid',
  name: { ru: 'USNG', en: 'USNG', sr: 'USNG' },
  shortName: { ru: 'USNG', en: 'USNG', sr: 'USNG' },
  description: {
    ru: 'Национальная сетка США: те же квадраты, что в MGRS, записанные через пробелы',
    en: 'United States National Grid: the squares of MGRS, written with spaces',
    sr: 'Национална мрежа САД: исти квадрати као у MGRS, записани са размацима',
  },
  example: '33U UU 91776 20073',
  read: readMilitaryGrid,
  // FGDC-STD-011-2001 covers the UTM part only.
  print(position) {
    if (isPolar(position.latitudeDegrees)) return ''
    const { zone, band, column, row, eastMetres, northMetres } = toGridSquare(position)
    return `${zone}${band} ${column}${row} ${fiveDigits(eastMetres)} ${fiveDigits(northMetres)}`
  },
  epsgCode: () => undefined,
  accuracy: () => ({ printedMetres: 1 }),
}
