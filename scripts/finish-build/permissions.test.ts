import { expect, test } from 'vitest'
import { toolPath } from '../../app/tool-rows.ts'
import { type Tool, tools } from '../../app/tools.ts'
import { pageHeaders } from '../../edge/site/security-headers.ts'

/** The edge knows no tools; what it grants must be what the table of tools says. */
test.each(tools.map((tool: Tool) => [tool.id, tool] as const))(
  '%s has the rights of its row and no others',
  (_, tool) => {
    const headers = new Map(pageHeaders(`/en${toolPath(tool)}/index.html`, ''))
    const allowed = headers.get('permissions-policy')?.includes('geolocation=(self)')
    expect(allowed).toBe(tool.permission === 'geolocation')
  },
)
