import { m } from '#app/paraglide/messages.js'
import { productName } from '#app/site/site.ts'
import { Spinner } from '#app/ui/spinner.tsx'
import { type Language, languageFacts, languages } from '#engines/core/index.ts'

/**
 * Shown for the moment before a page is there: no words, because the language may not be known yet. Without scripts that moment never ends:
 * then it says in every language what this is, and leads on. The title stands until a page has its own.
 */
export function Loading() {
  return (
    <main className="grid min-h-dvh place-items-center text-muted" aria-busy="true">
      {import.meta.env.SSR && <title>{productName}</title>}
      <Spinner className="size-8" />
      <noscript>
        {import.meta.env.SSR && languages.map((language) => <Words key={language} language={language} />)}
      </noscript>
    </main>
  )
}

function Words({ language }: { readonly language: Language }) {
  const inLanguage = [{}, { locale: language }] as const
  const links = {
    metrics: m.category_metrics_title(...inLanguage),
    geo: m.category_geo_title(...inLanguage),
    dev: m.category_dev_title(...inLanguage),
  }
  return (
    <section lang={language} className="mx-4 my-6">
      <h2 className="font-medium">{m.home_title(...inLanguage)}</h2>
      <p>{m.home_description(...inLanguage)}</p>
      <p>{m.shell_needs_scripts(...inLanguage)}</p>
      <p>
        <a href={`/${language}/`} className="me-4 font-medium text-accent underline">
          {languageFacts[language].name}
        </a>
        {Object.entries(links).map(([folder, title]) => (
          <a key={folder} href={`/${language}/${folder}`} className="me-4 text-accent underline">
            {title}
          </a>
        ))}
      </p>
    </section>
  )
}
