import type { DocumentInfo } from '../../model/document.ts'
import { valueKind } from '../../model/feature.ts'

export const featureNamespace = 'urn:convertory:features'
export const gmlNamespace = 'http://www.opengis.net/gml/3.2'

export const applicationSchemaOpening = '<f:applicationSchema>'
export const applicationSchemaClosing = '</f:applicationSchema>'

interface FeatureType {
  readonly name: string
  /** Fields its features have, with the names of their elements, in the order they are written. */
  readonly fields: ReadonlyMap<number, string>
}

const bit = (kind: number) => 1 << kind
const nulls = bit(valueKind.null)

const numbers = bit(valueKind.integer) | bit(valueKind.real)
const booleans = bit(valueKind.boolean)

/** The XML Schema type that takes every value a field has had. */
function schemaType(kinds: number): string {
  const seen = kinds & ~nulls
  if (seen === bit(valueKind.integer)) return 's:integer'
  if (seen !== 0 && (seen & ~numbers) === 0) return 's:double'
  if (seen === booleans) return 's:boolean'
  if (seen === bit(valueKind.date)) return 's:date'
  if (seen === bit(valueKind.dateTime)) return 's:dateTime'
  return 's:string'
}

/** Whether a field has had numbers or booleans beside values of another type, so that all of them are declared as text. */
export function isWidened(kinds: number): boolean {
  return schemaType(kinds) === 's:string' && (kinds & (numbers | booleans)) !== 0
}

/**
 * The schema of the features, as the last element of the document they are in: which fields there are and of what type is known when the
 * last feature is written. It follows the Simple Features profile, level 0 (OGC 10-100r3), and imports nothing but GML itself.
 *
 * The prefix of XML Schema is `s`, because GDAL takes any file with `<xs:schema` near its beginning for a schema and does not read it.
 */
export function applicationSchema(types: readonly FeatureType[], document: DocumentInfo): string {
  const elements = types.map((type) => featureElement(type, document)).join('')
  return `<s:schema xmlns:s="http://www.w3.org/2001/XMLSchema" targetNamespace="${featureNamespace}" elementFormDefault="qualified" version="1.0">
<s:import namespace="${gmlNamespace}" schemaLocation="http://schemas.opengis.net/gml/3.2.1/gml.xsd"/>
<s:element name="FeatureCollection" type="f:FeatureCollectionType" substitutionGroup="gml:AbstractGML"/>
<s:complexType name="FeatureCollectionType"><s:complexContent><s:extension base="gml:AbstractFeatureType"><s:sequence>
<s:element name="featureMember" minOccurs="0" maxOccurs="unbounded"><s:complexType><s:sequence><s:element ref="gml:AbstractFeature"/></s:sequence></s:complexType></s:element>
<s:element name="applicationSchema" minOccurs="0"><s:complexType><s:sequence><s:any namespace="http://www.w3.org/2001/XMLSchema" processContents="lax"/></s:sequence></s:complexType></s:element>
</s:sequence></s:extension></s:complexContent></s:complexType>
${elements}</s:schema>`
}

function featureElement(type: FeatureType, document: DocumentInfo): string {
  const fields = [...type.fields]
    .toSorted(([one], [other]) => one - other)
    .map(
      ([field, name]) =>
        `<s:element name="${name}" type="${schemaType(document.fields[field]!.kinds)}" nillable="true" minOccurs="0"/>\n`,
    )
    .join('')
  return `<s:element name="${type.name}" type="f:${type.name}Type" substitutionGroup="gml:AbstractFeature"/>
<s:complexType name="${type.name}Type"><s:complexContent><s:extension base="gml:AbstractFeatureType"><s:sequence>
<s:element name="geometry" type="gml:GeometryPropertyType" minOccurs="0"/>
${fields}</s:sequence></s:extension></s:complexContent></s:complexType>
`
}
