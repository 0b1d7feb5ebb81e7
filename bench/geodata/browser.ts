import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type Browser, chromium, type Page } from '@playwright/test'
import { build } from 'vite'
import { browserArguments, browserPath } from '../../scripts/lib/browser.mjs'
import type { Table } from '../suite.ts'
import { writeAreas } from './areas.ts'
import { type AreaCounts, areaColumns, areaRow } from './count-areas.ts'
import type { BenchPage } from './page/result.ts'
import { type FileProgramme, measured, ourCommand } from './program.ts'
import { areaMegabytes, fileRounds } from './sizes.ts'

const libraries = [
  ['Convertory', 'convertory.ts'],
  ['ol', 'ol.js'],
] as const

const ways = [
  ['GeoJSON to GML in Chromium', 'geojson', 'gml'],
  ['GML to GeoJSON in Chromium', 'gml', 'geojson'],
] as const

/**
 * GML in a browser, where OpenLayers lives: both in the same Chromium, on the main thread of a fresh page. The clock runs from the chosen
 * file to the converted text.
 */
export async function browserSuite(path: (name: string) => string): Promise<FileProgramme> {
  const inputs = { geojson: path('browser.geojson'), gml: path('browser.gml') }
  const counts = writeAreas(inputs.geojson, areaMegabytes)
  await measured(...ourCommand(inputs.geojson, inputs.gml))
  writeFileSync(inputs.gml, asPlainCollection(readFileSync(inputs.gml, 'utf8')))
  const browser = await chromium.launch({ executablePath: await browserPath(), args: browserArguments })
  const scripts = await Promise.all(libraries.map(async ([name, file]) => [name, await bundled(file)] as const))
  const races = ways.map(([title, from, to]) => {
    const megabytes = statSync(inputs[from]).size / 1e6
    const contestants = scripts.map(([name, script]) => {
      let page: Page | undefined
      return {
        name,
        operations: megabytes,
        arrange: async () => {
          await page?.close()
          page = await openedPage(browser, script, inputs[from])
        },
        run: () => convert(page!, from, to),
      }
    })
    return { name: `${title}, ${Math.round(megabytes)} MB`, unit: 'MB', rounds: fileRounds, contestants }
  })
  const tables = async (): Promise<Table[]> => {
    const found: Table[] = []
    for (const [title, from, to] of ways) {
      const rows = [areaRow('source', counts)]
      for (const [name, script] of scripts) {
        const page = await openedPage(browser, script, inputs[from])
        await convert(page, from, to)
        rows.push(areaRow(name, await countResult(page, to), counts))
        await page.close()
      }
      found.push({ title: `What is left after ${title}`, columns: areaColumns, rows })
    }
    await browser.close()
    return found
  }
  return { races, tables }
}

/** OpenLayers reads members of the namespace of GML only, and nothing between them. */
function asPlainCollection(gml: string): string {
  return gml
    .replace(/<f:applicationSchema>[\s\S]*<\/f:applicationSchema>/, '')
    .replaceAll(/(<\/?)f:(featureMember|FeatureCollection)\b/g, '$1gml:$2')
}

async function bundled(file: string): Promise<string> {
  const results = await build({
    configFile: false,
    logLevel: 'error',
    root: fileURLToPath(new URL('..', import.meta.url)),
    build: {
      write: false,
      lib: { entry: fileURLToPath(new URL(`page/${file}`, import.meta.url)), formats: ['iife'], name: 'page' },
    },
  })
  const [{ output }] = results as unknown as [{ output: [{ code: string }] }]
  return output[0].code
}

async function openedPage(browser: Browser, script: string, input: string): Promise<Page> {
  const page = await browser.newPage()
  page.setDefaultTimeout(300_000)
  await page.setContent('<input type="file">')
  await page.addScriptTag({ content: script })
  await page.setInputFiles('input', input)
  return page
}

/** Names of the page, not of this program: what `evaluate` is given runs there. */
declare const bench: BenchPage

const convert = (page: Page, from: string, to: string): Promise<number> =>
  page.evaluate(([from, to]) => bench.convertChosen(from, to), [from, to] as const)

const countResult = (page: Page, format: string): Promise<AreaCounts> =>
  page.evaluate((format) => bench.countResult(format), format)
