import { areaNameIn } from '#engines/coordinates/index.ts'
import type { Language } from '#engines/core/index.ts'
import { areaFarFrom, type BoundingBox } from '#engines/geodata/index.ts'

/** Loaded when a system is chosen: it brings the registry. The area the system is used in, where one of the files lies outside it. */
export async function nameOfAreaFarFrom(
  crs: string,
  boxes: readonly BoundingBox[],
  language: Language,
): Promise<string | undefined> {
  const areas = await Promise.all(boxes.map((box) => areaFarFrom(crs, box)))
  const far = areas.find((area) => area !== undefined)
  return far === undefined ? undefined : areaNameIn(far, language)
}
