import { Link } from 'react-router'
import { useLanguage } from '#app/language/use-language.ts'
import { m } from '#app/paraglide/messages.js'
import { productName } from '#app/site/site.ts'

export function Logo() {
  return (
    <Link
      to={`/${useLanguage()}/`}
      aria-label={m.shell_logo_label({ name: productName })}
      className="-ml-1.75 inline-flex min-h-11 items-center gap-2.5 rounded-field px-1.75 text-lg font-bold tracking-tight"
    >
      <svg viewBox="0 0 32 32" width="30" height="30" aria-hidden="true">
        <rect width="32" height="32" rx="8" className="fill-accent" />
        <path
          d="M8 12.5h13.5m-4-4 4 4-4 4M24 19.5H10.5m4-4-4 4 4 4"
          fill="none"
          strokeWidth="2.4"
          strokeLinecap="round"
          strokeLinejoin="round"
          className="stroke-on-accent"
        />
      </svg>
      <span className="max-[24rem]:sr-only">{productName}</span>
    </Link>
  )
}
