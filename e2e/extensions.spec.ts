import { expect, open, test } from './fixtures.ts'

/** Password managers and spelling checkers do so. React draws anew what it does not recognise, and says so. */
test('a page goes on where another program put something beside its fields', async ({ page, watch }) => {
  watch.allowedErrors.push(/#418/)
  await page.addInitScript(() => {
    localStorage.setItem('convertory:theme', 'dark')
    addEventListener('DOMContentLoaded', () => {
      for (const field of document.querySelectorAll('input, textarea')) field.after(document.createElement('div'))
    })
  })

  await test.step('the box keeps what is typed', async () => {
    await open(page, '/en/')
    // On a slow machine the box comes alive between two keys.
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 3 })
    const box = page.locator('[data-ask] input[role=combobox]')
    await box.pressSequentially('5 km in miles', { delay: 20 })
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 })
    await expect(page.getByRole('option').first()).toContainText('3.106856 mi')
    await expect(box).toBeFocused()
    await expect(box).toHaveValue('5 km in miles')
  })

  await test.step('a field keeps what is typed before the page is alive', async () => {
    let release = () => {}
    const released = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route('**/assets/*.js', async (route) => {
      await released
      await route.continue()
    })
    await page.goto('/en/dev/ip', { waitUntil: 'commit' })
    const field = page.getByLabel('IP address', { exact: true })
    await field.fill('10.1.2.3')
    release()
    await expect(page).toHaveURL(/#ip=10\.1\.2\.3/)
    await expect(field).toHaveValue('10.1.2.3')
    await expect(field).toBeFocused()
    await page.unroute('**/assets/*.js')
  })

  await test.step('the chosen theme and the room for ads stay', async () => {
    await open(page, '/en/dev/jwt')
    await expect(page.getByRole('button', { name: 'Theme: Dark' })).toBeVisible()
    for (const [name, value] of Object.entries({ lang: 'en', 'data-theme': 'dark', 'data-ads': 'placeholder' }))
      await expect(page.locator('html')).toHaveAttribute(name, value)
  })
})
