import { AskPanel } from '#app/ask/ask-panel.tsx'
import { m } from '#app/paraglide/messages.js'
import { Icon, type IconName } from '#app/ui/icon.tsx'
import { userIcon } from '#app/ui/some-icons.ts'

export function Hero() {
  const badges: { icon: IconName; text: string }[] = [
    { icon: userIcon, text: m.hero_badge_no_registration() },
    { icon: 'M12 3.5l9 4.5-9 4.5L3 8zM3 12l9 4.5 9-4.5M3 16l9 4.5 9-4.5', text: m.hero_badge_all_formats() },
    { icon: 'bolt', text: m.hero_badge_fast() },
  ]
  return (
    <section className="container-page grid gap-x-12 gap-y-5 pt-5 pb-6 sm:gap-y-8 sm:pt-12 sm:pb-10 lg:grid-cols-2 lg:grid-rows-[auto_1fr]">
      <div>
        <h1 className="text-2xl font-bold tracking-tight sm:text-5xl">{m.hero_title()}</h1>
        <p className="mt-1 max-w-2xl text-balance text-muted sm:mt-4 sm:text-lg">{m.hero_text()}</p>
      </div>
      <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
        <AskPanel />
      </div>
      <div>
        <ul className="flex flex-wrap gap-x-6 gap-y-2 text-sm font-medium">
          {badges.map((badge) => (
            <li key={badge.icon} className="flex items-center gap-2">
              <Icon name={badge.icon} className="size-4.5 text-accent" />
              {badge.text}
            </li>
          ))}
        </ul>
        <p className="mt-3 max-w-xl text-sm text-muted">{m.home_here()}</p>
      </div>
    </section>
  )
}
