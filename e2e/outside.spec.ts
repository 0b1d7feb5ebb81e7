import { expect, open, test } from './fixtures.ts'

/** Ways into the product from outside of it. */

test('a question behind the # fills the box, is answered, and is not sent', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  const questions = [
    ['10 km in miles', /6\.2137/],
    ['geo:44.8125,20.4612', /44\.8125/],
    ['split 10.0.0.0/22 into /24', /4 × \/24/],
    ['10.0.0.0/8 except 10.1.0.0/16', /10\.1\.0\.0\/16/],
  ] as const
  for (const [question, answer] of questions)
    await test.step(question, async () => {
      await open(page, `/en/?${encodeURIComponent(question.length)}#q=${encodeURIComponent(question)}`)
      await expect(page.getByRole('combobox')).toHaveValue(question)
      await expect(page.getByRole('option').first()).toContainText(answer)
    })
  const sent = asked.map((url) => decodeURIComponent(url.replace(/#.*/, '')))
  expect(sent.filter((url) => questions.some(([question]) => url.includes(question)))).toEqual([])

  await test.step('another one while the page is open', async () => {
    await page.evaluate(() => {
      location.hash = '#q=5 ft in cm'
    })
    await expect(page.getByRole('option').first()).toContainText('152.4')
  })

  await test.step('the answer opens the tool', async () => {
    await open(page, '/en/?split#q=split%2010.0.0.0/22%20into%20/24')
    await page.getByRole('option').first().click()
    await expect(page).toHaveURL(/\/en\/dev\/ip#ip=10\.0\.0\.0%2F22&prefix=22&split=24$/)
    await expect(page.getByRole('row')).toHaveCount(5)
  })
})

test('browsers are told how to ask the site', async ({ page }) => {
  for (const language of ['en', 'ru', 'sr']) {
    await open(page, `/${language}/`)
    const link = page.locator('link[rel=search]')
    await expect(link).toHaveAttribute('href', `/${language}/opensearch.xml`)
    const response = await page.request.get(`/${language}/opensearch.xml`)
    expect(response.status()).toBe(200)
    expect(response.headers()['content-type']).toMatch(/xml/)
    const template = /template="([^"]*)"/.exec(await response.text())?.[1]
    expect(template).toMatch(new RegExp(`^https?://[^/]+/${language}/#q=\\{searchTerms\\}$`))
  }
})
