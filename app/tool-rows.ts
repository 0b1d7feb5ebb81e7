import type { IconName } from '#app/ui/icon.tsx'
import type { Localized } from '#engines/core/index.ts'
import { type AboutCategory, firstList } from '#engines/units/index.ts'

/** A tool as cards and routes know it. The whole table is `app/tools.ts`; what stands here is on every card of the home page. */
export interface ToolRow {
  readonly id: string
  /** Where its data has one; else its messages have it (`app/site/tool-titles.ts`). */
  readonly name?: Localized
  readonly category: 'metrics' | 'geo' | 'dev'
  /** In `app/routes/`. Tools that are one screen share it. */
  readonly screen: string
  /** Its address may go on with a conversion: /metrics/length/kmmi. */
  readonly hasConversions?: true
  /** What the router matches, where that is not the tool's own path: tools of one screen keep their files when one turns into the other. */
  readonly route?: string
  readonly icon: IconName
  /** A right that no other page has; the browser grants it only to a document of its own. */
  readonly permission?: 'geolocation'
  /** Offered when the installed app's icon is pressed long. */
  readonly shortcut?: true
}

/** A converter for each category of units; one screen draws them all. */
export const unitTool = <const About extends AboutCategory>({ id, name, icon, isShortcut }: About) => ({
  id: id as About['id'],
  name,
  category: 'metrics' as const,
  screen: 'metric',
  hasConversions: true as const,
  icon: icon as About['icon'],
  ...(isShortcut && { shortcut: true as const }),
})

/** The converters of the quantities most people come for. */
export const firstUnitTools = firstList.map((about) => unitTool(about))

/** What converts no units. */
export const otherTools = [
  {
    id: 'gpx-kml',
    category: 'geo',
    screen: 'geo-files',
    route: 'geo/:family/:conversion?',
    icon: 'M6 20a2 2 0 1 1 0-4 2 2 0 0 1 0 4zM18 8a2 2 0 1 1 0-4 2 2 0 0 1 0 4zM8 18h7a3 3 0 0 0 0-6H9a3 3 0 0 1 0-6h7',
    shortcut: true,
  },
  {
    id: 'geojson',
    category: 'geo',
    screen: 'geo-files',
    route: 'geo/:family/:conversion?',
    icon: 'M4 8l8-4.5L20 9l-3 10H7z',
  },
  {
    id: 'coordinates',
    category: 'geo',
    screen: 'coordinates',
    hasConversions: true,
    icon: 'pin',
    permission: 'geolocation',
    shortcut: true,
  },
  {
    id: 'convert',
    category: 'geo',
    screen: 'geo-convert',
    hasConversions: true,
    icon: 'swap',
  },
  { id: 'jwt', category: 'dev', screen: 'jwt', icon: 'key', shortcut: true },
  {
    id: 'timestamp',
    category: 'dev',
    screen: 'timestamp',
    hasConversions: true,
    icon: 'clock',
    shortcut: true,
  },
  {
    id: 'ip',
    category: 'dev',
    screen: 'ip',
    icon: 'M9.5 3.5h5v5h-5zM3.5 15.5h5v5h-5zM15.5 15.5h5v5h-5zM12 8.5V12M6 15.5V12h12v3.5',
    shortcut: true,
  },
] as const satisfies readonly ToolRow[]

type OtherTool = (typeof otherTools)[number]

export const otherToolsOf = <Id extends OtherTool['category']>(category: Id) =>
  otherTools.filter((tool): tool is Extract<OtherTool, { category: Id }> => tool.category === category)

/** Below the language segment. */
export const toolPath = ({ category, id }: Pick<ToolRow, 'category' | 'id'>): string => `/${category}/${id}`

/** What the router matches for it, below the language segment. */
export const toolRoute = (tool: ToolRow): string =>
  tool.route ?? `${tool.category}/${tool.id}${tool.hasConversions ? '/:conversion?' : ''}`

/** Its page takes any further segment: the client reads the conversion there itself, and shows the usual one where it cannot. */
export const takesConversion = (tool: ToolRow): boolean => toolRoute(tool).endsWith('/:conversion?')

/** A page with rights of its own is loaded as a document of its own. */
export const needsOwnDocument = (tool: ToolRow): boolean => tool.permission !== undefined
