import { expect, hydrated, test } from './fixtures.ts'

/** What phones' suggestion bars, voices and password managers do: a text is put into a field without a key. On a slow phone, at any moment of its loading. */

const token = 'eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0.'

for (const [path, field, text] of [
  ['/sr/dev/jwt', 'main textarea', token],
  ['/en/dev/ip', 'main input[type=text], main input:not([type])', '10.20.30.40'],
  ['/ru/dev/timestamp', 'main input:not([type=radio])', '1700000000'],
  ['/en/metrics/length/kmmi', '#headline-from', '12'],
  ['/en/metrics/length/kmmi', '#unit-m', '5'],
  ['/en/geo/coordinates', 'main input', '44.8125, 20.4612'],
] as const)
  test(`a text put into the untouched field replaces what stands there: ${path} ${field}`, async ({ page }) => {
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 6 })
    for (const [index, delay] of [0, 200, 600].entries())
      await test.step(`${delay} ms after it is there`, async () => {
        await page.goto(`${path}?${index}`, { waitUntil: 'commit' })
        const input = page.locator(field).first()
        await input.waitFor()
        await page.waitForTimeout(delay)
        await input.click()
        await page.keyboard.insertText(text)
        await expect(input).toHaveValue(text)
        await hydrated(page)
        await expect(input).toHaveValue(text)
      })
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 })
    await devtools.detach()
  })

test('a caret that was placed on purpose stays where it is', async ({ page }) => {
  await page.goto('/en/metrics/length/kmmi')
  await hydrated(page)
  const input = page.locator('#headline-from')
  await input.click()
  await page.keyboard.press('End')
  await page.keyboard.insertText('5')
  await expect(input).toHaveValue('15')
})

test('a text put in replaces what the page put there, also where the page wakes at that moment and drops the selection', async ({
  page,
}) => {
  await page.goto('/sr/dev/jwt')
  await hydrated(page)
  const area = page.locator('main textarea')
  await area.click()
  // As React does at the first event of a part that it has not taken over.
  await area.evaluate((target: HTMLTextAreaElement) =>
    document.addEventListener('textInput', () => target.setSelectionRange(0, 0), { capture: true, once: true }),
  )
  await page.keyboard.insertText(token)
  await expect(area).toHaveValue(token)
})

test('a paste replaces what the page put there, also where the page wakes at that moment and drops the selection', async ({
  page,
}) => {
  await page.goto('/sr/dev/jwt')
  await hydrated(page)
  const area = page.locator('main textarea')
  await area.evaluate((target: HTMLTextAreaElement, pasted) => {
    // As React does at the first event of a part that it has not taken over.
    document.addEventListener('paste', () => target.setSelectionRange(0, 0), { capture: true, once: true })
    target.focus()
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', pasted)
    const paste = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
    if (target.dispatchEvent(paste)) document.execCommand('insertText', false, pasted)
  }, token)
  await expect(area).toHaveValue(token)
})
