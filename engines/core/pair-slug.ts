/** Every way to cut an address such as `kmmi` or `km-mi` into two ids, from the left, in small letters; a `-` between the ids is left out. */
export function* pairSplits(slug: string): Generator<readonly [from: string, to: string]> {
  const text = slug.toLowerCase()
  for (let cut = 1; cut < text.length; cut++) yield [text.slice(0, cut), text.slice(text[cut] === '-' ? cut + 1 : cut)]
}
