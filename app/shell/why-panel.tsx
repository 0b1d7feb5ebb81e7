import { m } from '#app/paraglide/messages.js'
import { Card } from '#app/ui/card.tsx'
import { Icon, type IconName } from '#app/ui/icon.tsx'
import { userIcon } from '#app/ui/some-icons.ts'

export function WhyPanel() {
  const points: { icon: IconName; title: string; text: string }[] = [
    { icon: 'shield', title: m.dev_why_private_title(), text: m.dev_why_private_text() },
    { icon: 'bolt', title: m.dev_why_instant_title(), text: m.dev_why_instant_text() },
    { icon: userIcon, title: m.dev_why_free_title(), text: m.dev_why_free_text() },
    { icon: 'check', title: m.dev_why_exact_title(), text: m.dev_why_exact_text() },
  ]
  return (
    <Card title={m.dev_why_title()} className="mt-10">
      <ul className="grid gap-5 sm:grid-cols-2">
        {points.map((point) => (
          <li key={point.icon} className="flex gap-3">
            <Icon name={point.icon} className="mt-0.5 size-5 text-accent" />
            <div>
              <h3 className="font-medium">{point.title}</h3>
              <p className="text-sm text-muted">{point.text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Card>
  )
}
