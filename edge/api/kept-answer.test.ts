import { gunzipSync } from 'node:zlib'
import { expect, test, vi } from 'vitest'
import { createApp } from '../app.ts'
import { keptAnswer } from './kept-answer.ts'

const text = `${'Ћирилица '.repeat(1000)}end`
const headers = { 'content-type': 'application/json' }
const bodyOf = async (response: Response) => Buffer.from(await response.arrayBuffer())

test('the bytes of an answer that never changes are packed once, for those who take them so', async () => {
  const packings = vi.spyOn(globalThis, 'CompressionStream')
  try {
    const answer = keptAnswer(text, headers, true)
    for (const accepted of ['gzip', 'br, gzip;q=0.5', 'gzip, identity;q=0']) {
      const response = await answer(accepted)
      expect([response.headers.get('content-encoding'), response.headers.get('vary')]).toEqual([
        'gzip',
        'Accept-Encoding',
      ])
      expect(gunzipSync(await bodyOf(response)).toString()).toBe(text)
    }
    for (const accepted of [undefined, '', 'br', 'gzip;q=0', 'gzip;q=0.1, identity']) {
      const response = await answer(accepted)
      expect([response.headers.get('content-encoding'), (await bodyOf(response)).toString()]).toEqual([null, text])
    }
    expect(packings).toHaveBeenCalledTimes(1)
  } finally {
    packings.mockRestore()
  }
})

test('where the platform in front compresses, nothing is packed', async () => {
  const response = await keptAnswer(text, headers, false)('gzip')
  expect([response.headers.get('content-encoding'), (await bodyOf(response)).toString()]).toEqual([null, text])
})

test('lists and the document are packed once however often they are asked for', async () => {
  const packings = vi.spyOn(globalThis, 'CompressionStream')
  try {
    const app = createApp({ countrySource: () => ({ ok: true, value: null }), compresses: true })
    for (let call = 0; call < 3; call++)
      for (const path of ['/api/v1/units', '/api/v1/coordinates', '/api/v1/openapi.json']) {
        const response = await app.request(path, { headers: { 'accept-encoding': 'gzip' } })
        expect(response.headers.get('content-encoding')).toBe('gzip')
        expect(JSON.parse(gunzipSync(await bodyOf(response)).toString())).toBeTypeOf('object')
      }
    expect(packings).toHaveBeenCalledTimes(3)
  } finally {
    packings.mockRestore()
  }
})
