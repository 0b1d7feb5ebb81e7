import { AskButton } from '#app/ask/ask-button.tsx'
import { LanguageMenu } from '#app/language/language-menu.tsx'
import { m } from '#app/paraglide/messages.js'
import { Logo } from './logo.tsx'
import { ThemeMenu } from './theme-menu.tsx'

export function Header() {
  return (
    <header className="border-b border-line bg-surface">
      <a
        href="#content"
        className="sr-only focus-visible:not-sr-only focus-visible:absolute focus-visible:z-10 focus-visible:m-2 focus-visible:rounded-field focus-visible:bg-accent focus-visible:px-4 focus-visible:py-2 focus-visible:text-on-accent"
      >
        {m.shell_skip_to_content()}
      </a>
      <div className="container-page flex h-15 items-center justify-between gap-2">
        <Logo />
        <div className="-mr-2.5 flex items-center gap-1">
          <AskButton />
          <LanguageMenu />
          <ThemeMenu />
        </div>
      </div>
    </header>
  )
}
