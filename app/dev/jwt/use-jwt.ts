import { useMemo, useState } from 'react'
import { useHandedOver } from '#app/ask/handover.ts'
import { type JwtPartName, type JwtReading, readJwt } from '#engines/devtools/jwt/index.ts'
import { sampleToken } from './sample-token.ts'

export interface JwtInput {
  readonly text: string
  readonly reading: JwtReading
  /** The part under the cursor, or whose card is pointed at. */
  readonly activePart: JwtPartName | undefined
  readonly setText: (text: string) => void
  /** Which of several tokens in the text is shown. */
  readonly setChoice: (choice: number) => void
  readonly setActivePart: (part: JwtPartName | undefined) => void
  readonly setCaret: (offset: number) => void
}

export function useJwt(): JwtInput {
  const [text, setText] = useState(sampleToken)
  const [activePart, setActivePart] = useState<JwtPartName>()
  const [choice, setChoice] = useState(0)
  const reading = useMemo(() => readJwt(text, choice), [text, choice])
  const put = (typed: string) => {
    setText(typed)
    setChoice(0)
  }
  useHandedOver('token', put)
  return {
    text,
    reading,
    activePart,
    setText: put,
    setChoice,
    setActivePart,
    setCaret: (offset) => setActivePart(reading.parts.find(({ start, end }) => offset >= start && offset <= end)?.name),
  }
}
