import { generateKeyPairSync } from 'node:crypto'
import { languages } from '#engines/core/index.ts'
import { expect, expectAccessible, open, test } from './fixtures.ts'

/** Header and payload are changed and signed with the visitor's own key. */

const encoded = (token: string) =>
  token
    .split('.')
    .slice(0, 2)
    .map((part) => Buffer.from(part, 'base64url').toString())

test('the sample is changed, signed anew, and verifies; nothing is sent or kept', async ({ page }) => {
  const asked: string[] = []
  await open(page, '/en/dev/jwt')
  page.on('request', (request) => asked.push(request.url()))
  const token = page.getByLabel('Token', { exact: true })
  const sample = await token.inputValue()
  await page.getByText('Change and sign', { exact: true }).click()
  const payload = page.getByLabel('Payload, to be signed')
  const verifying = page.locator('form').filter({ has: page.getByRole('button', { name: 'Verify', exact: true }) })
  const sign = page.getByRole('button', { name: 'Sign', exact: true })

  await test.step('unchanged it is the same token', async () => {
    await expect(sign).toBeDisabled()
    await page.getByRole('button', { name: 'Use the sample’s secret' }).click()
    await sign.click()
    await expect(page.getByText('The new token stands in the field above')).toBeVisible()
    await expect(token).toHaveValue(sample)
  })
  await test.step('changed it is another one, and its secret verifies it', async () => {
    await payload.fill('{ "sub": "me", "n": 9007199254740993 }')
    await expect(page.getByText('The new token stands in the field above')).toHaveCount(0)
    await sign.click()
    await expect(token).not.toHaveValue(sample)
    expect(encoded(await token.inputValue())[1]).toBe('{"sub":"me","n":9007199254740993}')
    // What was written stays as it was written.
    await expect(payload).toHaveValue('{ "sub": "me", "n": 9007199254740993 }')
    await page.getByText('Verify the signature', { exact: true }).click()
    await verifying.getByLabel('Secret', { exact: true }).fill('convertory-sample-secret-for-hs256')
    await page.getByRole('button', { name: 'Verify', exact: true }).click()
    await expect(page.getByText('The signature is correct')).toBeVisible()
  })
  await test.step('with a key of a pair', async () => {
    const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    await page.getByLabel('Signed with').selectOption('ES256')
    await expect(page.getByLabel('Header, to be signed')).toHaveValue(/"alg": "ES256"/)
    const key = page.getByLabel('Private key: PEM or JWK')
    await key.fill(String(publicKey.export({ type: 'spki', format: 'pem' })))
    await sign.click()
    await expect(page.getByText('This is a public key: it verifies')).toBeVisible()
    await key.fill(String(privateKey.export({ type: 'pkcs8', format: 'pem' })))
    await sign.click()
    await expect(page.getByText('The new token stands in the field above')).toBeVisible()
    expect(encoded(await token.inputValue())[0]).toBe('{"alg":"ES256","typ":"JWT"}')
    await page
      .getByLabel('Public key: PEM, certificate, JWK, set of keys')
      .fill(String(publicKey.export({ type: 'spki', format: 'pem' })))
    await page.getByRole('button', { name: 'Verify', exact: true }).click()
    await expect(page.getByText('The signature is correct')).toBeVisible()
    await expectAccessible(page)
  })
  await test.step('another token brings its own parts', async () => {
    await token.fill(sample)
    await expect(payload).toHaveValue(/convertory\.example/)
  })
  expect(asked.filter((url) => !/\/assets\/[\w.-]+\.js$/.test(new URL(url).pathname))).toEqual([])
  const stored = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }) + document.cookie)
  expect(stored).not.toMatch(/secret|PRIVATE|eyJ/)
})

test('what cannot be signed is said in the language of the page', async ({ page }) => {
  const said = new Set<string>()
  for (const language of languages) {
    await open(page, `/${language}/dev/jwt`)
    const panel = page.locator('details').last()
    await page.locator('details summary').nth(-1).click()
    await panel.locator('textarea').nth(1).fill('{"a":\n1,}')
    await panel.locator('textarea').nth(2).fill('a secret')
    await panel.locator('button[type=submit]').click()
    const reason = panel.getByText(/JSON.* 2\D+3\D|\D2\D+3\D.*JSON/)
    await expect(reason).toBeVisible()
    said.add((await reason.textContent())!)
  }
  expect(said.size).toBe(3)
})
