import { expect, test } from 'vitest'
import { meaningOfText } from './meaning-of-text.ts'

const asked = { language: 'en' } as const

test.each(['OSGB 350000 450000', 'BNG 180358 530043', '530043, 180358 (OSGB)'])(
  'under the name of the British grid bare numbers that fit it in both orders are asked about: %s',
  async (text) => {
    const meaning = await meaningOfText(text, asked)
    expect(meaning).toMatchObject({ kind: 'unplaced', problem: { code: 'axes_needed', choices: [{}, {}] } })
  },
)

test('only one order fits, or the axes are named or said', async () => {
  const both = 'OSGB 350000 450000'
  expect(await meaningOfText('OSGB 385000 801000', asked)).toMatchObject({ kind: 'likeliest', others: [] })
  expect(await meaningOfText(both, { ...asked, axes: 'north-east' })).toMatchObject({ kind: 'registered' })
  expect(await meaningOfText('OSGB E 350000 N 450000', asked)).toMatchObject({ kind: 'likeliest', others: [] })
})
