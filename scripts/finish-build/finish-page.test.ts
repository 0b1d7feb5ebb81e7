import { expect, test } from 'vitest'
import { finishPage } from './finish-page.ts'
import { withSafeScroll } from './scroll-script.ts'

test('what the content security policy would refuse stops the build, and the page is named', () => {
  expect(() => finishPage('<body><p style="color:red">x</p></body>', '/en/about')).toThrow(
    '/en/about: the content security policy refuses this attribute; use a class: <p style="color:red"',
  )
})

test('the script that restores the scroll position fails where nobody hears it', () => {
  const script =
    '<script>((storageKey, restoreKey) => { try { a() } catch { sessionStorage.removeItem(storageKey); } })("react-router-scroll-positions", null)</script>'
  const html = withSafeScroll(`<p></p><script>b({})</script>${script}<script>c()</script>`)
  const [, code = ''] =
    /<script>b\(\{\}\)<\/script><script>(try\{[\s\S]*)<\/script><script>c\(\)<\/script>$/.exec(html) ?? []
  const storage = {
    removeItem() {
      throw new Error('refused')
    },
  }
  expect(code).toContain('react-router-scroll-positions')
  expect(() => new Function('sessionStorage', code)(storage)).not.toThrow()
})
