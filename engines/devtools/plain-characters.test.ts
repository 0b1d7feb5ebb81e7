import { expect, test } from 'vitest'
import { plainCharacters, unwrap } from './plain-characters.ts'

test.each([
  ['٠١٢٣٤٥٦٧٨٩', '0123456789'],
  ['०९ ߀߉', '09 09'],
  ['𝟎𝟗𝟘𝟡', '0909'],
  ['𑁦𑁯', '09'],
  ['１２：３０ａｂ', '12:30ab'],
  ['−5 – 6 — 7‑8', '-5 - 6 - 7-8'],
  ['’a‘ “b” «c» 5′ 6″', `'a' "b" "c" 5' 6''`],
  ['\ufeffa\u200bb\u00ad c\u00a0\u2003 \n d ', 'ab c d'],
])('%s', (text, expected) => expect(plainCharacters(text)).toBe(expected))

test.each([
  ['"a"', 'a'],
  ["'a'", 'a'],
  ['`a`', 'a'],
  ['(a)', 'a'],
  ['[a]', 'a'],
  ['{a}', 'a'],
  ['<a>', 'a'],
  ['[1],', '1'],
  ['( {`a`}; ),', 'a'],
  ['<<<<<a>>>>>', '<<<<<a>>>>>'],
  ['(((((a)))))', '(((((a)))))'],
  ['[("x")]', 'x'],
  ['{[("\'x\'")]}', "'x'"],
  ['(a) and (b)', '(a) and (b)'],
  ['"a" "b"', '"a" "b"'],
  ['()', '()'],
  ["''a'", "''a'"],
  ['"', '"'],
  ['a,;', 'a'],
  ['a ;', 'a'],
  ['a,b', 'a,b'],
  ['{[(< a >)]}', 'a'],
  ['', ''],
])('%s without what is around it', (text, expected) => expect(unwrap(text)).toBe(expected))
