import { afterAll, expect, expectTypeOf, test } from 'vitest'
import { languages } from '#engines/core/index.ts'
import type { GeodataProblem } from '#engines/geodata/index.ts'
import { geodataProblemText } from '#wording/geodata-problem-texts.ts'
import { formatBytes, formatCount, formatDegrees } from '#wording/numbers.ts'
import { speakIn } from './messages.ts'

/** Every problem of a file in every shape it has, as it is said. What should change: `npx vitest run cli/whole-problems -u`, and read the difference. */
const problems = [
  { code: 'empty_file' },
  { code: 'not_this_format', expected: 'gpx' },
  { code: 'not_this_format', expected: 'gpx', found: 'geojson' },
  { code: 'not_this_format', expected: 'gpx', found: 'PDF' },
  { code: 'not_this_format', expected: 'gpx', found: 'HTML' },
  { code: 'pair_not_supported', from: 'gpx', to: 'fit' },
  { code: 'truncated', offset: 7, line: 2 },
  { code: 'truncated', offset: 7 },
  { code: 'malformed', offset: 0, line: 12_345, detail: 'x' },
  { code: 'too_deep', limit: 1000 },
  { code: 'too_deep', limit: 1000, offset: 0 },
  { code: 'too_large', what: 'x', limit: 5_000_000 },
  { code: 'file_too_large', name: 'a.shp', limitBytes: 2_147_483_647 },
  { code: 'expands_too_much', entry: 'doc.kml', limit: 5 },
  { code: 'unfolds_too_much', limit: 50_000_000 },
  { code: 'absurd_count', what: 'x', declared: 1_000_000, possible: 5 },
  { code: 'absurd_count', what: 'x', declared: 1_000_000, possible: 5, record: 3 },
  { code: 'entities_refused', offset: 5, line: 1 },
  { code: 'no_usable_coordinates' },
  { code: 'no_usable_coordinates', because: { code: 'points-without-position-dropped', count: 2 } },
  { code: 'no_usable_coordinates', because: { code: 'coordinates-unreadable', count: 5 } },
  { code: 'checksum_wrong' },
  { code: 'no_position_columns', columns: ['a', 'b'], examples: ['1', '2'] },
  { code: 'unclosed_quote', offset: 5 },
  { code: 'database_damaged', detail: 'x' },
  { code: 'nothing_to_convert' },
  { code: 'nothing_to_convert', found: 'links' },
  { code: 'nothing_to_convert', found: 'links', subject: 'https://example.com/a.kml' },
  { code: 'nothing_to_convert', found: 'links', subject: 'x'.repeat(201) },
  { code: 'nothing_to_convert', found: 'links', subject: 'x'.repeat(200) },
  { code: 'nothing_to_convert', found: 'overlays', subject: 'x' },
  { code: 'nothing_to_convert', found: 'models' },
  { code: 'nothing_to_convert', found: 'without-geometry' },
  { code: 'not_a_zip' },
  { code: 'zip_damaged' },
  { code: 'zip_damaged', entry: 'a.shp' },
  { code: 'zip_encrypted', entry: 'a.shp' },
  { code: 'zip_method_unknown', entry: 'a.shp', method: 99 },
  { code: 'missing_member', extension: '.shp' },
  { code: 'service_exception', text: 'No such layer' },
  { code: 'crs_needed', extent: [3_500_000.4, 5_500_000.5, 1, 1], words: '' },
  { code: 'crs_needed', named: 'WGS 84', extent: [-3_500_000, 5_500_000, 1, 1], words: '' },
  { code: 'crs_needed', extent: [0, 0, 20, 95], words: '' },
  { code: 'crs_needed', extent: [10, 5_500_000, 20, 5_600_000], words: '' },
  { code: 'crs_does_not_fit', crs: 'EPSG:28407' },
  { code: 'outside_crs_area', crs: 'EPSG:6316', area: 'Serbia' },
  {
    code: 'outside_crs_area',
    crs: 'EPSG:6316',
    area: 'Serbia',
    longitudeDegrees: 13.25,
    latitudeDegrees: -52.5,
    line: 2,
  },
  {
    code: 'crs_axes_needed',
    crs: 'EPSG:6316',
    choices: [
      { axes: 'x-north', longitudeDegrees: 20.5, latitudeDegrees: 44.25 },
      { axes: 'x-east', longitudeDegrees: 21.5, latitudeDegrees: 45.25 },
      { axes: 'north-east', longitudeDegrees: 22.5, latitudeDegrees: 46.25 },
      { axes: 'east-north', longitudeDegrees: 23.5, latitudeDegrees: 47.25 },
    ],
  },
  { code: 'crs_axes_mixed' },
  { code: 'crs_axes_mixed', line: 2, otherLine: 1003 },
  { code: 'degrees_for_metres', crs: 'EPSG:6316' },
  { code: 'unknown_crs', crs: 'EPSG:1' },
  { code: 'unknown_crs', crs: 'EPSG:1', missing: { kind: 'code', name: 'EPSG:1' } },
  { code: 'unknown_crs', crs: 'Mine', missing: { kind: 'method', name: 'Bonne' } },
  { code: 'unknown_target_crs', crs: 'EPSG:1' },
  { code: 'crs_not_written', to: 'kml' },
  { code: 'crs_not_written', to: 'shp', crs: 'EPSG:28407' },
  { code: 'crs_without_code', crs: 'Mine' },
  { code: 'place_outside_crs', crs: 'EPSG:8682', longitudeDegrees: -70.5, latitudeDegrees: 8.123456 },
  { code: 'unknown_type', what: 'x', value: '77' },
  { code: 'unknown_type', what: 'x', value: '77', record: 4 },
  { code: 'step_not_understood', step: 'simplify', value: 'zorp' },
  { code: 'step_not_understood', step: 'zorp', value: '5' },
  { code: 'step_field_unknown', field: 'x', fields: [] },
  { code: 'step_field_unknown', field: 'x', fields: ['a', 'b'] },
  { code: 'step_lacks', step: 'split', what: 'times' },
  { code: 'step_lacks', step: 'split', what: 'laps' },
  { code: 'too_many_parts', limit: 1000 },
  { code: 'nothing_left', steps: ['bbox'] },
  { code: 'aborted' },
  { code: 'internal', detail: 'no idea', name: 'Error' },
] as const satisfies readonly GeodataProblem[]

