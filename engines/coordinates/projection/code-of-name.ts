/** The code of the system of exactly this name, case and punctuation left out; of several the one still in use. */
export async function codeOfName(name: string): Promise<number | undefined> {
  const sought = bare(name)
  if (sought.length < 3) return undefined
  const { lines } = await import('./registry/pieces/system-names.ts')
  let withdrawn: number | undefined
  for (const line of lines.split('\n')) {
    const [code = '', known = '', mark] = line.split('|')
    if (known.length < name.length / 2 || bare(known) !== sought) continue
    if (mark === undefined) return Number(code)
    withdrawn ??= Number(code)
  }
  return withdrawn
}

const bare = (text: string): string => plain(text).replace(/[^\p{L}\p{N}+]+/gu, '')

/** Lower case without accents. */
export const plain = (text: string): string =>
  text.slice(0, 200).normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim()
