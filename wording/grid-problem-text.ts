import type { GridProblem } from '#engines/coordinates/index.ts'
import { m } from '#messages'

const texts: Readonly<Record<GridProblem['code'], (inputs: { name: string; frame: string }) => string>> = {
  grid_unknown_kind: m.geodata_problem_grid_unknown_kind,
  grid_damaged: m.geodata_problem_grid_damaged,
  grid_not_horizontal: m.geodata_problem_grid_not_horizontal,
  grid_leads_elsewhere: m.geodata_problem_grid_leads_elsewhere,
  grid_datum_unknown: m.geodata_problem_grid_datum_unknown,
  grid_too_large: m.geodata_problem_grid_too_large,
}

/** Why a file is no grid of datum shifts that can be used. */
export const gridProblemText = ({ code, grid, frame = '?' }: GridProblem): string => texts[code]({ name: grid, frame })
