const storageKey = 'convertory:coordinate-systems'
/** More are too many to look at, and too long for an address. */
export const mostSystems = 12

/** Codes of systems as an address and the browser's storage keep them; anything else in them is left out. */
export const systemsIn = (text: string): readonly string[] =>
  [...new Set(text.split(',').filter((code) => /^(?:EPSG|ESRI):\d{4,6}$/.test(code)))].slice(0, mostSystems)

export function rememberedSystems(): readonly string[] {
  try {
    return systemsIn(localStorage.getItem(storageKey) ?? '')
  } catch {
    return []
  }
}

export function rememberSystems(codes: readonly string[]): void {
  try {
    if (codes.length > 0) localStorage.setItem(storageKey, codes.join(','))
    else localStorage.removeItem(storageKey)
  } catch {
    // Storage may be switched off; the address still names them.
  }
}
