import { expect, test } from 'vitest'
import { partDrawn } from '#app/ui/testing/part-drawn.ts'
import * as choices from './choices-on-demand.ts'
import { ColumnChoice } from './column-choice.tsx'
import { ProblemReason, ResultCard, ResultSights } from './parts-on-demand.ts'
import * as problemReason from './problem-reason.tsx'
import { SystemChoice } from './reference-system/system-choice.tsx'
import { SystemSearch } from './reference-system/system-search.tsx'
import * as resultCard from './result-card.tsx'
import * as resultSights from './result-sights.tsx'

test.each([
  [ResultCard, resultCard.ResultCard],
  [ResultSights, resultSights.ResultSights],
  [ProblemReason, problemReason.ProblemReason],
  [choices.ColumnChoice, ColumnChoice],
  [choices.SystemChoice, SystemChoice],
  [choices.SystemSearch, SystemSearch],
])('every part that comes on demand is the one of its name', async (onDemand, part) =>
  expect(await partDrawn(onDemand)).toBe(part),
)
