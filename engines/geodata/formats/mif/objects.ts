import { shapeType } from '../../model/feature.ts'
import { ellipse, type MapObject, rectangle } from './shapes.ts'

export const numbersIn = (line: string): number[] =>
  line
    .split(/[\s,]+/)
    .filter(Boolean)
    .map(Number)

export const unquoted = (text: string): string =>
  text.replace(/^"|"$/g, '').replaceAll('""', '"').replaceAll('\\n', '\n')

/** Begins what the first line of an object says. False for a kind that is not known. */
export function begin(object: MapObject, kind: string, rest: readonly string[]): boolean {
  const numbers = rest.map(Number)
  switch (kind) {
    case 'none':
      return true
    case 'point':
      object.begin(shapeType.point)
      object.addPath(numbers.slice(0, 2))
      return true
    case 'line':
      object.begin(shapeType.line)
      object.addPath(numbers.slice(0, 4))
      return true
    case 'pline': {
      object.begin(shapeType.line)
      if (/^multiple$/i.test(rest[0] ?? '')) object.expectPaths(numbers[1] ?? 0)
      else if (rest.length > 0) object.expectPoints(numbers[0]!)
      else object.expectPaths(1)
      return true
    }
    case 'region':
      object.begin(shapeType.polygon)
      object.expectPaths(numbers[0] ?? 0)
      return true
    case 'multipoint':
      object.begin(shapeType.multiPoint)
      object.expectPoints(numbers[0] ?? 0)
      return true
    case 'rect':
    case 'roundrect':
      object.begin(shapeType.polygon)
      object.addPath(rectangle([numbers[0]!, numbers[1]!, numbers[2]!, numbers[3]!]))
      return true
    case 'ellipse':
      object.begin(shapeType.polygon)
      object.addPath(ellipse(numbers))
      return true
    case 'text':
      object.begin(shapeType.point)
      object.text = unquoted(rest.join(' '))
      object.expectCorner()
      return true
    case 'arc':
      object.begin(shapeType.line)
      object.expectAngles(numbers)
      return true
    case 'collection':
      object.isCollection = true
      return true
    default:
      return false
  }
}
