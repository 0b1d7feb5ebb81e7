import { expect, hydrated, test } from './fixtures.ts'

test('the box keeps what is typed where another program put something beside its field', async ({ page, watch }) => {
  // React draws anew what it does not recognise, and says so.
  watch.allowedErrors.push(/#418/)
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      for (const field of document.querySelectorAll('input')) field.after(document.createElement('div'))
    })
  })
  await page.goto('/en/')
  await hydrated(page)
  const box = page.locator('[data-ask] input')
  await box.pressSequentially('5 km')
  await expect(page.getByRole('option').first()).toContainText('3.106856 mi')
  await expect(box).toBeFocused()
  await expect(box).toHaveValue('5 km')
})
