import { inLatin, planes } from '#engines/language/index.ts'

/** What stands beside the name of an axis in that of a column: what the numbers are, and their unit. */
const beside = words('coord coordinate coordenada координата koordinata koord koordinat koordinaat коорд utm gauss')
const shortestWord = 3

/** What the two axes of a plane are called: the words that people type beside numbers, and what only columns are called; letters and digits. */
function named(axis: string, more = ''): ReadonlySet<string> {
  const forms = [...planes()].filter(({ sense }) => sense.kind === 'label' && String(sense.value).endsWith(axis))
  const typed = forms.flatMap(({ name, sense }) => (sense.language === 'sr' ? [name, inLatin(name)] : [name]))
  const names = [...typed, ...words(more)].map(plainName)
  const isLetter = axis === 'X' || axis === 'Y'
  const withOthers = names
    .filter((name) => isLetter || name.length >= shortestWord)
    .flatMap((name) => [
      `${name}m`,
      ...[...beside, ...(isLetter ? words('pos point') : ['x', 'y'])].flatMap((each) => [each + name, name + each]),
    ])
  return new Set([...names, ...withOthers])
}

function words(text: string): string[] {
  return text.split(' ').filter((word) => word !== '')
}

/** Letters and digits in lower case: `Longitude (°)` and `LONGITUDE` are one name. */
export function plainName(name: string): string {
  return name
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
}

/** Names that say which way the numbers grow, whatever the custom of a country is; `Y (E)` and `N(X)` do. */
const eastNames = named(
  'E',
  'utme ecoord coorde навосток восточная наисток источна istočna istocna vychod wschod westing keleti ida idakoordinaat ye ey xe ex',
)

const northNames = named(
  'N',
  'utmn ncoord coordn насевер северная насјевер северна severna noord polnoc eszak északi eszaki põhi pohi põhjakoordinaat southing xn nx yn ny',
)

/** Letters alone: in a program's table X is east, among surveyors of many countries it is north. */
const xNames = named('X', 'abscisse абсцисса apscisa апсциса')
const yNames = named('Y', 'ordonnée ordonnee ордината ordinata')

/** Names that programs write for themselves: their X is always the east. */
const programNames: ReadonlySet<string> = new Set(['pointx', 'pointy'])

export const axisNames = { eastNames, northNames, xNames, yNames, programNames } as const
