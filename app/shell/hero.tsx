import { AskPanel } from '#app/ask/ask-panel.tsx'
import { m } from '#app/paraglide/messages.js'
import { Icon, type IconName } from '#app/ui/icon.tsx'

export function Hero() {
  const badges: { icon: IconName; text: string }[] = [
    { icon: 'user', text: m.hero_badge_no_registration() },
    { icon: 'stack', text: m.hero_badge_all_formats() },
    { icon: 'bolt', text: m.hero_badge_fast() },
  ]
  return (
    <section className="container-page grid gap-x-12 gap-y-8 pt-10 pb-8 sm:pt-16 sm:pb-12 lg:grid-cols-2">
      <div>
        <h1 className="text-4xl font-bold tracking-tight max-[22rem]:text-3xl sm:text-5xl">{m.hero_title()}</h1>
        <p className="mt-4 max-w-2xl text-lg text-balance text-muted">{m.hero_text()}</p>
        <ul className="mt-6 flex flex-wrap gap-x-6 gap-y-2 text-sm font-medium">
          {badges.map((badge) => (
            <li key={badge.icon} className="flex items-center gap-2">
              <Icon name={badge.icon} className="size-4.5 text-accent" />
              {badge.text}
            </li>
          ))}
        </ul>
      </div>
      <AskPanel />
    </section>
  )
}
