import type { ParameterName } from '../planes/plane.ts'

/** Names of parameters in Well-Known Text 1 and 2 and PROJJSON, case and punctuation left out. */
const spellings: Readonly<Record<string, string>> = {
  latitude:
    'latitudeoforigin latitudeofcenter latitudeofcentre latitudeofnaturalorigin latitudeoffalseorigin latitudeofprojectioncentre latitudeofprojectioncenter centralparallel',
  longitude:
    'centralmeridian longitudeofcenter longitudeofcentre longitudeoforigin longitudeofnaturalorigin longitudeoffalseorigin longitudeofprojectioncentre longitudeofprojectioncenter initiallongitude',
  parallel1: 'standardparallel1 latitudeof1ststandardparallel latitudeofstandardparallel',
  parallel2: 'standardparallel2 latitudeof2ndstandardparallel',
  scale:
    'scalefactor scalefactoratnaturalorigin scalefactoroninitialline scalefactoronpseudostandardparallel scalefactoratprojectioncentre',
  falseEasting: 'falseeasting eastingatfalseorigin eastingatprojectioncentre',
  falseNorthing: 'falsenorthing northingatfalseorigin northingatprojectioncentre',
  azimuth: 'azimuth azimuthofinitialline azimuthatprojectioncentre colatitudeofconeaxis',
  gridAngle: 'rectifiedgridangle anglefromrectifiedtoskewgrid',
  pseudoParallel: 'pseudostandardparallel1 latitudeofpseudostandardparallel',
  height: 'projectionplaneoriginheight viewpointheight height',
  ellipsoidScale: 'ellipsoidscalingfactor',
  zoneWidth: 'zonewidth',
}

const bySpelling = new Map(
  Object.entries(spellings).flatMap(([name, list]) =>
    list.split(' ').map((spelling) => [spelling, name as ParameterName]),
  ),
)

export const plainSpelling = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]/g, '')
export const parameterOfName = (name: string): ParameterName | undefined => bySpelling.get(plainSpelling(name))

export const isAngle = (name: ParameterName): boolean =>
  !['scale', 'falseEasting', 'falseNorthing', 'height', 'ellipsoidScale'].includes(name)
export const isLength = (name: ParameterName): boolean => ['falseEasting', 'falseNorthing', 'height'].includes(name)
