import { convertToAll, length } from '#engines/units/index.ts'
import { expect, open, test } from './fixtures.ts'

/** A slow phone: the processor four times slower than this machine's. How long a keystroke takes there, `npm run bench -- units` tells. */
test.use({ viewport: { width: 375, height: 812 }, isMobile: true, hasTouch: true })

const typedFirst = '1'
const keys = [...'234.5e-3']

type Frame = Record<string, string>

test('the first frame after a keystroke shows every field of the largest category', async ({ page }) => {
  await open(page, '/en/metrics/length')
  await page.evaluate(rememberFrames)
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.locator('#unit-km').focus()
  await page.keyboard.press('End')
  const tops: number[] = []
  for (const key of keys) {
    await page.keyboard.press(key)
    await page.waitForTimeout(80)
    tops.push(await page.locator('.unit-systems').evaluate((cards) => cards.getBoundingClientRect().top + scrollY))
  }
  // Nor does anything move under the finger while there is no answer, as in the middle of an exponent.
  expect(new Set(tops).size).toBe(1)
  const frames = await page.evaluate(() => (window as unknown as { frames: Frame[] }).frames)
  const typedTexts = keys.map((_, index) => typedFirst + keys.slice(0, index + 1).join(''))
  expect(frames).toEqual(typedTexts.map((typed) => convertToAll(length, 'km', typed, 'en')))
})

/** Every field as it stands in the first frame after each keystroke. */
function rememberFrames(): void {
  const frames: Frame[] = []
  Object.assign(window, { frames })
  document.addEventListener('input', () => {
    requestAnimationFrame(() => {
      const inputs = [...document.querySelectorAll<HTMLInputElement>('.unit input')]
      frames.push(Object.fromEntries(inputs.map(({ id, value }) => [id.replace('unit-', ''), value])))
    })
  })
}
