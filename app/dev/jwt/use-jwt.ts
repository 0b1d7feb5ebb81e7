import { useMemo, useState } from 'react'
import { type JwtPartName, type JwtReading, readJwt } from '#engines/devtools/jwt/index.ts'
import { sampleToken } from './sample-token.ts'

export interface JwtInput {
  readonly text: string
  readonly reading: JwtReading
  /** The part under the cursor, or whose card is pointed at. */
  readonly activePart: JwtPartName | undefined
  readonly setText: (text: string) => void
  readonly setActivePart: (part: JwtPartName | undefined) => void
  readonly setCaret: (offset: number) => void
}

export function useJwt(): JwtInput {
  const [text, setText] = useState(sampleToken)
  const [activePart, setActivePart] = useState<JwtPartName>()
  const reading = useMemo(() => readJwt(text), [text])
  return {
    text,
    reading,
    activePart,
    setText,
    setActivePart,
    setCaret: (offset) => setActivePart(reading.parts.find(({ start, end }) => offset >= start && offset <= end)?.name),
  }
}
