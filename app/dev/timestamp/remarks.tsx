import type { ReactNode } from 'react'
import { useLanguage } from '#app/language/use-language.ts'
import { m } from '#app/paraglide/messages.js'
import { Notice } from '#app/ui/notice.tsx'
import { TextButton } from '#app/ui/text-button.tsx'
import { howTexts, noteText, offerName, problemText, readingName, unitWords } from '#wording/moment-texts.ts'
import { ClockChange } from './clock-change.tsx'
import { formatInZone } from './local-format.ts'
import type { TimestampConverter } from './use-timestamp-converter.ts'

interface RemarksProps {
  converter: TimestampConverter
  zone: string | undefined
}

/** What the page made of the text, where it is not plain, and what else it could be. */
export function Remarks({ converter, zone }: RemarksProps) {
  const { reading, unit, unitBefore, setUnit, pick } = converter
  const { problem, moment, others } = reading
  const language = useLanguage()
  const refusal = problem && problemText(problem, language)
  const notes = moment?.notes ?? []
  const found = notes.filter(({ code }) => ['insideText', 'askedZone', 'daysCounted'].includes(code))
  const understood = moment
    ? [...found.map((note) => noteText(note, language)), ...howTexts(moment.how, converter.timestampText)]
    : []
  const warnings = notes.filter((note) => !found.includes(note)).map((note) => noteText(note, language))
  return (
    <>
      {refusal && (
        <Notice tone="error" className="mt-3">
          {refusal}
        </Notice>
      )}
      {warnings.length > 0 && (
        <Notice tone="warning" className="mt-3">
          {warnings.join(' ')}
        </Notice>
      )}
      {reading.local && <ClockChange local={reading.local} converter={converter} />}
      {(understood.length > 0 || unitBefore || others.length > 0) && (
        <Notice tone="info" className="mt-3">
          {unitBefore && (
            <Line>
              {m.timestamp_unit_assumed({ unit: unitWords[unit]() })}
              <TextButton onClick={() => setUnit(unitBefore)}>
                {m.timestamp_guess_use({ unit: unitWords[unitBefore]() })}
              </TextButton>
            </Line>
          )}
          {understood.length > 0 && <p>{understood.join(' ')}</p>}
          {others.length > 0 && (
            <>
              <p>{m.timestamp_offer()}</p>
              <ul>
                {others.map(({ moment: other, index }) => (
                  <li key={index}>
                    <Line>
                      <TextButton onClick={() => (other.how.kind === 'count' ? setUnit(other.how.unit) : pick(index))}>
                        {other.how.kind === 'count'
                          ? m.timestamp_guess_use({ unit: readingName(other.how) })
                          : offerName(other)}
                      </TextButton>
                      {zone && <span className="tabular">{formatInZone(other.instant, zone)}</span>}
                    </Line>
                  </li>
                ))}
              </ul>
            </>
          )}
        </Notice>
      )}
    </>
  )
}

function Line({ children }: { children: ReactNode }) {
  return <span className="flex flex-wrap items-baseline gap-x-3">{children}</span>
}
