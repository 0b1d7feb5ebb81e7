import { expect, hydrated, test } from './fixtures.ts'

/** Password managers and spelling checkers do so. React draws anew what it does not recognise, and says so. */
test.beforeEach(async ({ page, watch }) => {
  watch.allowedErrors.push(/#418/)
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      for (const field of document.querySelectorAll('input, textarea')) field.after(document.createElement('div'))
    })
  })
})

test('the box keeps what is typed where another program put something beside its field', async ({ page }) => {
  await page.goto('/en/')
  await hydrated(page)
  const box = page.locator('[data-ask] input')
  await box.pressSequentially('5 km')
  await expect(page.getByRole('option').first()).toContainText('3.106856 mi')
  await expect(box).toBeFocused()
  await expect(box).toHaveValue('5 km')
})

test('the chosen theme and the room for ads stay where another program put something beside a field', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('convertory:theme', 'dark'))
  await page.goto('/en/dev/jwt')
  await hydrated(page)
  await expect(page.getByRole('button', { name: 'Theme: Dark' })).toBeVisible()
  for (const [name, value] of Object.entries({ lang: 'en', 'data-theme': 'dark', 'data-ads': 'placeholder' }))
    await expect(page.locator('html')).toHaveAttribute(name, value)
})
