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
    const box = page.locator('[data-ask] input')
    await box.pressSequentially('5 km')
    await expect(page.getByRole('option').first()).toContainText('3.106856 mi')
    await expect(box).toBeFocused()
    await expect(box).toHaveValue('5 km')
  })

  await test.step('the chosen theme and the room for ads stay', async () => {
    await open(page, '/en/dev/jwt')
    await expect(page.getByRole('button', { name: 'Theme: Dark' })).toBeVisible()
    for (const [name, value] of Object.entries({ lang: 'en', 'data-theme': 'dark', 'data-ads': 'placeholder' }))
      await expect(page.locator('html')).toHaveAttribute(name, value)
  })
})
