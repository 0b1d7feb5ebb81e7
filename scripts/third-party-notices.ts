import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Plugin } from 'vite'

/** Where the about page links to. */
const fileName = 'third-party-notices.txt'

/** Shipped in a way that no import shows: as rules in a stylesheet, as pixels, as data on the server. */
const beyondImports = ['tailwindcss', 'world-atlas', '@ip-location-db/geo-whois-asn-country-mmdb']

/** What a package's own files do not say. */
const additions: Readonly<Record<string, string>> = {
  'world-atlas':
    'Coastlines of the maps: made with Natural Earth (naturalearthdata.com), public domain.\nConverted to TopoJSON by the package above.',
  '@ip-location-db/geo-whois-asn-country-mmdb':
    'Country by address: data of the Number Resource Organization (nro.net), Creative Commons Attribution 4.0,\nhttps://creativecommons.org/licenses/by/4.0/. Used on the server to choose a language; not sent to visitors.',
}

/** Data that comes from no package. */
const dataNotices = [
  `Maps
Lakes, rivers, borders, islands, seas, peaks and larger places: Natural Earth 5.2 (naturalearthdata.com), public domain.
Names of places: GeoNames (geonames.org), Creative Commons Attribution 4.0, https://creativecommons.org/licenses/by/4.0/. Selected and cut
into files by this project; Russian and Serbian names that begin with ~ in the files were made by a rule of transliteration.
Names of countries, and Serbian names of some cities: Unicode CLDR, Unicode License V3, https://www.unicode.org/license.txt.`,
  `Registry of coordinate reference systems
Figures of the EPSG Geodetic Parameter Dataset v10.076 (31 August 2022), copyright of the International Association of Oil & Gas
Producers (IOGP), https://epsg.org, used under its terms of use, https://epsg.org/terms-of-use.html. Selection, composition of
operations and accuracies are made by this project and are not the dataset's. Codes and names of Esri: projection engine
database documentation, Apache License 2.0, https://github.com/Esri/projection-engine-db-doc. Codes of IGN France: IGNF registry 3.1.0.
Read from the database of PROJ 9.1.1 (X/MIT licence), https://proj.org.`,
]

/**
 * Writes the licences of everything that reaches visitors beside the pages, gathered from what the bundles really contain.
 * Workers are bundles of their own, made before the one they belong to: both kinds use the same list.
 */
export function thirdPartyNotices(): { readonly collect: () => Plugin; readonly write: () => Plugin } {
  const shipped = new Set(beyondImports.map((name) => join(import.meta.dirname, '..', 'node_modules', name)))
  const collectFrom: Plugin['generateBundle'] = (_, bundle) => {
    for (const part of Object.values(bundle)) {
      const modules = part.type === 'chunk' ? part.moduleIds : part.originalFileNames
      for (const module of modules) {
        const folder = packageFolder(module)
        if (folder) shipped.add(resolve(folder))
      }
    }
  }
  return {
    collect: () => ({ name: 'third-party-notices-of-workers', generateBundle: collectFrom }),
    write: () => ({
      name: 'third-party-notices',
      applyToEnvironment: (environment) => environment.name === 'client',
      generateBundle(...bundle) {
        collectFrom.apply(this, bundle)
        this.emitFile({ type: 'asset', fileName, source: noticesOf(shipped) })
      },
    }),
  }
}

export const noticesOf = (shipped: ReadonlySet<string>): string =>
  [
    ...dataNotices.map((text) => `${line}\n${text}\n${line}\n`),
    ...[...new Set([...shipped].map(noticeOf))].sort(),
  ].join('\n')

/** The folder of the package a module is from; nothing for our own. A package may stand inside the one that needs it. */
export const packageFolder = (module: string): string | undefined =>
  /^\0?(.*node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+)[\\/]/.exec(module)?.[1]

const line = '='.repeat(78)

function noticeOf(folder: string): string {
  const { name, version, license, author } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const texts = readdirSync(folder)
    .filter((file) => /licen[cs]e|copying|notice/i.test(file) && existsSync(join(folder, file)))
    .map((file) => readFileSync(join(folder, file), 'utf8').trim())
  const by = typeof author === 'string' ? author : author?.name
  const parts = [`${name} ${version}`, `Licence: ${license}${by && texts.length === 0 ? `, by ${by}` : ''}`]
  return [line, ...parts, ...(additions[name] ? [additions[name]] : []), line, '', ...texts, '', ''].join('\n')
}