test('no problem is left out', () =>
  expectTypeOf<Exclude<GeodataProblem['code'], (typeof problems)[number]['code']>>().toBeNever())

afterAll(() => speakIn('en'))

test.each(languages)('problems of files in %s', async (language) => {
  speakIn(language)
  const lines = problems.map(
    (problem) => `${JSON.stringify(problem).slice(0, 150)}\n  ${geodataProblemText(problem, language)}`,
  )
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(`fixtures/problems-${language}.txt`)
})

test('numbers in sentences', () => {
  const bytes = [0, 1, 999, 1000, 9_949, 9_951, 999_499, 999_500, 2_147_483_647, 5e12]
  expect(
    Object.fromEntries(
      languages.map((language) => [
        language,
        [
          ...bytes.map((count) => formatBytes(count, language)),
          formatCount(-1_234_567, language),
          formatDegrees(-0.1234567, language),
        ],
      ]),
    ),
  ).toMatchInlineSnapshot(`
    {
      "en": [
        "0 bytes",
        "1 byte",
        "999 bytes",
        "1 kB",
        "9.9 kB",
        "10 kB",
        "999 kB",
        "1 MB",
        "2.1 GB",
        "5,000 GB",
        "−1,234,567",
        "−0.12346°",
      ],
      "ru": [
        "0 байт",
        "1 байт",
        "999 байт",
        "1 кБ",
        "9,9 кБ",
        "10 кБ",
        "999 кБ",
        "1 МБ",
        "2,1 ГБ",
        "5 000 ГБ",
        "−1 234 567",
        "−0,12346°",
      ],
      "sr": [
        "0 бајтова",
        "1 бајт",
        "999 бајтова",
        "1 kB",
        "9,9 kB",
        "10 kB",
        "999 kB",
        "1 MB",
        "2,1 GB",
        "5 000 GB",
        "−1 234 567",
        "−0,12346°",
      ],
    }
  `)
})
