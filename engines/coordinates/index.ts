export {
  type AcrossRegistry,
  answerOfRegistry,
  type OfferedSystem,
  type OffersOfRegistry,
} from './across-registry.ts'
export { type AlsoAs, type AlsoAsId, alsoAs } from './also-as.ts'
export {
  type AnySystem,
  accuracyAt,
  anySystem,
  gridAt,
  type Placement,
  type PlacingProblem,
  printInSystem,
  readInSystem,
} from './any-system.ts'
export { areaNameIn, areaNameOf } from './area-name.ts'
export { axisNames, plainName as plainAxisName } from './axis-names.ts'
export type { Candidate } from './candidate.ts'
export { convertAll, factsOf, noTexts, printAll, type ResultFacts, read, type SystemTexts } from './convert.ts'
export { systemAt, systemsCalled } from './find-system.ts'
export { geodesicMetres, wgs84Metres } from './geodesy/geodesic.ts'
export { type Position, wrapLongitude } from './geodesy/position.ts'
export { type DegreeBounds, type GridLabel, type GridPicture, gridPicture } from './grid-picture.ts'
export { type OpenedGrid, openedGrids, setOpenedGrids } from './grids/opened-grids.ts'
export { landOfPlace } from './land-of-place.ts'
export {
  convertList,
  csvHeader,
  csvRow,
  isPointList,
  type ListRow,
  type ListSource,
  type ListSystems,
  largestList,
} from './list.ts'
export { mapAddress, type ServiceWithAddress, serviceName, servicesWithAddress } from './map-address.ts'
export { type MapLink, readMapLink } from './map-link.ts'
export { type MapService, mapServices } from './map-services.ts'
export {
  type AskedOfText,
  type MeaningInSystem,
  meaningIn,
  meaningOfText,
  type TextMeaning,
} from './meaning-of-text.ts'
export { namedAlone, type SystemAlone } from './named-alone.ts'
export { type NotationId, notationIds, notationNames } from './notations/point-reading.ts'
export { type GridProblem, largestGridBytes, openGrid } from './open-grid.ts'
export { type CategoryCard, collapsedSize, orderedCategories, shownSystems } from './order.ts'
export { allPairSlugs, allPairs, defaultPair, type Pair, pairSlug, parsePair } from './pair.ts'
export { type Pasted, recognisePasted } from './pasted.ts'
export { type GridSquare, type Place, placeOf } from './place.ts'
export {
  type AxesChoice,
  type AxesPlace,
  areaMarginDegrees,
  axesChoices,
  isAxesChoice,
  isInArea,
  isWorldMap,
  judged,
  type PairOrder,
  placeOfPair,
  type SaidAxes,
  type Verdict,
} from './placing.ts'
export { calledSystems } from './projection/called-systems.ts'
export {
  type FilePlace,
  type Hints,
  isClearlyLikeliest,
  isSamePlace,
  type LikelySystem,
  likelySystems,
  likelySystemsOf,
  placeInSystem,
  type RankedSystem,
} from './projection/likely-systems.ts'
export { type NamedSystem, searchSystems } from './projection/search-names.ts'
export type { TargetProblem, TargetSystem } from './projection/target-system.ts'
export {
  type AxisOrder,
  type CrsReference,
  type Projection,
  type ProjectionProblem,
  projectionFrom,
  readCrsReference,
} from './projection.ts'
export { systemInText } from './reading/system-around.ts'
export {
  areInBothOrders,
  isForRegistry,
  isGuess,
  isLikeliest,
  isOtherReading,
  onlyMeaning,
  type Recognition,
  recognise,
} from './recognise.ts'
export type { RefusalReason } from './refusals.ts'
export { categories, homeOf, isSystemId, systemOf, systems, systemsOfCategory } from './registry.ts'
export {
  type Accuracy,
  type CategoryId,
  type CoordinateSystem,
  categoryIds,
  type Reading,
  type ReadingProblem,
  type SystemId,
  systemIds,
} from './system.ts'
export { canBeDegrees, orderOfTable, type TableOrder } from './table-order.ts'
export { targetSystem } from './target-system.ts'
export { whyNoPoint } from './why-not.ts'
export { type UtmZoneCell, zoneCellsWithin } from './zone-cells.ts'
