import { expect, test } from 'vitest'
import { apiExamples, openApiPath, apiLimits as saidLimits } from '../../app/pages/api-examples.ts'
import { apiLimits } from '../../edge/api/limits.ts'
import { createApp } from '../../edge/app.ts'

const app = createApp({ countrySource: () => ({ ok: true, value: null }), clock: () => new Date(0) })

test.each(apiExamples.map((example) => [example.request, example] as const))(
  'the API page’s example %s is answered, each value with a result',
  async (request, { title, text }) => {
    expect(title()).not.toBe('')
    expect(text()).not.toBe('')
    const response = await app.request(request)
    expect(response.status).toBe(200)
    const { results } = (await response.json()) as { results?: object[] }
    for (const result of results ?? []) expect(result).toHaveProperty('result')
    expect(results?.length ?? 0).toBe(new URL(request, 'http://a').searchParams.getAll('value').length)
  },
)

test('the document the page leads to, and the limits it names, are the server’s', async () => {
  expect((await app.request(openApiPath)).status).toBe(200)
  const { bodyBytes, ...others } = apiLimits
  expect(saidLimits).toEqual({ ...others, bodyKilobytes: bodyBytes / 1024 })
})
