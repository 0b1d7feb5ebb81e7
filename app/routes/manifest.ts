import { pageLanguage } from '#app/language/page-language.ts'
import { m } from '#app/paraglide/messages.js'
import { productName } from '#app/site/site.ts'
import { toolTitle } from '#app/site/tool-titles.ts'
import { toolPath } from '#app/tool-rows.ts'
import { type Tool, tools } from '#app/tools.ts'
import { type FormatMeta, formatMetas } from '#engines/geodata/index.ts'
import type { Route } from './+types/manifest'

const acceptedOf = ({ mimeType, extension, otherExtensions }: FormatMeta): string[] => [
  mimeType,
  extension,
  ...otherExtensions,
]

const ownHandlers = new Set(['.gpx', '.kml', '.geojson'])

/** The endings of a type, as a file handler wants them: each in one place only. */
function acceptedByAny(): Record<string, string[]> {
  const accepted: Record<string, string[]> = {}
  const taken = new Set(ownHandlers)
  for (const { mimeType, extension, otherExtensions } of formatMetas)
    for (const ending of [extension, ...otherExtensions]) {
      if (taken.has(ending)) continue
      taken.add(ending)
      accepted[mimeType] = [...(accepted[mimeType] ?? []), ending]
    }
  return accepted
}

/** The web app manifest of a language: the same app, with its texts and its start page. */
export function loader({ params }: Route.LoaderArgs) {
  const language = pageLanguage(params)
  const manifest = {
    id: '/',
    name: productName,
    short_name: productName,
    description: m.home_description({}, { locale: language }),
    lang: language,
    dir: 'ltr',
    start_url: `/${language}/`,
    scope: '/',
    display: 'standalone',
    background_color: '#fafbfc',
    theme_color: '#ffffff',
    categories: ['utilities', 'productivity'],
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
    shortcuts: tools
      .filter((tool: Tool) => tool.shortcut)
      .map((tool) => ({ name: toolTitle(tool, language), url: `/${language}${toolPath(tool)}` })),
    // Taken by the service worker; what is shared never reaches a server.
    share_target: {
      action: `/${language}/share`,
      method: 'POST',
      enctype: 'multipart/form-data',
      params: {
        title: 'title',
        text: 'text',
        url: 'url',
        files: [{ name: 'files', accept: [...new Set(formatMetas.flatMap(acceptedOf))] }],
      },
    },
    file_handlers: [
      { action: `/${language}/geo/gpx-kml/gpxkml`, accept: { 'application/gpx+xml': ['.gpx'] } },
      { action: `/${language}/geo/gpx-kml/kmlgpx`, accept: { 'application/vnd.google-earth.kml+xml': ['.kml'] } },
      { action: `/${language}/geo/geojson/geojsonshp`, accept: { 'application/geo+json': ['.geojson'] } },
      // Every other format that is read, by the tool that takes any.
      { action: `/${language}/geo/convert`, accept: acceptedByAny() },
    ],
    // Links to a place, as programs and messages have them, are a question to the box.
    protocol_handlers: [{ protocol: 'geo', url: `/${language}/#q=%s` }],
  }
  return new Response(JSON.stringify(manifest), { headers: { 'Content-Type': 'application/manifest+json' } })
}
