import { m } from '#app/paraglide/messages.js'
import { Badge } from '#app/ui/badge.tsx'
import type { IconName } from '#app/ui/icon.tsx'
import { ToolGrid, ToolTile } from './tool-card.tsx'

/** Announced tools: visible, dimmed, not clickable, without a route. */
export function ComingSoonTools() {
  const tools: { icon: IconName; title: string; description: string }[] = [
    { icon: 'braces', title: m.dev_json_title(), description: m.dev_json_description() },
    { icon: 'letters', title: m.dev_base64_title(), description: m.dev_base64_description() },
    { icon: 'database', title: m.dev_sql_title(), description: m.dev_sql_description() },
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
