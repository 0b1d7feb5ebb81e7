import { Link, useLocation } from 'react-router'
import { m } from '#app/paraglide/messages.js'
import { useCurrentFragment } from '#app/share/current-fragment.ts'
import { Menu, menuItemLook } from '#app/ui/menu.tsx'
import { languageFacts, languages } from '#engines/core/index.ts'
import { keepChosenLanguage } from './chosen.ts'
import { flags } from './flags.tsx'
import { inLanguage } from './path.ts'
import { useLanguage } from './use-language.ts'

/** The page the visitor is on, in the other languages: path, query and hash stay. */
export function LanguageMenu() {
  const current = useLanguage()
  const { pathname, search } = useLocation()
  const hash = useCurrentFragment()
  return (
    <Menu
      label={m.shell_language_choose({ name: languageFacts[current].name })}
      button={
        <>
          {flags[current]}
          <span lang={current}>{languageFacts[current].name}</span>
        </>
      }
    >
      <ul>
        {languages.map((language) => (
          <li key={language}>
            <Link
              to={{ pathname: inLanguage(pathname, language), search, hash }}
              lang={language}
              hrefLang={language}
              aria-current={language === current ? 'true' : undefined}
              preventScrollReset
              onClick={(event) => {
                keepChosenLanguage(language)
                event.currentTarget.closest<HTMLElement>('[popover]')?.hidePopover()
              }}
              className={menuItemLook}
            >
              {flags[language]}
              {languageFacts[language].name}
            </Link>
          </li>
        ))}
      </ul>
    </Menu>
  )
}
