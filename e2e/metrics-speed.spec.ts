import { convertToAll, length } from '#engines/units/index.ts'
import { expect, open, test } from './fixtures.ts'

/** A slow phone: the processor four times slower than this machine's. How long a keystroke takes there, `npm run bench -- units` tells. */
test.use({ viewport: { width: 375, height: 812 }, isMobile: true, hasTouch: true })

const typedFirst = '1'
const keys = [...'234.5e-3']

type Frame = Record<string, string>

test('the first frame after a keystroke shows every field in sight, the others follow before the next key', async ({
  page,
}) => {
  await open(page, '/en/metrics/length')
  await page.evaluate(rememberFrames)
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.locator('#unit-km').focus()
  await page.keyboard.press('End')
  for (const key of keys) {
    await page.keyboard.press(key)
    await page.waitForTimeout(80)
  }
  const frames = await page.evaluate(() => (window as unknown as { frames: Frame[] }).frames)
  expect(frames).toHaveLength(keys.length)
  for (const [index, frame] of frames.entries()) {
    const all = convertToAll(length, 'km', typedFirst + keys.slice(0, index + 1).join(''), 'en')
    expect(Object.keys(frame).length).toBeGreaterThan(3)
    expect(all).toMatchObject(frame)
  }
  const last = convertToAll(length, 'km', typedFirst + keys.join(''), 'en')
  for (const [unit, text] of Object.entries(last))
    for (const field of await page.locator(`#unit-${unit}`).all()) await expect(field).toHaveValue(text)
})

/** Every field in sight as it stands in the first frame after each keystroke. */
function rememberFrames(): void {
  const frames: Frame[] = []
  Object.assign(window, { frames })
  document.addEventListener('input', () => {
    requestAnimationFrame(() => {
      const inputs = [...document.querySelectorAll<HTMLInputElement>('.unit input')].filter((input) => {
        const { top } = input.getBoundingClientRect()
        return top > 0 && top < innerHeight
      })
      frames.push(Object.fromEntries(inputs.map(({ id, value }) => [id.replace('unit-', ''), value])))
    })
  })
}
