import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepChosenLanguage } from './chosen.ts'

/** Storage as browsers have it, or one that is switched off. */
class Storage {
  readonly kept = new Map<string, string>()
  isOff = false
  getItem = (key: string) => (this.isOff ? refuse() : (this.kept.get(key) ?? null))
  setItem = (key: string, text: string) => (this.isOff ? refuse() : void this.kept.set(key, text))
}
const refuse = (): never => {
  throw new DOMException('', 'SecurityError')
}

let visit: Storage
let lasting: Storage
let asked: string[]
let answer: () => Response

beforeEach(() => {
  visit = new Storage()
  lasting = new Storage()
  asked = []
  answer = () => Response.json({ locale: 'sr', country: 'RS' })
  vi.stubGlobal('sessionStorage', visit)
  vi.stubGlobal('localStorage', lasting)
  vi.stubGlobal('navigator', { language: 'ru-RU' })
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path)
    return answer()
  })
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** A page that is loaded anew remembers nothing but what is stored. */
const load = (): Promise<typeof import('./detect.ts')> => import(/* @vite-ignore */ `./detect.ts?page=${++pages}`)
let pages = 0

test('the country is asked once in a visit, and known from then on', async () => {
  const page = await load()
  expect(page.visitorCountry()).toBeNull()
  expect(await Promise.all([page.detectLanguage(), page.detectLanguage()])).toEqual(['sr', 'sr'])
  expect(await page.detectLanguage()).toBe('sr')
  expect(page.visitorCountry()).toBe('RS')

  const next = await load()
  expect(await next.detectLanguage()).toBe('sr')
  expect(next.visitorCountry()).toBe('RS')
  expect(asked).toEqual(['/api/get-country'])
})

test('a chosen language goes before anything that could be guessed, in later visits too', async () => {
  const page = await load()
  keepChosenLanguage('en')
  expect(await page.detectLanguage()).toBe('en')
  expect(await (await load()).detectLanguage()).toBe('en')
  expect(asked).toEqual([])
})

test.each([
  ['an error', () => new Response('{"locale":"sr"}', { status: 503 })],
  ['no JSON', () => new Response('<html>')],
  ['a language that there is not', () => Response.json({ locale: 'xx', country: 'DE' })],
  ['no language', () => Response.json({})],
  ['nothing at all', refuse],
])('the browser’s language stands in for %s, and nobody asks again', async (_, response) => {
  answer = response
  const page = await load()
  expect(await page.detectLanguage()).toBe('ru')
  expect(page.visitorCountry()).toBeNull()
  expect(await (await load()).detectLanguage()).toBe('ru')
  expect(asked).toHaveLength(1)
  expect(console.warn).toHaveBeenCalledTimes(1)
})

test('an answer may name no country', async () => {
  answer = () => Response.json({ locale: 'ru', country: 7 })
  const page = await load()
  expect(await page.detectLanguage()).toBe('ru')
  expect(page.visitorCountry()).toBeNull()
})

test('without storage the visit lasts as long as the page', async () => {
  visit.isOff = lasting.isOff = true
  const page = await load()
  keepChosenLanguage('ru')
  expect(await page.detectLanguage()).toBe('sr')
  expect(page.visitorCountry()).toBe('RS')
  expect(await page.detectLanguage()).toBe('sr')
  expect(asked).toHaveLength(1)
})

test.each(['null', '{', '{"language":"xx"}', '7'])('a visit stored as %s counts for nothing', async (text) => {
  visit.kept.set('convertory:visit', text)
  lasting.kept.set('convertory:language', 'xx')
  expect(await (await load()).detectLanguage()).toBe('sr')
})
