const pairs = 'аa бb вv гg дd ђdj еe жz зz иi јj кk лl љlj мm нn њnj оo пp рr сs тt ћc уu фf хh цc чc џdz шs'

/** Each Cyrillic letter of Serbian, folded, in Latin ones. */
export const latinOf: ReadonlyMap<string, string> = new Map(pairs.split(' ').map((pair) => [pair[0]!, pair.slice(1)]))

/** Serbian in Latin letters without their marks, as most people type it. Takes and returns folded text. */
export function inLatin(word: string): string {
  let latin = ''
  for (const letter of word) latin += latinOf.get(letter) ?? letter
  return latin
}
