/** Set once the font has been loaded; read by the boot script before the next page is drawn. */
export const fontStorageKey = 'convertory:font'

/**
 * Loads the font for the next page. The first page is drawn in what the system has: 67 KB of letters would hold up its first
 * paint, and putting them in afterwards would move what the visitor reads.
 */
export function loadFontForNextPage(): void {
  const load = () => {
    Promise.all(['A', 'Я'].map((letter) => document.fonts.load('1em Inter', letter)))
      .then(() => localStorage.setItem(fontStorageKey, 'loaded'))
      // Private windows may refuse to store: the system's font remains.
      .catch(() => {})
  }
  if (document.documentElement.dataset.font === 'inter') return
  if (document.readyState === 'complete') load()
  else addEventListener('load', load, { once: true })
}
