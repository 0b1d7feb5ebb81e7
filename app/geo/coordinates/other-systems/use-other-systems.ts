import { useEffect, useState } from 'react'
import { mostSystems, rememberedSystems, rememberSystems, systemsIn } from './remembered-systems.ts'

export interface OtherSystems {
  readonly codes: readonly string[]
  /** What the address keeps; undefined for what the browser remembers from another day. */
  readonly kept: string | undefined
  add(code: string): void
  remove(code: string): void
  /** What a link brings. */
  bring(text: string | undefined): void
}

/** The systems a visitor has added to the ten of the page: in the address, and remembered in the browser. */
export function useOtherSystems(): OtherSystems {
  const [codes, setCodes] = useState<readonly string[]>([])
  const [isOfAddress, setIsOfAddress] = useState(false)
  const [isChanged, setIsChanged] = useState(false)
  useEffect(() => setCodes((brought) => (brought.length > 0 ? brought : rememberedSystems())), [])
  // What a link brings is its sender's choice.
  useEffect(() => {
    if (isChanged) rememberSystems(codes)
  }, [isChanged, codes])
  const change = (next: (codes: readonly string[]) => readonly string[]) => {
    setCodes(next)
    setIsOfAddress(true)
    setIsChanged(true)
  }
  return {
    codes,
    kept: isOfAddress && codes.length > 0 ? codes.join(',') : undefined,
    add: (code) => change((before) => [...before.filter((each) => each !== code), code].slice(-mostSystems)),
    remove: (code) => change((before) => before.filter((each) => each !== code)),
    bring(text) {
      const brought = systemsIn(text ?? '')
      if (brought.length === 0) return
      setCodes(brought)
      setIsOfAddress(true)
      setIsChanged(false)
    },
  }
}
