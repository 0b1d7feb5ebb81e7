import { createHmac, generateKeyPairSync, sign } from 'node:crypto'
import { expect, expectAccessible, languages, layoutShift, open, test } from './fixtures.ts'
import {
  countRequests,
  expectNothingSent,
  refuseClipboard,
  shownDates,
  stopClock,
  texts,
  value,
} from './support/devtools.ts'
import { answer, encode, tokenOf } from './support/jwt.ts'

// A page whose clock was set keeps it: no other test gets its window.
test.use({ reuseContext: false })

for (const language of languages) {
  const text = texts[language]

  test(`${language}: the sample, lifetimes, faults, risks and verifying`, async ({ page }) => {
    const field = page.getByLabel(text.jwt_token, { exact: true })

    await test.step('shows the sample in the very first HTML', async () => {
      const html = await (await page.request.get(`/${language}/dev/jwt`)).text()
      for (const expected of [
        '9007199254740993',
        'Никола Тесла',
        'HS256',
        text.jwt_not_verified,
        text.devtools_local_note,
      ]) {
        expect(html).toContain(expected)
      }
    })

    await test.step('nothing moves while the clock starts', async () => {
      await page.setViewportSize({ width: { en: 1440, ru: 375, sr: 900 }[language], height: 900 })
      await open(page, `/${language}/dev/jwt`)
      await page.waitForTimeout(1200)
      expect(await layoutShift(page)).toBe(0)
    })

    await test.step('field and answer are on the first screen of a phone, with the ad', async () => {
      await page.setViewportSize({ width: 375, height: 812 })
      await expect(page.locator('.ad-below').filter({ visible: true })).toHaveCount(1)
      for (const part of [answer(page, text), field]) {
        const box = (await part.boundingBox())!
        expect(box.y + Math.min(box.height, 120)).toBeLessThan(812)
      }
      await page.setViewportSize({ width: 1280, height: 720 })
    })

    await test.step('takes the sample apart', async () => {
      await expect(page).toHaveTitle(text.jwt_page_title)
      await expect(page.getByRole('region', { name: text.jwt_header })).toContainText('"alg": "HS256"')
      await expect(page.getByRole('region', { name: text.jwt_payload, exact: true })).toContainText(
        '"account": 9007199254740993',
      )
      await expect(page.getByRole('region', { name: text.jwt_signature, exact: true })).toContainText(/[\w-]{43}/)
      for (const [label, expected] of [
        [text.jwt_claim_issuer, 'https://convertory.example'],
        [text.jwt_claim_subject, 'user-1856'],
        [text.jwt_claim_audience, 'https://api.convertory.example'],
        [text.jwt_claim_expiration, shownDates[language].expires],
        [text.jwt_claim_issued_at, shownDates[language].issued],
        [text.jwt_claim_not_before, shownDates[language].issued],
      ] as const) {
        await expect(value(page, label)).toHaveText(expected)
      }
      await expect(page.getByText(text.jwt_valid, { exact: true })).toBeVisible()
      await expect(page.getByText(text.jwt_not_verified)).toBeVisible()
      await expect(page.getByRole('img', { name: text.jwt_timeline })).toContainText(text.jwt_timeline_now)
    })

    await test.step('knows an expired token, one without expiry and one from the future', async () => {
      await field.fill(`Bearer ${tokenOf('{"alg":"HS256"}', '{"exp":0}')} \n`)
      await expect(page.getByText(text.jwt_expired, { exact: true })).toBeVisible()
      await field.fill(tokenOf('{"alg":"HS256"}', '{"sub":"x"}'))
      await expect(page.getByText(text.jwt_expired, { exact: true })).toHaveCount(0)
      await expect(page.getByText(text.jwt_valid, { exact: true })).toHaveCount(0)
      await expect(page.getByText(text.jwt_advice_never_expires)).toBeVisible()
      await expect(answer(page, text)).toContainText(text.jwt_answer_endless)
      await field.fill(tokenOf('{"alg":"HS256"}', '{"nbf":4102444800,"exp":4102444801}'))
      await expect(page.getByText(text.jwt_not_yet_valid, { exact: true })).toHaveCount(1)
      // One verdict, one badge.
      await expect(page.getByText(text.jwt_valid, { exact: true })).toHaveCount(0)
    })

    await test.step('clears on empty input, and says what is wrong with a broken token and where', async () => {
      await page.getByRole('button', { name: text.jwt_clear, exact: true }).click()
      await expect(field).toHaveValue('')
      await expect(field).toBeFocused()
      await expect(page.getByRole('region', { name: text.jwt_header })).toHaveCount(0)
      await expect(page.getByRole('alert')).toHaveCount(0)

      await field.fill('only.two')
      await expect(page.getByRole('alert')).toContainText(text.jwt_errors_invalid_format)
      await expect(page.getByRole('region', { name: text.jwt_header, exact: true })).toHaveCount(0)
      await field.fill(`${encode('{"alg":"HS256"}')}.e*0.x`)
      await expect(page.getByRole('alert')).toContainText(text.jwt_errors_decode_failed)
      await expect(page.getByRole('alert')).toContainText('*')
      await page.getByRole('button', { name: text.jwt_fault_show }).click()
      expect(
        await field.evaluate((area: HTMLTextAreaElement) => area.value.slice(area.selectionStart, area.selectionEnd)),
      ).toBe('*')
      await expect(page.getByRole('region', { name: text.jwt_legible })).toContainText('"alg": "HS256"')
      // What axe sees besides words is the same in every language.
      if (language === 'en') await expectAccessible(page)

      await page.getByRole('button', { name: text.jwt_use_sample }).click()
      await expect(page.getByRole('region', { name: text.jwt_header })).toBeVisible()
    })

    await test.step('points out risks, explains fields and verifies the sample', async () => {
      await page.getByText(text.jwt_explain, { exact: true }).click()
      await expect(page.getByText(text.jwt_explain_iss)).toBeVisible()
      await expect(page.getByText(text.jwt_explain_private)).toBeVisible()

      await page.getByText(text.jwt_verify, { exact: true }).click()
      await page.getByRole('button', { name: text.jwt_verify_use_sample }).click()
      await page.getByRole('button', { name: text.jwt_verify_button, exact: true }).click()
      await expect(page.getByText(text.jwt_verify_good)).toBeVisible()
      await expect(page.getByText(text.jwt_not_verified)).toHaveCount(0)
      await expect(page.getByText(text.jwt_claim_check_exp_holds)).toBeVisible()
      await page.getByLabel(text.jwt_verify_secret, { exact: true }).fill('another secret')
      await expect(page.getByText(text.jwt_verify_good)).toHaveCount(0)
      await expect(page.getByText(text.jwt_not_verified)).toBeVisible()
      await page.getByRole('button', { name: text.jwt_verify_button, exact: true }).click()
      await expect(page.getByText(text.jwt_verify_bad)).toBeVisible()
      if (language === 'en') await expectAccessible(page)

      await field.fill(tokenOf('{"alg":"none","jku":"https://x"}', '{"exp":1,"exp":2}', ''))
      await expect(page.getByText(text.jwt_advice_alg_none)).toBeVisible()
      await expect(page.getByText(text.jwt_advice_key_by_address.replace('{name}', 'jku'))).toBeVisible()
      await expect(page.getByText(text.jwt_advice_repeated_name.replace('{name}', 'exp'))).toBeVisible()
      await expect(page.getByText(text.jwt_verify_algorithm_none)).toBeVisible()
      await expect(page.getByText(text.jwt_signature_empty)).toBeVisible()
    })
  })
}

