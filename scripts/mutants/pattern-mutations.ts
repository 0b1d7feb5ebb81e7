/** What could be wrong in a pattern: an anchor or a flag missing, a repetition or a class another. */
const pieces: readonly (readonly [RegExp, string])[] = [
  [/^\^/g, ''],
  [/(?<!\\)\$$/g, ''],
  [/(?<=[\])}\w])\+/g, ''],
  [/(?<=[\])}\w])\*/g, '+'],
  [/(?<=[\])\w])\?/g, ''],
  [/(?<!\\)\[\^/g, '['],
  [/(?<!\\)\[(?!\^)/g, '[^'],
  [/\\d/g, '\\D'],
  [/\\s/g, '\\S'],
  [/\\b/g, ''],
  [/\(\?=/g, '(?!'],
  [/\(\?!/g, '(?='],
  [/\(\?<!/g, '(?<='],
  [/\(\?<=/g, '(?<!'],
]
/** What a pattern means without these differs; the others are for the engine. */
const flagsThatMatter = ['i', 'g', 'y', 'm', 's']

export function patternMutations(pattern: string, flags: string): string[] {
  const patterns = pieces.flatMap(([piece, other]) =>
    Array.from(
      pattern.matchAll(piece),
      ({ 0: match, index }) => pattern.slice(0, index) + other + pattern.slice(index + match.length),
    ),
  )
  return [
    ...patterns.filter((other) => other !== '' && isPattern(other, flags)).map((other) => `/${other}/${flags}`),
    ...flagsThatMatter.filter((flag) => flags.includes(flag)).map((flag) => `/${pattern}/${flags.replace(flag, '')}`),
  ]
}

function isPattern(pattern: string, flags: string): boolean {
  try {
    new RegExp(pattern, flags)
    return true
  } catch {
    return false
  }
}
