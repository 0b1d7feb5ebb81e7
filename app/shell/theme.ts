import { useEffect, useState } from 'react'
import { themeStorageKey } from './boot-script.ts'

export const themes = ['system', 'light', 'dark'] as const
export type Theme = (typeof themes)[number]

/** The chosen theme. The boot script has applied it already; this keeps it when the visitor chooses another. */
export function useTheme(): [Theme, (theme: Theme) => void] {
  const [theme, setTheme] = useState<Theme>('system')

  useEffect(() => {
    const applied = document.documentElement.dataset.theme
    if (applied === 'light' || applied === 'dark') setTheme(applied)
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
