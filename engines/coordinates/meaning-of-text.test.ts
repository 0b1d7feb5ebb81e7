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

test.each([
  ['СК-42 X 7413580 Y 6182999', 'EPSG:28407', false],
  ['MGI X 7457000 Y 4960000', 'EPSG:6316', false],
  ['OSGB N 385000 E 801000', 'EPSG:27700', true],
])(
  'letters that one of the ten cannot read are asked of the registry under its name: %s',
  async (text, id, isContrary) => {
    const meaning = await meaningOfText(text, asked)
    expect(meaning).toMatchObject({ kind: 'registered', placement: { system: { id }, isContrary } })
  },
)

test('numbers that do not fit the system of their name are offered in no other', async () => {
  expect(await meaningOfText('SK-42 X 12345 Y 6789', asked)).toEqual({ kind: 'unread', problem: undefined })
})
