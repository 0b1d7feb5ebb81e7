import { expect, test } from 'vitest'
import { bootScript } from './boot-script.ts'

test('the script in the head is a script, and has nothing that could be markup', () => {
  const script = bootScript()
  expect(script).not.toContain('<')
  expect(() => new Function(script)).not.toThrow()
})
