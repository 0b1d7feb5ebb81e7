import type { IconName } from '#app/ui/icon.tsx'
import { categoryList } from '#engines/units/index.ts'

/**
 * Every tool of the portal, one row each, in the order of cards and sitemap. The route table, the cards, the sitemap, the
 * shortcuts of the installed app, the paths that the servers leave to the client and the pages that tests open are read from here.
 *
 * Three things about a tool stand elsewhere, and none of them compiles while a tool of this table is missing there: its name
 * (`app/site/tool-titles.ts`), what its card says (the page of its category in `app/routes/`) and which of its conversions have a
 * page of their own (`app/site/conversions.ts`). This file is also read where no text is compiled yet, and a card need not load the
 * list of all pairs of units.
 */
interface ToolRow {
  readonly id: string
  readonly category: 'metrics' | 'geo' | 'dev'
  /** In `app/routes/`. Tools that are one screen share it. */
  readonly screen: string
  /** Its address may go on with a conversion: /metrics/length/kmmi. */
  readonly hasConversions?: true
  /** What the router matches, where that is not the tool's own path: tools of one screen keep their files when one turns into the other. */
  readonly route?: string
  readonly icon: IconName
  /** What a visitor might bring to it. */
  readonly example: string
  /** A right that no other page has; the browser grants it only to a document of its own. */
  readonly permission?: 'geolocation'
  /** Offered when the installed app's icon is pressed long. */
  readonly shortcut?: true
}

/** A converter for each category of units; one screen draws them all. */
const unitTools = categoryList.map(({ id, icon, example, ...rest }) => ({
  id,
  category: 'metrics' as const,
  screen: 'metric',
  hasConversions: true as const,
  icon,
  example,
  ...('isShortcut' in rest && { shortcut: true as const }),
}))

export const tools = [
  ...unitTools,
  {
    id: 'gpx-kml',
    category: 'geo',
    screen: 'geo-files',
    route: 'geo/:family/:conversion?',
    icon: 'track',
    example: 'track.gpx',
    shortcut: true,
  },
  {
    id: 'geojson',
    category: 'geo',
    screen: 'geo-files',
    route: 'geo/:family/:conversion?',
    icon: 'polygon',
    example: 'parcels.geojson',
  },
  {
    id: 'coordinates',
    category: 'geo',
    screen: 'coordinates',
    hasConversions: true,
    icon: 'pin',
    example: '55.7558, 37.6173',
    permission: 'geolocation',
    shortcut: true,
  },
  {
    id: 'convert',
    category: 'geo',
    screen: 'geo-convert',
    hasConversions: true,
    icon: 'swap',
    example: 'places.csv',
  },
  { id: 'jwt', category: 'dev', screen: 'jwt', icon: 'key', example: 'eyJhbGciOiJIUzI1NiJ9.e30.', shortcut: true },
  {
    id: 'timestamp',
    category: 'dev',
    screen: 'timestamp',
    hasConversions: true,
    icon: 'clock',
    example: '1700000000',
    shortcut: true,
  },
  { id: 'ip', category: 'dev', screen: 'ip', icon: 'network', example: '10.0.0.0/22', shortcut: true },
] as const satisfies readonly ToolRow[]

export type ToolId = (typeof tools)[number]['id']

export type CategoryId = (typeof tools)[number]['category']

/** The tools of one category, for tables that must have a line for each of them. */
export type ToolIdOf<Id extends CategoryId> = Extract<(typeof tools)[number], { readonly category: Id }>['id']

export type Tool = ToolRow & { readonly id: ToolId }

export const toolOf = (id: ToolId): Tool => tools.find((tool) => tool.id === id)!

/** Below the language segment. */
export const toolPath = ({ category, id }: Pick<Tool, 'category' | 'id'>): string => `/${category}/${id}`

/** What the router matches for it, below the language segment. */
export const toolRoute = (tool: Tool): string =>
  tool.route ?? `${tool.category}/${tool.id}${tool.hasConversions ? '/:conversion?' : ''}`

/** Its page takes any further segment: the client reads the conversion there itself, and shows the usual one where it cannot. */
export const takesConversion = (tool: Tool): boolean => toolRoute(tool).endsWith('/:conversion?')

type ToolOf<Id extends CategoryId> = Tool & { readonly id: ToolIdOf<Id> }

export const toolsOf = <Id extends CategoryId>(category: Id): readonly ToolOf<Id>[] =>
  (tools as readonly Tool[]).filter((tool): tool is ToolOf<Id> => tool.category === category)

/** The converters of units: the categories that stand first, or the others. */
export const metricTools = (isFirst: boolean): readonly ToolOf<'metrics'>[] => {
  const first = new Set<string>(categoryList.filter((about) => 'isFirst' in about).map(({ id }) => id))
  return toolsOf('metrics').filter(({ id }) => first.has(id) === isFirst)
}

/** A page with rights of its own is loaded as a document of its own. */
export const needsOwnDocument = (tool: Tool): boolean => tool.permission !== undefined
