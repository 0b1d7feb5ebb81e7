/** What the two axes of a plane are called, in the usual languages: letters and digits only, in lower case. */
const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/).map(plainName))

/** Letters and digits in lower case: `Longitude (°)` and `LONGITUDE` are one name. */
export function plainName(name: string): string {
  return name
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
}

/** Names that say which way the numbers grow, whatever the custom of a country is. */
export const eastNames: ReadonlySet<string> = words(`
  e east easting eastings utmeasting utme ecoord coorde eastingm est estx
  rechts rechtswert rw ost ostwert
  восток навосток восточная восточнаякоордината исток наисток источна источнакоордината istok istočna istocna
  yeast eastx easty yвосток yисток yrechts yrechtswert xeast xeasting yeasting eastingx eastingy
  este coordenadaeste oost wschód wschod východ vychod kelet öst itä`)

export const northNames: ReadonlySet<string> = words(`
  n north northing northings utmnorthing utmn ncoord coordn northingm nord nordy
  hoch hochwert hw nordwert
  север насевер северная севернаякоордината насјевер сјевер северна севернакоордината sever sjever severna
  xnorth northx northy xсевер xsever xnorthing ynorth ynorthing northingx northingy xhoch xhochwert
  norte coordenadanorte noord północ polnoc sever észak eszak norr pohjoinen`)

/** Letters alone: in a program's table X is east, among surveyors of many countries it is north. Cyrillic Х and У look like them. */
export const xNames: ReadonlySet<string> = words(
  'x х xcoord xcoordinate coordx pointx xm utmx xutm posx gaussx xgauss координатах координатаx koordinatax',
)
export const yNames: ReadonlySet<string> = words(
  'y у ycoord ycoordinate coordy pointy ym utmy yutm posy gaussy ygauss координатау координатаy koordinatay',
)

/** Names that programs write for themselves: their X is always the east. */
export const programNames: ReadonlySet<string> = words('pointx pointy')

export const axisNames = { eastNames, northNames, xNames, yNames, programNames } as const
