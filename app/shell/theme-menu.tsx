import { m } from '#app/paraglide/messages.js'
import { Icon, type IconName } from '#app/ui/icon.tsx'
import { Menu, menuItemLook } from '#app/ui/menu.tsx'
import { type Theme, themes, useTheme } from './theme.ts'

const icons: Readonly<Record<Theme, IconName>> = { system: 'system', light: 'sun', dark: 'moon' }

export function ThemeMenu() {
  const [theme, choose] = useTheme()
  const names: Readonly<Record<Theme, string>> = {
    system: m.shell_theme_system(),
    light: m.shell_theme_light(),
    dark: m.shell_theme_dark(),
  }
  return (
    <Menu label={m.shell_theme_choose({ name: names[theme] })} button={<Icon name={icons[theme]} />}>
      <ul>
        {themes.map((option) => (
          <li key={option}>
            <button
              type="button"
              aria-pressed={option === theme}
              onClick={(event) => {
                choose(option)
                event.currentTarget.closest<HTMLElement>('[popover]')?.hidePopover()
              }}
              className={menuItemLook}
            >
              <Icon name={icons[option]} />
              {names[option]}
            </button>
          </li>
        ))}
      </ul>
    </Menu>
  )
}
