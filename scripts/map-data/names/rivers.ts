import type { Names } from './choose.ts'

/** Natural Earth gives one name of a river. */
export function riverNames(name: string | null): Names | undefined {
  if (name === null) return undefined
  const en = name.replaceAll(/\s+/g, ' ')
  return { en, ru: en, sr: en }
}
