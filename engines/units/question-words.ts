/** Words of questions about units, in English, Russian and Serbian, Cyrillic and Latin. No word here names a unit. */

/** Words that ask and carry nothing else. */
const asking = [
  // Who is asked, as an assistant hears it.
  '(?:hey|ok|okay|эй|хей|окей|ок),? (?:siri|google|alexa|сири|гугл)|alexa|siri|алиса|маруся|сири',
  "what(?:'s|s| is| are| was| does)?",
  'how (?:much|many|long|far|heavy|big|fast|hot|cold|tall|high|deep|wide)(?: is| are| does| do)?',
  'convert(?:er)?(?: from)?|conversion(?: of| from)?|calculate|change|turn|tell me|give me|from',
  'переведи(?:те)?(?: мне)?|перевести|перевод|пересчитать|пересч[её]т|конвертируй|конвертировать|конвертация|конвертер|калькулятор|посчитай|из',
  'скольким|сколько(?: это)?(?: будет| весит| составляет| равно)?|чему рав(?:ен|на|но|ны)|это(?: сколько)?|будет|получится',
  'претвори(?:ти)?|претварање|претварач|конвертор|пребаци(?:ти)?|прерачунај|колико(?: је то| је| износи| има| тежи| то)?|то је|шта је',
  'pretvori(?:ti)?|pretvaranje|pretvara[cč]|konverter|konvertor|prebaci(?:ti)?|prera[cč]unaj|koliko(?: je to| je| iznosi| ima| te[zž]i| to)?|to je|[sš]ta je|iz',
  '(?:can|could|would) you|i (?:need|want)(?: to)?|hi|hey|hello|привет|здраво|zdravo',
  // Of oneself, and of others.
  "(?:s?he|it)(?:'s|’s| is)|(?:the |my )?baby (?:weighs|weight|is)|room temperature(?=\\s+\\d)",
  "i(?:'m|’m| am| weigh| measure)|my (?:height|weight)(?: is|:)?|мой (?:рост|вес)(?: [–—-])?|(?:я )?вешу|я ростом",
  '(?:ја )?(?:висока? сам|имам|тежим|тежак сам|тешка сам)|(?:ja )?(?:visoka? sam|imam|te[zž]im|te[zž]ak sam|te[sš]ka sam)',
  // Of the weather.
  '(?:feels like|real ?feel|dew point|wind chill|ощущается как|точка росы|осећај као|osećaj kao|тачка росе|ta[cč]ka rose):?(?=\\s+[-+−–]?\\d)',
  'пожалуйста|please|молим(?: вас)?|molim(?: vas)?',
  // How exact the number is, and on which side of it.
  '(?:approx\\.|approximately|up to|max\\.?|min\\.|ок\\.|прибл\\.|не (?:более|менее|больше|меньше)|свыше|до|ca\\.|do)(?=\\s+\\d)',
].join('|')
export const askingWords = new RegExp(`^(?:${asking}),?\\s+`, 'i')

export const withoutAsking = (text: string): string => repeatedly(text, askingWords)

function repeatedly(text: string, words: RegExp): string {
  let rest = text
  for (let next = rest.replace(words, ''); next !== rest; next = rest.replace(words, '')) rest = next
  return rest
}

/** After these the wanted unit comes first: how many feet in a mile. */
export const howMany =
  /^(?:how many|сколько(?! (?:это|будет|весит|составляет|равно)\s)|колико(?! (?:је|износи|тежи|то)\s)|koliko(?! (?:je|iznosi|te[zž]i|to)\s))\s/i

/** The preposition in front of `в миле сколько километров`, where the question word comes later. */
export const inFront = /^(?:in|в|во|у|u)\s+(?=.*\s(?:how many|сколько|колико|koliko)\s)/i

/** `сколько в фунте граммов`: the wanted unit comes last. */
export const wantedLast =
  /^(how many|сколько|колико|koliko)\s+(in|в|во|у|u)\s+(\S{1,30}(?: \S{1,30})?)\s+(?:(?:есть|има|ima)\s+)?(\p{L}{1,30})$/iu

/** What stands between the given and the wanted. Longer alternatives come first, so that a shorter one does not cut them. */
const between = [
  'are there in|are in|(?:is|are) (?:equal|equivalent) to|(?:is|are) the same as|(?:converted|expressed|weigh|measured) (?:in|to|into)|in|to|into|as|is|are|equals?(?: to)?',
  '[–—-] это сколько(?: будет)? в|это сколько(?: будет)? в|сколько(?: это)?(?: будет)? в|перевести в|перевод в|в|во|на|это|рав(?:ен|на|но|ны)|составляет|сколько(?: это)?|будет',
  'има у|има|у|је|износи|колико(?: је)?|претвори у',
  'ima u|ima|u|je|iznosi|na|koliko(?: je)?|pretvori u',
  'how many|vs\\.?|versus|=|->|=>|→|>|:|-|–|—',
].join('|')
export const betweens = new RegExp(`\\s+(?:${between})\\s+|\\s*(?:=|->|=>|→|>)\\s*`, 'gi')

/** A question asked at the end: `миля это сколько`. */
export const askedLast = /\s(?:это сколько|колико је то|koliko je to)\??$/i

/** Words at the end that carry nothing: politeness, the name of a tool, or a verb with nothing behind it. */
export const atTheEnd =
  /(?:[\s,]+(?:please|converter|conversion|calculator|конвертер|калькулятор|конвертор|калкулатор|konvertor|kalkulator|пожалуйста|плиз|спасибо|thanks|thank you|for me|online|онлайн|onlajn|formula|формула|хвала|hvala|молим(?: те| вас)?|molim(?: te| vas)?|equals?|рав(?:ен|на|но|ны)|=|is|to|into|в|во|у|u|это(?: сколько)?|(?:колико )?је(?: то)?|(?:koliko )?je(?: to)?)|[?？.!=\s]+)$/i

export const withoutEnding = (text: string): string => repeatedly(text, atTheEnd)

/** `a foot` of `inches in a foot`: one of a unit. */
export const ofOne = /^(?:an?|one|1|одном|одной|једном|једној|jednom|jednoj)\s+/i

/** An article, or the word for one; not in `one and a half miles`, where it belongs to a number. */
export const article =
  /^(?:an?|one|the|одна|одно|один|одном|одной|одну|jedan|jedna|jedno|jednom|jednoj|jednu|један|једна|једно|једном|једној|једну)\s+(?!(?:and|с|и|i)\s)/i
export const numberOne = /^1\s+/

/** A letter or sign in place of the number that is asked for: `10 kg = x lb`. */
export const unknownNumber = /^(?:\?\s*(?=[\p{L}°])|[xх]\s*(?=\p{L}{2}))/iu

/** Units of one answer: `feet and inches`, `ft+in`, `ft/in`. */
export const together = /\s*(?:,|&|\+|\/|\s(?:and|и|i|plus)\s)\s*|\s+/i
