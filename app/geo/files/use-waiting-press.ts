import { useEffect, useEffectEvent, useRef, useState } from 'react'

/**
 * Files are looked into before they stand in the list, which takes its time on a slow disk: a press of Convert meanwhile waits for them.
 * `taking` is told what looks into them, `press` stands for `convert` behind the button.
 */
export function useWaitingPress(convert: () => Promise<void>) {
  // The count is needed at once, too: both may come in one turn, before React has drawn the first.
  const [lookings, setLookings] = useState(0)
  const lookingsNow = useRef(0)
  const [isWanted, setWanted] = useState(false)
  const wanted = useEffectEvent(() => {
    setWanted(false)
    void convert()
  })
  useEffect(() => {
    if (isWanted && lookings === 0) wanted()
  }, [isWanted, lookings])

  async function taking<Taken>(looking: Promise<Taken>): Promise<Taken> {
    setLookings(++lookingsNow.current)
    return looking.finally(() => setLookings(--lookingsNow.current))
  }

  const press = async (): Promise<void> => (lookingsNow.current > 0 ? setWanted(true) : convert())
  return { taking, press }
}
