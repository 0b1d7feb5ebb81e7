import { inLatin, planes } from '#engines/language/index.ts'

/** What the two axes of a plane are called: the words that people type beside numbers, and what only columns are called; letters and digits. */
function named(axis: string, more: string): ReadonlySet<string> {
  const forms = [...planes()].filter(({ sense }) => sense.kind === 'label' && String(sense.value).endsWith(axis))
  const typed = forms.flatMap(({ name, sense }) => (sense.language === 'sr' ? [name, inLatin(name)] : [name]))
  return new Set([...typed, ...more.trim().split(/\s+/)].map(plainName))
}

/** Letters and digits in lower case: `Longitude (°)` and `LONGITUDE` are one name. */
export function plainName(name: string): string {
  return name
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
}

/** Names that say which way the numbers grow, whatever the custom of a country is. */
const eastNames = named(
  'E',
  `utmeasting utme ecoord coorde eastingm estx навосток восточная восточнаякоордината наисток источна источнакоордината istočna istocna
  yeast eastx easty yвосток yисток yrechts yrechtswert xeast xeasting yeasting eastingx eastingy coordenadaeste vychod wschod westing`,
)

const northNames = named(
  'N',
  `utmnorthing utmn ncoord coordn northingm nordy насевер северная севернаякоордината насјевер северна севернакоордината severna
  xnorth northx northy xсевер xsever xnorthing ynorth ynorthing northingx northingy xhoch xhochwert coordenadanorte noord polnoc eszak southing`,
)

/** Letters alone: in a program's table X is east, among surveyors of many countries it is north. */
const xNames = named(
  'X',
  'xcoord xcoordinate coordx pointx xm utmx xutm posx gaussx xgauss координатах координатаx koordinatax',
)
const yNames = named(
  'Y',
  'ycoord ycoordinate coordy pointy ym utmy yutm posy gaussy ygauss координатау координатаy koordinatay',
)

/** Names that programs write for themselves: their X is always the east. */
const programNames: ReadonlySet<string> = new Set(['pointx', 'pointy'])

export const axisNames = { eastNames, northNames, xNames, yNames, programNames } as const
