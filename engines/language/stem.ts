const shortestStem = 3
const vowels = 'аеиоуыэюяьъaeiou'
const consonantsOfEndings = 'вмхmh'
const vowelsBefore = 'аеиоуыэюяaeiou'

/**
 * What all cases of a Russian or Serbian word have in common: endings are vowels, and в, м, х after a vowel. Crude, and enough to know
 * a word again: километр, километра, километров, километрах; milja, milje, miljama. Takes a folded word.
 */
export function stem(word: string): string {
  let end = word.length
  while (
    end > shortestStem &&
    (vowels.includes(word[end - 1]!) ||
      (consonantsOfEndings.includes(word[end - 1]!) && vowelsBefore.includes(word[end - 2]!)))
  )
    end--
  return word.slice(0, end)
}
