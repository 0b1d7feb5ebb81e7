import type { Field } from '../model/document.ts'
import { iconName, simpleStyleNames } from '../vocabulary/simple-style.ts'
import type { Crossing } from './crossing.ts'
import { listIn } from './point-lists.ts'

/** What becomes of a field's values at the crossing; found once per field. */
export interface FieldUse {
  readonly place: 'keep' | 'name' | 'description' | 'id' | 'style' | 'style-reference' | 'kind' | 'time' | 'lists'
  readonly name: string
  /** The field the value moves to. */
  readonly field?: number
  /** The name of a list that is a property of its own. */
  readonly list?: string
}

/** The property by which togeojson tells routes from tracks. */
export const kindProperty = '_gpxType'

/** What most people call the name of a thing. */
export const isNameLike = (name: string): boolean => nameLike.test(name)

const nameLike = /^(?:name|title|label|имя|название|наименование|назив|име|naziv|ime)$/i
const timeLike = /^(?:time|timestamp|datetime|date_time|время|дата и время|време|vreme)$/i
const descriptionLike = /^(?:description|desc|описание|опис|opis)$/i

export function fieldUse(field: Field, crossing: Crossing, isWithin: boolean): FieldUse {
  const { room, document } = crossing
  const { name, role } = field
  if (isWithin) return { place: 'keep', name }
  if (role === 'style') return { place: room.styles !== 'none' ? 'keep' : 'style-reference', name }
  if (room.names && crossing.from.category !== 'gps') {
    if (role === 'id') return { place: 'id', name, field: document.field(name) }
    if (role === undefined && isNameLike(name)) return { place: 'name', name, field: document.field(name, 'name') }
    if (role === undefined && descriptionLike.test(name))
      return { place: 'description', name, field: document.field(name, 'description') }
  }
  if (role === undefined && room.styles !== 'none' && simpleStyleNames.has(name)) return { place: 'style', name }
  if (role === undefined && room.styles === 'all' && name === iconName) return { place: 'style', name }
  if (role === undefined && room.pointValues !== 'lists') {
    const found = listIn(name)
    if (found) return { place: 'lists', name, ...found }
    if (name === kindProperty) return { place: 'kind', name }
    if (timeLike.test(name) && room.pointValues === 'own') return { place: 'time', name }
  }
  return { place: 'keep', name }
}
