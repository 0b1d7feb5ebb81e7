import { languageNames } from '#app/language/names.ts'
import { Spinner } from '#app/ui/progress.tsx'
import { languages } from '#engines/core/index.ts'

/** Shown for the moment before a page is there: no words, because the language may not be known yet. Without scripts that moment never ends. */
export function Loading() {
  return (
    <main className="grid min-h-dvh place-items-center text-muted" aria-busy="true">
      <Spinner className="size-8" />
      <noscript>{import.meta.env.SSR && <LanguageLinks />}</noscript>
    </main>
  )
}

function LanguageLinks() {
  return languages.map((language) => (
    <a key={language} href={`/${language}/`} lang={language} className="mx-4 font-medium text-accent underline">
      {languageNames[language]}
    </a>
  ))
}
