import { Suspense } from 'react'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import type { ConversionProblem } from '#app/workers/geodata/protocol.ts'
import { asksForSystem, type ReadOptions } from '#engines/geodata/index.ts'
import { AxesChoiceButtons, ColumnChoice, SystemChoice } from './choices-on-demand.ts'

interface FileQuestionProps {
  problem: ConversionProblem
  fileName: string
  /** Before the conversion the answer only lets the file be read. */
  isBefore?: boolean
  onAnswer: (readOptions: ReadOptions) => void
}

/** The question a file leaves open, where there is one. */
export function FileQuestion({ problem, fileName, isBefore = false, onAnswer }: FileQuestionProps) {
  return (
    <Suspense>
      {asksForSystem(problem) && (
        <SystemChoice problem={problem} fileName={fileName} isBefore={isBefore} onChoose={(crs) => onAnswer({ crs })} />
      )}
      {problem.code === 'crs_axes_needed' && (
        <AxesChoiceButtons problem={problem} onChoose={(axes) => onAnswer({ crs: problem.crs, axes })} />
      )}
      {problem.code === 'truncated' && problem.featuresBefore !== undefined && !isBefore && (
        <Button className="mt-3" onClick={() => onAnswer({ partial: true })}>
          {m.geodata_save_before_break()}
        </Button>
      )}
      {problem.code === 'no_position_columns' && (
        <div className="mt-3 grid gap-3 text-ink" data-column-choice>
          <h2 className="font-semibold">{m.geodata_columns_title()}</h2>
          <ColumnChoice columns={problem.columns} examples={problem.examples} isBefore={isBefore} onChoose={onAnswer} />
        </div>
      )}
    </Suspense>
  )
}
