import { useLanguage } from '#app/language/use-language.ts'
import { m } from '#app/paraglide/messages.js'
import type { OverallProgress } from './converter-state.ts'
import { formatBytes, formatPercent, formatSeconds } from './numbers.ts'

export function ProgressLine({ progress }: { progress: OverallProgress }) {
  const language = useLanguage()
  const { doneBytes, totalBytes, secondsLeft, fileNumber, fileCount } = progress
  const parts = [
    formatPercent(doneBytes / Math.max(1, totalBytes), language),
    m.geodata_progress_bytes({ done: formatBytes(doneBytes, language), total: formatBytes(totalBytes, language) }),
  ]
  if (fileCount > 1) parts.push(m.geodata_progress_file({ number: fileNumber, count: fileCount }))
  if (secondsLeft !== undefined) parts.push(m.geodata_time_left({ time: formatSeconds(secondsLeft, language) }))
  return <p className="mt-2 text-sm text-muted tabular">{parts.join(' · ')}</p>
}
