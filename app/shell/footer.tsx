import { useEffect } from 'react'
import { Link } from 'react-router'
import { useLanguage } from '#app/language/use-language.ts'
import { m } from '#app/paraglide/messages.js'
import { productName } from '#app/site/site.ts'

/** Loaded once the page is alive; needed when the visitor goes to the support page. */
let report: typeof import('#app/pages/page-to-report.ts') | undefined

export function Footer() {
  useEffect(() => {
    import('#app/pages/page-to-report.ts').then(
      (part) => {
        report = part
      },
      // Without a connection the report begins empty.
      () => undefined,
    )
  }, [])
  const language = useLanguage()
  const links = [
    { to: `/${language}/about`, text: m.shell_footer_about() },
    { to: `/${language}/support`, text: m.shell_footer_support(), onClick: () => report?.rememberPage() },
    // A page of its own: every other page is loaded with a policy that lets it connect to nothing.
    { to: `/${language}/api`, text: m.shell_footer_api(), reloadDocument: true },
  ]
  return (
    <footer className="mt-auto border-t border-line bg-surface text-sm text-muted">
      <div className="container-page flex flex-wrap items-center justify-between gap-x-6 py-2 sm:py-5">
        <p>{m.shell_footer_copyright({ name: productName })}</p>
        <nav aria-label={m.shell_footer_label()}>
          <ul className="-mx-2 flex flex-wrap gap-x-2">
            {links.map((link) => (
              <li key={link.to}>
                <Link
                  to={link.to}
                  onClick={link.onClick}
                  reloadDocument={link.reloadDocument ?? false}
                  className="inline-flex min-h-11 min-w-11 items-center rounded-field px-2 hover:text-accent hover:underline"
                >
                  {link.text}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      {/* What the first drawing of a page waits for (root.tsx): a browser looks for its beginning, so it stands behind everything. */}
      <i id="page-end" />
    </footer>
  )
}
