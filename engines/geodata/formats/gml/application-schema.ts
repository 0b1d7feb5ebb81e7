import type { DocumentInfo } from '../../document.ts'
import { valueKind } from '../../feature.ts'

export const featureNamespace = 'urn:convertory:features'
export const gmlNamespace = 'http://www.opengis.net/gml/3.2'

export interface FeatureType {
  readonly name: string
  /** Fields its features have, with the names of their elements, in the order they are written. */
  readonly fields: ReadonlyMap<number, string>
}

const bit = (kind: number) => 1 << kind
const nulls = bit(valueKind.null)

/** The XML Schema type that takes every value a field has had. */
export function schemaType(kinds: number): string {
  const seen = kinds & ~nulls
  if (seen === bit(valueKind.integer)) return 'xs:integer'
  if (seen !== 0 && (seen & ~(bit(valueKind.integer) | bit(valueKind.real))) === 0) return 'xs:double'
  if (seen === bit(valueKind.boolean)) return 'xs:boolean'
  if (seen === bit(valueKind.date)) return 'xs:date'
  return 'xs:string'
}

/**
 * The schema of the features, as the last element of the document they are in: which fields there are and of what type is known when the
 * last feature is written. It follows the Simple Features profile, level 0 (OGC 10-100r3), and imports nothing but GML itself.
 */
export function applicationSchema(types: readonly FeatureType[], document: DocumentInfo): string {
  const elements = types.map((type) => featureElement(type, document)).join('')
  return `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" targetNamespace="${featureNamespace}" elementFormDefault="qualified" version="1.0">
<xs:import namespace="${gmlNamespace}" schemaLocation="http://schemas.opengis.net/gml/3.2.1/gml.xsd"/>
<xs:element name="FeatureCollection" type="f:FeatureCollectionType" substitutionGroup="gml:AbstractGML"/>
<xs:complexType name="FeatureCollectionType"><xs:complexContent><xs:extension base="gml:AbstractFeatureType"><xs:sequence>
<xs:element name="featureMember" minOccurs="0" maxOccurs="unbounded"><xs:complexType><xs:sequence><xs:element ref="gml:AbstractFeature"/></xs:sequence></xs:complexType></xs:element>
<xs:element name="applicationSchema" minOccurs="0"><xs:complexType><xs:sequence><xs:any namespace="http://www.w3.org/2001/XMLSchema" processContents="lax"/></xs:sequence></xs:complexType></xs:element>
</xs:sequence></xs:extension></xs:complexContent></xs:complexType>
${elements}</xs:schema>`
}

function featureElement(type: FeatureType, document: DocumentInfo): string {
  const fields = [...type.fields]
    .toSorted(([one], [other]) => one - other)
    .map(
      ([field, name]) =>
        `<xs:element name="${name}" type="${schemaType(document.fields[field]!.kinds)}" nillable="true" minOccurs="0"/>\n`,
    )
    .join('')
  return `<xs:element name="${type.name}" type="f:${type.name}Type" substitutionGroup="gml:AbstractFeature"/>
<xs:complexType name="${type.name}Type"><xs:complexContent><xs:extension base="gml:AbstractFeatureType"><xs:sequence>
<xs:element name="geometry" type="gml:GeometryPropertyType" minOccurs="0"/>
${fields}</xs:sequence></xs:extension></xs:complexContent></xs:complexType>
`
}
