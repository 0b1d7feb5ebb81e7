import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { toolTitle } from '#app/site/tool-titles.ts'
import { toolOf } from '#app/tools.ts'
import { languageFacts, languages } from '#engines/core/index.ts'
import { formatMetas } from '#engines/geodata/index.ts'
import { loader } from './manifest.ts'

test.each(languages)('%s: the texts of the installed app are in its language', async (language) => {
  const response = loader({ params: { lang: language } } as never)
  const manifest = (await response.json()) as { lang: string; description: string; shortcuts: { name: string }[] }
  expect(manifest.lang).toBe(language)
  expect(/[а-яё]{4}/i.test(manifest.description)).toBe(/[а-яё]{4}/i.test(languageFacts[language].name))
  expect(manifest.shortcuts.map(({ name }) => name)).toContain(toolTitle(toolOf('length'), language))
})

/** What an installed app is known by: another id, start or scope would make it another app. */
test('the whole manifest, but for what formats and tools add to it', async () => {
  const response = loader({ params: { lang: 'en' } } as never)
  expect(response.headers.get('Content-Type')).toBe('application/manifest+json')
  const { description, shortcuts, share_target, icons, file_handlers, ...others } = (await response.json()) as Manifest
  const { files, ...params } = share_target.params
  const [forAny, ...own] = file_handlers.toReversed()
  const endings = file_handlers.flatMap(({ accept }) => Object.values(accept).flat())
  expect(forAny?.action).toBe('/en/geo/convert')
  expect(new Set(endings).size).toBe(endings.length)
  for (const { extension, otherExtensions } of formatMetas)
    expect(endings).toEqual(expect.arrayContaining([extension, ...otherExtensions]))
  expect({
    ...others,
    file_handlers: own.toReversed(),
    share_target: { ...share_target, params },
  }).toMatchInlineSnapshot(`
    {
      "background_color": "#fafbfc",
      "categories": [
        "utilities",
        "productivity",
      ],
      "dir": "ltr",
      "display": "standalone",
      "file_handlers": [
        {
          "accept": {
            "application/gpx+xml": [
              ".gpx",
            ],
          },
          "action": "/en/geo/gpx-kml/gpxkml",
        },
        {
          "accept": {
            "application/vnd.google-earth.kml+xml": [
              ".kml",
            ],
          },
          "action": "/en/geo/gpx-kml/kmlgpx",
        },
        {
          "accept": {
            "application/geo+json": [
              ".geojson",
            ],
          },
          "action": "/en/geo/geojson/geojsonshp",
        },
      ],
      "id": "/",
      "lang": "en",
      "name": "Convertory",
      "protocol_handlers": [
        {
          "protocol": "geo",
          "url": "/en/#q=%s",
        },
      ],
      "scope": "/",
      "share_target": {
        "action": "/en/share",
        "enctype": "multipart/form-data",
        "method": "POST",
        "params": {
          "text": "text",
          "title": "title",
          "url": "url",
        },
      },
      "short_name": "Convertory",
      "start_url": "/en/",
      "theme_color": "#ffffff",
    }
  `)
  expect(files).toEqual([{ name: 'files', accept: expect.arrayContaining(['.gpx', 'application/gpx+xml', '.dbf']) }])
  expect(shortcuts).toContainEqual({ name: 'Coordinates', url: '/en/geo/coordinates' })
  expect(shortcuts.length).toBeLessThan(10)
  expect(icons).toMatchInlineSnapshot(`
    [
      {
        "sizes": "any",
        "src": "/favicon.svg",
        "type": "image/svg+xml",
      },
      {
        "sizes": "192x192",
        "src": "/icon-192.png",
        "type": "image/png",
      },
      {
        "sizes": "512x512",
        "src": "/icon-512.png",
        "type": "image/png",
      },
      {
        "purpose": "maskable",
        "sizes": "512x512",
        "src": "/icon-maskable-512.png",
        "type": "image/png",
      },
    ]
  `)
  for (const { src } of icons) expect(existsSync(join(import.meta.dirname, '../../public', src)), src).toBe(true)
})

interface Manifest {
  file_handlers: { action: string; accept: Record<string, string[]> }[]
  readonly description: string
  readonly shortcuts: readonly { readonly name: string; readonly url: string }[]
  readonly icons: readonly { readonly src: string }[]
  readonly share_target: { readonly params: { readonly files: object } }
}

test('a language that there is not has the English manifest', async () => {
  expect(await loader({ params: { lang: 'xx' } } as never).json()).toMatchObject({ lang: 'en' })
})
