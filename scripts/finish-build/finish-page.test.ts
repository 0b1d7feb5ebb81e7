import { expect, test } from 'vitest'
import { finishPage } from './finish-page.ts'

test('what the content security policy would refuse stops the build, and the page is named', () => {
  expect(() => finishPage('<body><p style="color:red">x</p></body>', '/en/about')).toThrow(
    '/en/about: the content security policy refuses this attribute; use a class: <p style="color:red"',
  )
})
