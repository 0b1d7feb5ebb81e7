import { m } from '#app/paraglide/messages.js'
import { Notice } from '#app/ui/notice.tsx'
import { Segmented } from '#app/ui/segmented.tsx'
import { type LocalReading, offsetText } from '#engines/devtools/timestamp/index.ts'
import type { TimestampConverter } from './use-timestamp-converter.ts'

/** The wall time that was typed falls into a change of the clocks. */
export function ClockChange({ local, converter }: { local: LocalReading; converter: TimestampConverter }) {
  if (local.kind === 'gap') {
    const offsets = {
      before: `UTC${offsetText(local.offsetSeconds)}`,
      after: `UTC${offsetText(local.offsetSecondsAfter)}`,
    }
    return (
      <Notice tone="warning" className="mt-3">
        {m.timestamp_gap(offsets)}
      </Notice>
    )
  }
  if (local.kind === 'unique') return null
  return (
    <Notice tone="warning" className="mt-3">
      {m.timestamp_overlap()}
      <Segmented
        className="mt-2"
        legend={m.timestamp_overlap()}
        value={converter.takesLater ? 'later' : 'earlier'}
        options={[
          { value: 'earlier', label: m.timestamp_overlap_first({ offset: offsetText(local.offsetSeconds) }) },
          { value: 'later', label: m.timestamp_overlap_second({ offset: offsetText(local.laterOffsetSeconds) }) },
        ]}
        onChange={(choice) => converter.setTakesLater(choice === 'later')}
      />
    </Notice>
  )
}
