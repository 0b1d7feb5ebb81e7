/** Letters for letters, as each language writes the names of the other. What is made here is marked in the data. */

const serbianOfLatin: Readonly<Record<string, string>> = {
  ...{
    dž: 'џ',
    lj: 'љ',
    nj: 'њ',
    a: 'а',
    b: 'б',
    v: 'в',
    g: 'г',
    d: 'д',
    đ: 'ђ',
    e: 'е',
    ž: 'ж',
    z: 'з',
    i: 'и',
    j: 'ј',
  },
  ...{ k: 'к', l: 'л', m: 'м', n: 'н', o: 'о', p: 'п', r: 'р', s: 'с', t: 'т', ć: 'ћ', u: 'у', f: 'ф', h: 'х', c: 'ц' },
  ...{ č: 'ч', š: 'ш' },
}
const latinOfSerbian = new Map(Object.entries(serbianOfLatin).map(([latin, serbian]) => [serbian, latin]))

const russianOfSerbian: Readonly<Record<string, string>> = {
  ...{
    ја: 'я',
    је: 'е',
    ју: 'ю',
    јо: 'йо',
    ји: 'и',
    љи: 'ли',
    њи: 'ни',
    ље: 'ле',
    ње: 'не',
    ља: 'ля',
    ња: 'ня',
    љу: 'лю',
    њу: 'ню',
  },
  ...{ љо: 'лё', њо: 'нё', ј: 'й', љ: 'ль', њ: 'нь', ђ: 'дж', ћ: 'ч', џ: 'дж' },
}

const serbianOfRussian: Readonly<Record<string, string>> = {
  ...{
    ля: 'ља',
    лю: 'љу',
    лё: 'љо',
    ль: 'љ',
    ня: 'ња',
    ню: 'њу',
    нё: 'њо',
    нь: 'њ',
    ье: 'је',
    ьи: 'ји',
    ьо: 'јо',
    ъе: 'је',
  },
  ...{
    ья: 'ја',
    ью: 'ју',
    ьё: 'јо',
    ъя: 'ја',
    ъю: 'ју',
    й: 'ј',
    ы: 'и',
    э: 'е',
    ё: 'јо',
    ю: 'ју',
    я: 'ја',
    щ: 'шч',
    ъ: '',
    ь: '',
  },
}

/** Serbian names in Latin letters; undefined where a letter is none of Serbian's. The Icelandic letter looks the same and is often taken. */
export const serbianFromLatin = (name: string): string | undefined => {
  const written = replaced(name.normalize('NFC').replaceAll('Ð', 'Đ').replaceAll('ð', 'đ'), serbianOfLatin)
  return /[A-Za-zÀ-ɏ]/.test(written) ? undefined : written
}

export const latinFromSerbian = (name: string): string =>
  name.replaceAll(/./gu, (letter) => inCaseOf(letter, latinOfSerbian.get(letter.toLowerCase()) ?? letter, false))

/** Only a first Е is hard in Russian; what Serbian writes apart Russian joins: Нови-Сад. */
export const russianFromSerbian = (name: string): string =>
  name
    .split(' ')
    .map((word) => replaced(word.replace(/^Е/, 'Э'), russianOfSerbian))
    .join('-')

/**
 * A Russian name in Serbian letters, with the endings that adjectives have there: Балтическое is Балтичко. No consonant is doubled, and е is
 * iotated at the beginning and behind a vowel.
 */
export const serbianFromRussian = (name: string): string =>
  replaced(
    adjectives
      .reduce((word, [ending, own]) => word.replaceAll(ending, own), name)
      .replaceAll(/([бвгджзклмнпрстфхцчшщ])\1/g, '$1')
      .replaceAll(/(?<=[лн])ь(?=[яюё])/g, '')
      .replaceAll(/(?<=[жчшщц])ё/gi, 'о')
      .replaceAll(/(?<!\p{L})Е/gu, 'Је')
      .replaceAll(/(?<=[аеёиоуыэюяАЕЁИОУЫЭЮЯ])е/gu, 'је'),
    serbianOfRussian,
  )

/** A letter before them is asked for: Ыгый is no adjective. */
const adjectives: readonly (readonly [RegExp, string])[] = [
  [/(?<=\p{L}{2})ическ(?=(?:ий|ое|ая|ие)(?!\p{L}))/gu, 'ичк'],
  [/(?<=\p{L})ний(?!\p{L})/gu, 'њи'],
  [/(?<=\p{L}{2})(?:[иы]й|[иы]е)(?!\p{L})/gu, 'и'],
  [/(?<=\p{L}{2})ое(?!\p{L})/gu, 'о'],
  [/(?<=\p{L}{2})ая(?!\p{L})/gu, 'а'],
]

/** The longest known letters first, in the case they stand in. */
function replaced(name: string, table: Readonly<Record<string, string>>): string {
  let written = ''
  for (let at = 0; at < name.length; ) {
    const two = name.slice(at, at + 2)
    const found = table[two.toLowerCase()]
    const one = name[at] as string
    const isPair = two.length === 2 && found !== undefined
    const isLoud = isPair ? two === two.toUpperCase() : name === name.toUpperCase() && name.length > 2
    written += isPair ? inCaseOf(one, found, isLoud) : inCaseOf(one, table[one.toLowerCase()] ?? one, isLoud)
    at += isPair ? 2 : 1
  }
  return written
}

function inCaseOf(letter: string, written: string, isLoud: boolean): string {
  if (letter === letter.toLowerCase()) return written
  return isLoud ? written.toUpperCase() : written.charAt(0).toUpperCase() + written.slice(1)
}
