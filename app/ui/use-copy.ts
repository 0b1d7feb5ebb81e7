import { useCallback, useEffect, useRef, useState } from 'react'

const feedbackMilliseconds = 2000

/** Copies a text and says so for two seconds. A refusal by the browser is logged; the text stays selectable on the page. */
export function useCopy(): { copied: boolean; copy: (text: string) => Promise<void> } {
  const [copied, setCopied] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  useEffect(() => () => clearTimeout(timer.current), [])

  const copy = useCallback(async (text: string) => {
    try {
      await navigator.clipboard.writeText(text)
    } catch (error) {
      console.warn('Copying was refused:', error)
      return
    }
    setCopied(true)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setCopied(false), feedbackMilliseconds)
  }, [])

  return { copied, copy }
}
