import { useEffect, useState } from 'react'

/** A number that changes whenever the page's colours may have: the visitor's choice or the system's. */
export function useColourScheme(): number {
  const [version, setVersion] = useState(0)
  useEffect(() => {
    const changed = () => setVersion((current) => current + 1)
    const system = matchMedia('(prefers-color-scheme: dark)')
    system.addEventListener('change', changed)
    const observer = new MutationObserver(changed)
    observer.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] })
    return () => {
      system.removeEventListener('change', changed)
      observer.disconnect()
    }
  }, [])
  return version
}
