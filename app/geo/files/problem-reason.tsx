import { useLanguage } from '#app/language/use-language.ts'
import { m } from '#app/paraglide/messages.js'
import type { ConversionProblem } from '#app/workers/geodata/protocol.ts'
import type { Language } from '#engines/core/index.ts'
import { geodataProblemText } from '#wording/geodata-problem-texts.ts'

interface ProblemReasonProps {
  problem: ConversionProblem
  /** Where there are several files. */
  fileName: string | undefined
}

export function ProblemReason({ problem, fileName }: ProblemReasonProps) {
  const text = reasonOf(problem, useLanguage())
  return <p className="wrap-anywhere">{fileName === undefined ? text : `${fileName}: ${text}`}</p>
}

/** What only a browser meets, and what any reader of the file does. */
function reasonOf(problem: ConversionProblem, language: Language): string {
  switch (problem.code) {
    case 'storage_full':
      return m.geodata_problem_storage_full()
    case 'file_changed':
      return m.geodata_problem_file_changed()
    case 'worker_failed':
      return m.geodata_problem_worker_failed()
    default:
      return geodataProblemText(problem, language)
  }
}
