import { useEffect, useState } from 'react'
import { themeStorageKey } from './boot-script.ts'

declare global {
  interface Window {
    /** Called by the boot script when it has applied a theme that was chosen in another tab. */
    themeChanged?: () => void
  }
}

export const themes = ['system', 'light', 'dark'] as const
export type Theme = (typeof themes)[number]

/** The chosen theme. The boot script has applied it already; this keeps it when the visitor chooses another. */
export function useTheme(): [Theme, (theme: Theme) => void] {
  const [theme, setTheme] = useState<Theme>('system')

  useEffect(() => {
    window.themeChanged = () => setTheme((document.documentElement.dataset.theme ?? 'system') as Theme)
    window.themeChanged()
  }, [])

  const choose = (next: Theme) => {
    setTheme(next)
    if (next === 'system') delete document.documentElement.dataset.theme
    else document.documentElement.dataset.theme = next
    try {
      localStorage.setItem(themeStorageKey, next)
    } catch (error) {
      console.warn('The theme lasts for this page only:', error)
    }
  }
  return [theme, choose]
}
