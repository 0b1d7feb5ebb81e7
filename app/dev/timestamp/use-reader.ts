import { useEffect, useState } from 'react'
import { useLanguage } from '#app/language/use-language.ts'
import { whenIdle } from '#app/ui/when-idle.ts'
import type { Language } from '#engines/core/index.ts'

type Reader = typeof import('./read-typed.ts')

let known: Reader | undefined

const somewhen = { zone: 'UTC', now: 0n, takesLater: false }
/** Words take long the first time, and those in Cyrillic once more: better these than the visitor's. */
const firstTexts = (language: Language): readonly string[] =>
  language === 'en' ? ['word'] : ['слово', '1 слово', 'word']

/**
 * How to read whatever is typed: the present moment, which the page shows first, needs none of it. What failed for want of a connection is tried again
 * when asked for.
 */
export function useReader(): readonly [reader: Reader | undefined, load: () => void] {
  const language = useLanguage()
  const [reader, setReader] = useState(known)
  const load = () =>
    void import('./read-typed.ts').then(
      (loaded) => {
        known = loaded
        setReader(loaded)
      },
      () => undefined,
    )
  useEffect(load, [])
  useEffect(() => {
    if (reader) whenIdle(firstTexts(language).map((text) => () => reader.readTimestampText(text, 's', somewhen)))
  }, [reader, language])
  return [reader, load]
}