test.describe('with a clipboard', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] })
  test('each card is copied whole, and its button says so for two seconds', async ({ page }) => {
    await page.clock.install()
    await open(page, '/en/dev/jwt')
    await stopClock(page)
    for (const name of ['Header', 'Payload', 'Signature']) {
      const card = page.getByRole('region', { name, exact: true })
      const button = card.getByRole('button')
      await button.click()
      await expect(button).toHaveAttribute('data-copied', 'true')
      const copied = await page.evaluate(() => navigator.clipboard.readText())
      expect((await card.locator('pre').textContent())?.trim()).toBe(copied)
      await page.clock.runFor(1900)
      await expect(button).toHaveAttribute('data-copied', 'true')
      await page.clock.runFor(200)
      await expect(button).not.toHaveAttribute('data-copied')
    }
  })
})

test('nothing is sent while every control is used: only our own script files are fetched', async ({
  page,
  baseURL,
}) => {
  const expectRefused = await refuseClipboard(page)
  await open(page, '/en/dev/jwt')
  await page.waitForLoadState('networkidle')
  const requests = countRequests(page)
  const field = page.getByLabel('Token', { exact: true })
  const correct = page.getByText('The signature is correct')

  await test.step('a refused clipboard changes nothing but the log', () =>
    expectRefused(page.getByRole('region', { name: 'Header' }).getByRole('button')))

  await test.step('the part under the cursor is highlighted in the token and on its card', async () => {
    const card = page.getByRole('region', { name: 'Payload', exact: true })
    // The first click selects the sample, the second places the cursor. The third line of the token lies in the payload.
    await field.click({ position: { x: 60, y: 70 } })
    // Not so soon that the two are a double click.
    await page.waitForTimeout(700)
    await field.click({ position: { x: 60, y: 70 } })
    await expect(card).toHaveAttribute('data-active', 'true')
    await page.getByRole('heading', { level: 1 }).click()
    await expect(card).not.toHaveAttribute('data-active')
    await field.hover({ position: { x: 60, y: 25 } })
    await expect(page.getByRole('region', { name: 'Header', exact: true })).toHaveAttribute('data-active', 'true')
    await page.getByRole('region', { name: 'Signature', exact: true }).hover()
    await expect(page.locator('[data-part="signature"]')).toHaveAttribute('data-active', 'true')
  })

  await test.step('verifies the sample', async () => {
    await page.getByText('What each field means').click()
    await page.getByText('Verify the signature').click()
    await page.getByRole('button', { name: 'Use the sample’s secret' }).click()
    await page.getByRole('button', { name: 'Verify', exact: true }).click()
    await expect(correct).toBeVisible()
  })

  await test.step('with public keys of every kind', async () => {
    const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 })
    const ec = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    const ed = generateKeyPairSync('ed25519')
    const signed = (algorithm: string, make: (data: Buffer) => Buffer) => {
      const start = `${encode(JSON.stringify({ alg: algorithm }))}.${encode('{"exp":4102444800}')}`
      return `${start}.${make(Buffer.from(start)).toString('base64url')}`
    }
    const cases = [
      [
        signed('RS256', (data) => sign('sha256', data, rsa.privateKey)),
        rsa.publicKey.export({ type: 'spki', format: 'pem' }),
      ],
      [
        signed('ES256', (data) => sign('sha256', data, { key: ec.privateKey, dsaEncoding: 'ieee-p1363' })),
        JSON.stringify(ec.publicKey.export({ format: 'jwk' })),
      ],
      [
        signed('EdDSA', (data) => sign(null, data, ed.privateKey)),
        JSON.stringify({ keys: [ed.publicKey.export({ format: 'jwk' })] }),
      ],
    ] as const
    for (const [token, key] of cases) {
      await field.fill(token)
      await expect(correct).toHaveCount(0)
      await page.getByLabel('Public key: PEM, certificate, JWK, set of keys').fill(String(key))
      await page.getByRole('button', { name: 'Verify', exact: true }).click()
      await expect(correct).toBeVisible()
    }
    await page
      .getByLabel('Public key: PEM, certificate, JWK, set of keys')
      .fill(String(rsa.privateKey.export({ type: 'pkcs8', format: 'pem' })))
    await page.getByRole('button', { name: 'Verify', exact: true }).click()
    await expect(page.getByText('This is a private key.')).toBeVisible()
  })
  await test.step('offers the secret without its line break, and takes it', async () => {
    const start = `${encode('{"alg":"HS256"}')}.${encode('{"exp":4102444800}')}`
    const secret = '0123456789abcdef0123456789abcdef'
    await page
      .getByLabel('Token', { exact: true })
      .fill(`${start}.${createHmac('sha256', secret).update(start).digest('base64url')}`)
    await page.getByLabel('Secret', { exact: true }).fill(`${secret}\n`)
    await page.getByRole('button', { name: 'Verify', exact: true }).click()
    await expect(page.getByText('The signature does not match')).toBeVisible()
    await page.getByRole('button', { name: 'Use it this way' }).click()
    await expect(correct).toBeVisible()
    await expect(page.getByLabel('Secret', { exact: true })).toHaveValue(secret)
  })
  await test.step('verifies what the browser lacks with a library fetched then', async () => {
    const pairs = [
      ['ES256K', generateKeyPairSync('ec', { namedCurve: 'secp256k1' }), 'sha256'],
      ['EdDSA', generateKeyPairSync('ed448'), null],
    ] as const
    for (const [algorithm, { publicKey, privateKey }, hash] of pairs) {
      const start = `${encode(JSON.stringify({ alg: algorithm }))}.${encode('{"exp":4102444800}')}`
      const signature = sign(hash, Buffer.from(start), { key: privateKey, dsaEncoding: 'ieee-p1363' })
      await field.fill(`${start}.${signature.toString('base64url')}`)
      await expect(correct).toHaveCount(0)
      await page
        .getByLabel('Public key: PEM, certificate, JWK, set of keys')
        .fill(String(publicKey.export({ type: 'spki', format: 'pem' })))
      await page.getByRole('button', { name: 'Verify', exact: true }).click()
      await expect(correct).toBeVisible()
    }
  })

  await test.step('and none of it was sent or kept', async () => {
    await field.fill(tokenOf('{"alg":"RS256"}', '{"jku":"https://elsewhere.example/"}'))
    await field.fill('broken')
    await page.getByRole('button', { name: 'Clear' }).click()
    await page.waitForTimeout(500)
    expectNothingSent(requests, baseURL)
    const stored = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }) + document.cookie)
    expect(stored).not.toMatch(/secret|eyJ/)
  })
})
