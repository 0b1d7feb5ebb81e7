import { strToU8, zipSync } from 'fflate'
import { expect, it } from 'vitest'
import { converted, problemOf } from '../../testing/run.ts'

const styles =
  '<styleSheet><numFmts><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd"/><numFmt numFmtId="165" formatCode="0.0&quot; days&quot;"/></numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="164"/><xf numFmtId="165"/><xf numFmtId="22"/></cellXfs></styleSheet>'
const strings =
  '<sst><si><t>name</t></si><si><r><t>Бео</t></r><r><rPr><b/></rPr><t>град</t></r></si><si><t>東京</t><rPh sb="0" eb="2"><t>トウキョウ</t></rPh></si></sst>'
const header =
  '<row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="inlineStr"><is><t>lat</t></is></c><c r="C1" t="str"><v>lon</v></c><c r="D1" t="inlineStr"><is><t>value</t></is></c></row>'

interface Sheet {
  readonly state?: string
  readonly rows: string
}
const workbook = (sheets: readonly Sheet[], properties = '') =>
  zipSync({
    '[Content_Types].xml': strToU8('<Types/>'),
    'xl/workbook.xml': strToU8(
      `<workbook xmlns:r="r">${properties}<sheets>${sheets.map(({ state = 'visible' }, index) => `<sheet name="S${index}" state="${state}" r:id="r${index}"/>`).join('')}</sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': strToU8(
      `<Relationships>${sheets.map((_, index) => `<Relationship Id="r${index}" Target="worksheets/s${index}.xml"/>`).join('')}</Relationships>`,
    ),
    'xl/sharedStrings.xml': strToU8(strings),
    'xl/styles.xml': strToU8(styles),
    ...Object.fromEntries(
      sheets.map(({ rows }, index) => [
        `xl/worksheets/s${index}.xml`,
        strToU8(`<worksheet><sheetData>${rows}</sheetData></worksheet>`),
      ]),
    ),
  })

const row = (cell: string, at = 2) =>
  `<row r="${at}"><c r="A${at}" t="s"><v>1</v></c><c r="B${at}"><v>44.820599999999999</v></c><c r="C${at}"><v>20.46</v></c>${cell.replace('@', `r="D${at}"`)}</row>`
const read = async (bytes: Uint8Array) => {
  const { text, notes } = await converted(bytes, 'xlsx', 'geojson', 'a.xlsx')
  const { features } = JSON.parse(text) as {
    features: { properties: Record<string, unknown>; geometry: { coordinates: number[] } }[]
  }
  return { features, notes }
}

it.each([
  ['a day', '<c @ s="1"><v>46142</v></c>', '', '2026-04-30'],
  ['a moment', '<c @ s="3"><v>46142.4166667</v></c>', '', '2026-04-30T10:00:00'],
  ['a time of day', '<c @ s="3"><v>0.75</v></c>', '', '18:00:00'],
  ['a day counted from 1904', '<c @ s="1"><v>44680</v></c>', '<workbookPr date1904="1"/>', '2026-04-30'],
  ['a day before the leap day that never was', '<c @ s="1"><v>59</v></c>', '', '1900-02-28'],
  ['a number with the word days', '<c @ s="2"><v>3.5</v></c>', '', 3.5],
  ['a number without its binary noise', '<c @><v>0.30000000000000004</v></c>', '', 0.30000000000000004],
  ['a yes', '<c @ t="b"><v>1</v></c>', '', true],
  ['an error', '<c @ t="e"><v>#N/A</v></c>', '', null],
  ['a text with a comma and marks', '<c @ t="inlineStr"><is><t>a, "b"</t></is></c>', '', 'a, "b"'],
  ['a text in runs', '<c @ t="s"><v>1</v></c>', '', 'Београд'],
  ['a text with its reading', '<c @ t="s"><v>2</v></c>', '', '東京'],
])('%s', async (_, cell, properties, value) => {
  const { features } = await read(workbook([{ rows: header + row(cell) }], properties))
  expect(features[0]?.properties).toEqual({ name: 'Београд', value })
  expect(features[0]?.geometry.coordinates).toEqual([20.46, 44.8206])
})

it('hidden and empty sheets are passed over, and further ones counted', async () => {
  const table = header + row('<c @><v>1</v></c>')
  const sheets = [{ state: 'hidden', rows: 'x' }, { rows: '' }, { rows: table }, { rows: table }]
  const { features, notes } = await read(workbook(sheets))
  expect(features).toHaveLength(1)
  expect(notes).toContainEqual({ code: 'plain-tables-dropped', kind: 'lost', count: 1 })
})

it('a workbook without rows has nothing to convert', async () => {
  const bytes = workbook([{ rows: '' }])
  expect(await problemOf(bytes, 'xlsx')).toEqual({ code: 'nothing_to_convert' })
})
