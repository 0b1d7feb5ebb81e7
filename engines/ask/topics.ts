import { fold, inLatin, money, plainWords } from '#engines/language/index.ts'
import { idleWords } from './tool-words.ts'

/** What people ask of converters and what is not here: each with the tools that come nearest, and the words it is known by. */
const topics = {
  money: {
    nearest: ['length', 'mass', 'timestamp'],
    words:
      'pound crypto currency currencies money exchange rate rates валюта валюты валют деньги курс курса обмен валута валуте валута новац курсна листа',
  },
  documents: {
    nearest: ['convert'],
    words:
      'pdf doc docx word document documents epub djvu mobi fb2 rtf odt ppt pptx powerpoint txt text ocr ebook markdown latex ' +
      'документ документа документы документов ворд ворда пдф книга книги презентация текст текста распознать ' +
      'докуменат документе докумената ворду књига књиге презентација',
  },
  pictures: {
    nearest: ['convert'],
    words:
      'jpg jpeg png webp heic heif gif bmp svg ico tiff avif raw psd image images picture pictures photo photos ' +
      'картинка картинку картинки изображение изображения фото фотография фотографии ' +
      'слика слику слике фотографија фотографије',
  },
  media: {
    nearest: ['data', 'datarate'],
    words:
      'mp3 mp4 wav flac ogg aac m4a avi mkv mov webm youtube audio video music song ' +
      'аудио видео музыка музыку песня звук ютуб ' +
      'музика музику песма песму звук јутјуб',
  },
  code: {
    nearest: ['jwt', 'timestamp'],
    words:
      'base64 base32 json yaml xml html css sql javascript formatter format beautifier beautify minifier minify validator validate prettify pretty regex uuid guid md5 sha1 sha256 sha512 hash checksum url urlencode encoder qr qrcode barcode ' +
      'форматирование форматировать форматтер проверка валидатор хеш хэш контрольная сумма штрихкод регулярка ' +
      'форматирање форматирати провера валидатор хеш баркод',
  },
  colours: {
    nearest: ['length', 'timestamp', 'coordinates'],
    words:
      'color colour colors colours rgb hsl cmyk pantone ral цвет цвета цветов цветовая палитра боја боје боју палета',
  },
  numerals: {
    nearest: ['data', 'ip'],
    words:
      'binary decimal hexadecimal hex octal roman numeral numerals ascii unicode morse ' +
      'двоичная двоичную двоичный десятичная десятичную шестнадцатеричная шестнадцатеричную восьмеричная римские римскими римская система счисления азбука морзе ' +
      'бинарни бинарно декадни хексадецимални хексадецимално октални римски римским бројевни систем',
  },
} as const

export type TopicId = keyof typeof topics

const currencies = (): readonly string[] => Array.from(money(), ({ name }) => name)

const spelling = (word: string): string => inLatin(fold(word))

const topicOf: ReadonlyMap<string, TopicId> = /* @__PURE__ */ new Map(
  (Object.keys(topics) as TopicId[]).flatMap((id) =>
    [...topics[id].words.split(' '), ...(id === 'money' ? currencies() : [])].map(
      (word) => [spelling(word), id] as const,
    ),
  ),
)

const idle: ReadonlySet<string> = /* @__PURE__ */ new Set(Array.from(idleWords, spelling))

/** The tools that come nearest to a topic. */
export const nearestTools = (id: TopicId): readonly string[] => topics[id].nearest

const mostWords = 8

/** What a text is about, where each of its words is about it, says that something is to be done, or is a number. The first word decides. */
export function topicIn(text: string): TopicId | undefined {
  // The name of a file is about what is in it.
  const telling = plainWords(text, '.')
    .map(inLatin)
    .filter((word) => !idle.has(word) && !Number.isFinite(Number(word)))
  const found = telling.map((word) => topicOf.get(word))
  return telling.length > 0 && telling.length <= mostWords && !found.includes(undefined) ? found[0] : undefined
}
