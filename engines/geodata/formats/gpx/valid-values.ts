import { xmlNameOf } from '../../xml/xml-names.ts'

/** Types of the schema's restricted elements; a value that does not fit goes into extensions instead. */
const decimal = /^[+-]?(\d{1,1000}(\.\d{0,1000})?|\.\d{1,1000})$/
const wholeNumber = /^\d{1,1000}$/

const rules: Readonly<Record<string, (text: string) => boolean>> = {
  magvar: (text) => decimal.test(text) && Number(text) >= 0 && Number(text) < 360,
  geoidheight: (text) => decimal.test(text),
  fix: (text) => ['none', '2d', '3d', 'dgps', 'pps'].includes(text),
  sat: (text) => wholeNumber.test(text),
  hdop: (text) => decimal.test(text),
  vdop: (text) => decimal.test(text),
  pdop: (text) => decimal.test(text),
  ageofdgpsdata: (text) => decimal.test(text),
  dgpsid: (text) => wholeNumber.test(text) && Number(text) <= 1023,
  number: (text) => wholeNumber.test(text),
}

export const isRestricted = (element: string): boolean => Object.hasOwn(rules, element)

export const isValid = (element: string, text: string): boolean => rules[element]?.(text) ?? true

/** A link as the schema's anyURI: a `%` that escapes nothing is escaped itself. */
export const uri = (text: string): string => text.replace(/%(?![0-9A-Fa-f]{2})/g, '%25')

/** A name that may stand as an XML element; GDAL reads `ogr:` elements of extensions as fields. */
export function extensionName(name: string): string {
  const proper = name.startsWith('ogr_') ? name.slice(4) : name
  return xmlNameOf(proper)
}
