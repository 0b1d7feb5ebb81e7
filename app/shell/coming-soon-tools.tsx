import { m } from '#app/paraglide/messages.js'
import { Badge } from '#app/ui/badge.tsx'
import type { IconName } from '#app/ui/icon.tsx'
import { ToolGrid, ToolTile } from './tool-card.tsx'

/** Announced tools: visible, dimmed, not clickable, without a route. */
export function ComingSoonTools() {
  const tools: { icon: IconName; title: string; description: string }[] = [
    {
      icon: 'M9 4H8a2 2 0 0 0-2 2v4l-2 2 2 2v4a2 2 0 0 0 2 2h1M15 4h1a2 2 0 0 1 2 2v4l2 2-2 2v4a2 2 0 0 1-2 2h-1',
      title: m.dev_json_title(),
      description: m.dev_json_description(),
    },
    {
      icon: 'M3.5 18L8 6l4.5 12M5 14h6M15 18v-8M19.5 14a2.25 2.25 0 1 1-4.5 0 2.25 2.25 0 0 1 4.5 0',
      title: m.dev_base64_title(),
      description: m.dev_base64_description(),
    },
    {
      icon: 'M12 3.5c4 0 7 1.3 7 3s-3 3-7 3-7-1.3-7-3 3-3 7-3zM5 6.5v11c0 1.7 3 3 7 3s7-1.3 7-3v-11M5 12c0 1.7 3 3 7 3s7-1.3 7-3',
      title: m.dev_sql_title(),
      description: m.dev_sql_description(),
    },
  ]
  return (
    <>
      <h2 className="mt-10 mb-3 text-xl font-semibold">{m.dev_other()}</h2>
      <ToolGrid>
        {tools.map((tool) => (
          <ToolTile
            key={tool.icon}
            icon={tool.icon}
            className="border-dashed bg-transparent text-muted shadow-none"
            dimmed
          >
            <h3 className="text-lg font-semibold">{tool.title}</h3>
            <p className="mt-1 mb-auto">{tool.description}</p>
            {/* Below, in a row with those of its neighbours: beside the titles only the short ones had room for it. */}
            <p className="mt-3">
              <Badge>{m.dev_coming_soon()}</Badge>
            </p>
          </ToolTile>
        ))}
      </ToolGrid>
    </>
  )
}
