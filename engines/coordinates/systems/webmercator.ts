import { failure, success } from '#engines/core/index.ts'
import { fromWebMercator, toWebMercator } from '../geodesy/web-mercator.ts'
import { isNorthingFirst, type NumberPair, readPlane } from '../reading/numbers.ts'
import { fixed } from '../reading/printing.ts'
import type { CoordinateSystem, Reading } from '../system.ts'

/** EPSG:3857 area of use. */
const largestLatitudeDegrees = 85.06
const largestXMetres = 20_037_508.35
const largestYMetres = 20_048_966.11

export const webmercator: CoordinateSystem = {
  id: 'webmercator',
  category: 'projected',
  name: { ru: 'Веб-Меркатор', en: 'Web Mercator', sr: 'Веб-Меркатор' },
  shortName: { ru: 'Веб-Меркатор', en: 'Web Mercator', sr: 'Веб-Меркатор' },
  description: {
    ru: 'Проекция веб-карт: x на восток и y на север от нулевой точки, в метрах проекции',
    en: 'The projection of web maps: x east and y north of the origin, in projected metres',
    sr: 'Пројекција веб-карата: x на исток и y на север од почетне тачке, у метрима пројекције',
  },
  example: '1492232.65, 6894701.26',
  read: (text) => readPlane(text, ofMetres),
  ofMetres,
  print(position) {
    if (Math.abs(position.latitudeDegrees) > largestLatitudeDegrees) return ''
    const { eastingMetres, northingMetres } = toWebMercator(position)
    return `${fixed(eastingMetres, 2)}, ${fixed(northingMetres, 2)}`
  },
  epsgCode: () => 3857,
  accuracy: () => ({ printedMetres: 0.01 }),
}

function ofMetres(pair: NumberPair): Reading {
  const [x, y] = isNorthingFirst(pair) ? [pair.second, pair.first] : [pair.first, pair.second]
  if (Math.abs(x) > largestXMetres || Math.abs(y) > largestYMetres) return failure({ code: 'outside_area' })
  const { latitudeDegrees, longitudeDegrees } = fromWebMercator(x, y)
  return success({ latitudeDegrees, longitudeDegrees: Math.max(-180, Math.min(180, longitudeDegrees)) })
}
