import type { UnitRow } from '../../types.ts'
import { imperialGallon, si, usGallon } from '../sources.ts'

// biome-ignore format: a table for native speakers to review, one language a line
export const units: readonly UnitRow[] = [
  { id: 'l100km', system: 'metric', definition: '100 kml', source: si, isInverse: true,
    also: ['l/100km', 'л/100км', 'л на 100 км', 'l per 100 km', 'l na 100 km', 'l на 100 км', 'литров на сотню', 'литров на 100 км', 'литра на 100 км', 'литара на 100 km', 'litres per 100 km'],
    ru: ['литр на 100 километров', 'литров на 100 километров', 'литры на 100 километров', 'л/100 км'],
    en: ['litre per 100 kilometres', 'litres per 100 kilometres', 'L/100 km'],
    sr: ['литар на 100 километара', 'литара на 100 километара', 'литре на 100 километара', 'l/100 km'] },
  { id: 'kml', system: 'metric', definition: '1', source: si,
    also: ['kmpl', 'kpl', 'km per liter'],
    ru: ['километр на литр', 'километров на литр', 'километры на литр', 'км/л'],
    en: ['kilometre per litre', 'kilometres per litre', 'km/L'],
    sr: ['километар по литру', 'километара по литру', 'километре по литру', 'km/l'] },
  { id: 'mpg', system: 'imperial', definition: '1.609344 / 3.785411784 kml', source: usGallon, inSums: 'mi/gal',
    also: ['mpg US', 'US mpg', 'miles per gallon', 'миль на галлон', 'миља по галону'],
    ru: ['миля на американский галлон', 'миль на американский галлон', 'мили на американский галлон', 'ми/ам. гал'],
    en: ['mile per US gallon', 'miles per US gallon', 'mpg'],
    sr: ['миља по америчком галону', 'миља по америчком галону', 'миље по америчком галону', 'mpg'] },
  { id: 'mpgimp', system: 'imperial', definition: '1.609344 / 4.54609 kml', source: imperialGallon, inSums: 'mi/imp gal',
    also: ['mpg UK', 'UK mpg', 'mpg imp'],
    ru: ['миля на британский галлон', 'миль на британский галлон', 'мили на британский галлон', 'ми/брит. гал'],
    en: ['mile per imperial gallon', 'miles per imperial gallon', 'imp mpg'],
    sr: ['миља по британском галону', 'миља по британском галону', 'миље по британском галону', 'брит. mpg'] },
]
