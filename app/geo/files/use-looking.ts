import { useEffect, useRef, useState } from 'react'
import { sleep, wake } from '#app/shell/early.ts'

/**
 * Files are looked into before they stand in the list, which takes its time on a slow disk: meanwhile what starts the conversion sleeps, and a press
 * waits for them (app/shell/early.ts). `taking` is told what looks into them, `controls` is for the element around the button.
 */
export function useLooking() {
  const controls = useRef<HTMLDivElement>(null)
  const lookings = useRef(0)
  const [ended, setEnded] = useState(0)
  useEffect(() => {
    if (ended > 0 && lookings.current === 0 && controls.current) wake(controls.current)
  }, [ended])

  async function taking<Taken>(looking: Promise<Taken>): Promise<Taken> {
    lookings.current++
    if (controls.current) sleep(controls.current)
    return looking.finally(() => {
      lookings.current--
      setEnded((before) => before + 1)
    })
  }

  return { controls, taking }
}
