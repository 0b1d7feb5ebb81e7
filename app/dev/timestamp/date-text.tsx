import { useLanguage } from '#app/language/use-language.ts'
import type { Language } from '#engines/core/index.ts'

/** As long as dates usually get; in English those of Americans are. */
const longDates: Readonly<Record<Language, string>> = {
  en: 'Nov 28, 2026, 08:48:58 PM GMT+1',
  ru: '28 нояб. 2026 г., 20:48:58 GMT+1',
  sr: '28. септ. 2026. 20:48:58 CET',
}

/** A date in the room of a long one: by whose habits it is printed is known only after the page was drawn, and then nothing may move. */
export function DateText({ text }: { text: string }) {
  return (
    <span
      data-room={longDates[useLanguage()]}
      className="grid grid-cols-1 items-center *:[grid-area:1/1] before:invisible before:[grid-area:1/1] before:content-[attr(data-room)]"
    >
      <span>{text}</span>
    </span>
  )
}
