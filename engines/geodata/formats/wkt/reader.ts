import type { Projection } from '#engines/coordinates/index.ts'
import { mainInput } from '../../bytes/input.ts'
import { JsonWindow } from '../../json/json-window.ts'
import { BatchMark, FeatureBatch } from '../../model/feature.ts'
import type { Reader } from '../../model/format.ts'
import { PendingNotes } from '../../notes/pending-notes.ts'
import { fail, isCut } from '../../notes/problem.ts'
import { noteReprojection, projectionOrFail, reproject } from '../../systems/reproject.ts'
import { WktGeometry } from '../../wkt/wkt-geometry.ts'

/** Geometries one after the other, each on its line or over several, a comma or semicolon between them or nothing. */
export const reader: Reader = async function* (inputs, context) {
  const window = new JsonWindow(mainInput(inputs))
  const { scanner } = window
  const notes = new PendingNotes(context.notes)
  const batch = new FeatureBatch(context.document, context.keepDigits)
  const geometry = new WktGeometry(scanner, notes, context.keepDigits)
  const mark = new BatchMark()
  const projections = new Map<number, Projection>()
  const takeBack = () => {
    batch.cutBack(mark)
    notes.discard()
  }
  let count = 0
  for (;;) {
    const next = await window.unit(() => scanner.peekOrEnd())
    if (next < 0) break
    if (next === 0x3b || next === 0x2c) {
      scanner.position++
      continue
    }
    batch.setMark(mark)
    try {
      await window.unit(() => {
        batch.beginFeature()
        geometry.read(batch)
      }, takeBack)
    } catch (error) {
      if (!isCut(error) || count === 0) throw error
      takeBack()
      context.notes.add('file-ends-early')
      break
    }
    const { srid } = geometry
    if (srid > 0 && srid !== 4326) {
      let projection = projections.get(srid)
      if (projection === undefined) {
        projection = await projectionOrFail(context, `EPSG:${srid}`)
        projections.set(srid, projection)
        noteReprojection(context, `EPSG:${srid}`, projection)
      }
      if (!reproject(batch, mark.points, batch.pointCount, projection)) {
        notes.add('geometry-unreadable')
        batch.dropShapes()
      }
      batch.xDigits.cutBack(mark.points)
      batch.yDigits.cutBack(mark.points)
    }
    notes.commit()
    count++
    if (batch.full) {
      yield batch
      batch.clear()
    }
  }
  if (count === 0) fail({ code: 'nothing_to_convert' })
  if (!batch.empty) yield batch
}
