import { expect, test } from 'vitest'
import { isJson } from './is-json.ts'

test.each(['{}', '[]', ' {"а":[1]} ', '[null]'])('%s', (text) => expect(isJson(text)).toBe(true))
test.each(['', 'x', '5', '"x"', 'true', 'null', '{', '{}x', '[1,]'])('not %s', (text) =>
  expect(isJson(text)).toBe(false),
)
