/** Letters by which a language written in windows-1250 is told from those of windows-1252. */
interface Language {
  /** One of these must be there: letters of its own, which would be others in windows-1252. */
  readonly own: string
  /** And one of these. */
  readonly beside: string
  /** None of these, as windows-1252 has them. */
  readonly never: RegExp
}

/** All as they look when taken for windows-1252. */
const languages: readonly Language[] = [
  // Serbian, Croatian, Slovene: č ć đ, š ž, and no other letter with a mark.
  { own: 'ÈèÆæÐð', beside: 'ŠšŽž', never: /[À-ÅÇÉ-ÏÑ-åçé-ïñ-ÿ]/ },
  // Czech and Slovak: ě ř, š ž. Danish has æ and å beside ø, Italian à beside ì.
  { own: 'ÌìØø', beside: 'ŠšŽž', never: /[ÀÃÅÆÊÑÕàãåæêñõ]/ },
  // Hungarian: ő, á é í ó ú. In Portuguese an e follows õ, in Estonian ä is not far.
  { own: 'Õõ', beside: 'ÁáÉéÍíÓóÚú', never: /[ÀÂÃÄÇÊàâãäçê]|[Õõ][Ee]/ },
]

/** Signs of windows-1252 that are letters in windows-1250 stand within words of Polish, Romanian and Slovak, and in front of Polish ones. */
const signInWord = /[A-Za-zÀ-ÿ]{2}[¥£³¹¯¿ºª¼¾][a-zà-ÿ]|(?:^|[^A-Za-zÀ-ÿ])[£¯][a-zà-ÿ]{2}/

/** Names of places say enough; more of a long text is not looked at. */
const lookedAt = 1 << 16

/** Whether text of Latin letters, which says nothing about its encoding, is windows-1250 rather than windows-1252. */
export function isCentralEuropean(bytes: Uint8Array, start: number, end: number): boolean {
  const text = new TextDecoder('windows-1252').decode(bytes.subarray(start, Math.min(end, start + lookedAt)))
  const hasOneOf = (letters: string) => Array.from(letters).some((letter) => text.includes(letter))
  return (
    signInWord.test(text) ||
    languages.some(({ own, beside, never }) => hasOneOf(own) && hasOneOf(beside) && !never.test(text))
  )
}
