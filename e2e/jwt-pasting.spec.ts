import type { Page } from '@playwright/test'
import { expect, expectAccessible, open, test } from './fixtures.ts'
import { texts } from './support/devtools.ts'
import { answer, encode, tokenOf } from './support/jwt.ts'

// A page whose clock was set keeps it: no other test gets its window.
test.use({ reuseContext: false })

test('says in words how long a token lives, aloud once and not with every second', async ({ page }) => {
  await page.clock.install({ time: new Date('2026-11-15T12:00:00Z') })
  await open(page, '/en/dev/jwt')
  await page.clock.pauseAt(new Date('2026-11-15T12:00:10Z'))
  const now = Date.UTC(2026, 10, 15, 12, 0, 10) / 1000
  const spoken = answer(page, texts.en).getByRole('status')
  await expect(spoken).toHaveText('')
  const field = page.getByLabel('Token', { exact: true })
  for (const [payload, words] of [
    [{ exp: now + 2 * 3600 + 5 * 60 }, 'Expires in 2 h 5 min'],
    [{ exp: now + 42 }, 'Expires in 42 s'],
    [{ exp: now + 90 * 60 }, '15 Nov 2026, 13:30:10 UTC'],
    [{ exp: now + 90 * 60 }, '15 Nov 2026, 14:30:10 CET'],
    [{ exp: now - 3 * 86_400 }, 'Expired 3 days ago'],
    [{ exp: now }, 'Expired 0 s ago'],
    [{ nbf: now + 10 * 86_400, exp: now + 20 * 86_400 }, 'Not valid before 25 November 2026 (in 10 days)'],
    [{ sub: 'x' }, 'No expiry'],
    [{ exp: 'soon' }, 'Expiry unknown'],
  ] as const) {
    await field.fill(tokenOf('{"alg":"HS256"}', JSON.stringify(payload)))
    await expect(answer(page, texts.en)).toContainText(words)
  }
  await field.fill(tokenOf('{"alg":"HS256"}', JSON.stringify({ exp: Date.UTC(2026, 10, 15, 12, 0, 52) / 1000 })))
  await expect(spoken).toHaveText('Expires in 42 s')
  await page.clock.runFor(5000)
  await expect(answer(page, texts.en)).toContainText('Expires in 37 s')
  await expect(spoken).toHaveText('Expires in 42 s')
  await field.fill('nonsense')
  await expect(spoken).toHaveText('')
})

test.describe('pasting', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] })
  const token = tokenOf('{"alg":"HS256"}', '{"exp":1,"sub":"pasted"}')

  async function paste(page: Page): Promise<void> {
    await page.evaluate((text) => navigator.clipboard.writeText(text), token)
    await page.keyboard.press('Control+V')
  }

  test('takes what people paste, and a token of a megabyte', async ({ page }) => {
    await open(page, '/en/dev/jwt')
    const field = page.getByLabel('Token', { exact: true })
    const payload = page.getByRole('region', { name: 'Payload', exact: true })

    await test.step('a click into the sample and a paste give the pasted token', async () => {
      await field.click()
      await paste(page)
      await expect(field).toHaveValue(token)
      await expect(payload).toContainText('pasted')
      // From now on it is a field as any other.
      await page.getByRole('heading', { level: 1 }).click()
      await field.click()
      await page.keyboard.press('End')
      await page.keyboard.type('x')
      await expect(field).toHaveValue(`${token}x`)
      expect(new URL(page.url()).hash).toBe('')
    })

    const first = tokenOf('{"alg":"HS256"}', '{"sub":"one"}')
    const second = tokenOf('{"alg":"HS256"}', '{"sub":"two"}')

    await field.fill(`curl -H "Authorization: Bearer ${first}" https://example.com/`)
    await expect(payload).toContainText('one')
    await expect(page.getByText('The token was found inside the text.')).toBeVisible()

    await field.fill(`{"access_token":"${first}","id_token":"${second}"}`)
    await page.getByText('id_token', { exact: true }).click()
    await expect(payload).toContainText('two')

    await field.fill(
      JSON.stringify({
        payload: encode('{"sub":"json"}'),
        protected: encode('{"alg":"HS256"}'),
        header: { kid: 'k' },
        signature: 'c2ln',
      }),
    )
    await expect(payload).toContainText('json')
    await expect(page.getByRole('region', { name: 'Header not covered by the signature' })).toContainText('kid')

    await field.fill(`${encode('{"alg":"RSA-OAEP","enc":"A256GCM"}')}.AAAA.BBBB.CCCC.DDDD`)
    await expect(page.getByText('Encryption: A256GCM, key management: RSA-OAEP.')).toBeVisible()
    await expect(page.getByRole('region', { name: 'Header', exact: true })).toContainText('RSA-OAEP')
    await expect(page.getByRole('alert')).toHaveCount(0)

    const disclosure = 'WyJfMjZiYzRMVC1hYzZxMktJNmNCVzVlcyIsICJmYW1pbHlfbmFtZSIsICJNw7ZiaXVzIl0'
    const foreign = encode('["salt","role","admin"]')
    const selective = tokenOf('{"alg":"HS256"}', '{"_sd":["X9yH0Ajrdm1Oij4tWso9UzzKJvPoDxwmuEcO3XAdRC0"]}')
    await field.fill(`${selective}~${disclosure}~${foreign}~`)
    const card = page.getByRole('region', { name: 'Disclosed claims' })
    await expect(card).toContainText('family_name')
    await expect(card).toContainText('Möbius')
    await expect(card).toContainText('Its digest is in the token.')
    await expect(card).toContainText('Its digest is not in the token: do not believe it.')
    await expectAccessible(page)

    const large = JSON.stringify({ list: Array.from({ length: 40_000 }, (_, index) => `item-${index}-Ж`) })
    await field.fill(tokenOf('{"alg":"HS256"}', large))
    await expect(payload).toContainText('item-0-Ж')
  })

  test.describe('by touch', () => {
    test.use({ hasTouch: true, isMobile: true, viewport: { width: 375, height: 812 } })
    test('a tap and a paste do the same', async ({ page }) => {
      await open(page, '/en/dev/jwt')
      const field = page.getByLabel('Token', { exact: true })
      await field.tap()
      await paste(page)
      await expect(field).toHaveValue(token)
    })
  })
})
