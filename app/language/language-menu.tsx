import { Link, useLocation } from 'react-router'
import { m } from '#app/paraglide/messages.js'
import { useCurrentFragment } from '#app/share/current-fragment.ts'
import { Menu, menuItemLook } from '#app/ui/menu.tsx'
import { languages } from '#engines/core/index.ts'
import { keepChosenLanguage } from './chosen.ts'
import { flags } from './flags.tsx'
import { languageNames } from './names.ts'
import { inLanguage } from './path.ts'
import { useLanguage } from './use-language.ts'

/** The page the visitor is on, in the other languages: path, query and hash stay. */
export function LanguageMenu() {
  const current = useLanguage()
  const { pathname, search } = useLocation()
  const hash = useCurrentFragment()
  return (
    <Menu
      label={m.shell_language_choose({ name: languageNames[current] })}
      button={
        <>
          {flags[current]}
          <span lang={current}>{languageNames[current]}</span>
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
              {languageNames[language]}
            </Link>
          </li>
        ))}
      </ul>
    </Menu>
  )
}
