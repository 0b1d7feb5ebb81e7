import { takesConversion, toolPath } from '../../app/tool-rows.ts'
import { type Tool, tools } from '../../app/tools.ts'
import { isEmbedded, type SiteMap, shellFile } from '../../edge/site/site-map.ts'
import { contentSecurityPolicy, type PageNeeds } from './content-security-policy.ts'

const openEndedScreens = new Set(tools.filter(takesConversion).map(toolPath))

/** Where a route of the client takes the name of the tool itself for a parameter (`geo/:family`). */
const clientFolders = [...new Set(tools.filter((tool: Tool) => tool.route).map(({ category }) => `/${category}`))]

export function buildSiteMap(
  files: readonly string[],
  contents: (file: string) => string,
  languages: readonly string[],
  needs: Omit<PageNeeds, 'asksServer' | 'isEmbedded'>,
): SiteMap {
  const policies: string[] = []
  const numberByPolicy = new Map<string, number>()
  const policyNumber = (file: string): number => {
    const asksServer = file === shellFile || /^\/[^/]+\/api\/index\.html$/.test(file)
    const policy = contentSecurityPolicy(contents(file), { ...needs, asksServer, isEmbedded: isEmbedded(file) })
    const known = numberByPolicy.get(policy)
    if (known !== undefined) return known
    numberByPolicy.set(policy, policies.length)
    return policies.push(policy) - 1
  }

  const pages: Record<string, number> = {}
  const openEnded = new Set<string>()
  for (const file of files) {
    if (!file.endsWith('/index.html') || file === shellFile) continue
    const path = pagePath(file, languages)
    pages[path] = policyNumber(file)
    const withoutLanguage = path.replace(/^\/[^/]*/, '')
    if (openEndedScreens.has(withoutLanguage)) openEnded.add(withoutLanguage)
  }
  return {
    languages,
    pages,
    policies,
    shellPolicy: policyNumber(shellFile),
    openEnded: [...openEnded].sort(),
    clientFolders,
  }
}

/** A language's home is `/en/`, every other page has no slash at its end. */
function pagePath(file: string, languages: readonly string[]): string {
  const bare = file.slice(0, -'/index.html'.length)
  return languages.includes(bare.slice(1)) ? `${bare}/` : bare
}
