import { describe, expect, test } from 'vitest'
import { stepIds } from '#engines/geodata/index.ts'
import { parseArguments } from './arguments.ts'
import { commands, isCommand, nearest } from './commands.ts'
import type { Say } from './texts.ts'
import { languageOf, parseWords } from './words.ts'

const say: Say = (key, inputs = {}) => `${key}(${Object.values(inputs).join(', ')})`
const speech = { say, language: 'en' } as const
const nothing = {
  speech,
  files: [],
  asJson: false,
  merges: false,
  perLayer: false,
  grids: [],
  options: {},
  readOptions: {},
  steps: {},
}

describe('the command line of files', () => {
  test.each([
    ['a.gpx b.kml', { files: ['a.gpx', 'b.kml'] }],
    ['- -', { files: ['-', '-'] }],
    ['--json --merge --layers', { asJson: true, merges: true, perLayer: true }],
    ['--from csv --to=kml', { from: 'csv', to: 'kml' }],
    ['--precision 0 --quantization 2', { options: { precision: 0, quantization: 2 } }],
    ['--precision 15 --quantization=1000000000', { options: { precision: 15, quantization: 1e9 } }],
    [
      '--fields a,b --rows point --lines route',
      { options: { rows: 'point', lines: 'route' }, steps: { fields: 'a, b' } },
    ],
    ['--rows feature --lines track', { options: { rows: 'feature', lines: 'track' } }],
    ['--delimiter tab', { options: { delimiter: '\t' }, readOptions: { delimiter: 'tab' } }],
    ['--delimiter semicolon', { options: { delimiter: ';' }, readOptions: { delimiter: 'semicolon' } }],
    ['--delimiter comma', { options: { delimiter: ',' }, readOptions: { delimiter: 'comma' } }],
    ['--delimiter pipe', { options: { delimiter: '|' }, readOptions: { delimiter: 'pipe' } }],
    ['--delimiter=;', { options: { delimiter: ';' }, readOptions: { delimiter: ';' } }],
    [
      '--longitude x --latitude y --geometry g --encoding cp1251 --crs EPSG:4326',
      {
        readOptions: {
          longitudeColumn: 'x',
          latitudeColumn: 'y',
          geometryColumn: 'g',
          encoding: 'cp1251',
          crs: 'EPSG:4326',
        },
      },
    ],
    ['--reduce 2000 --reverse --where a=1', { steps: { reduce: '2000', reverse: 'yes', where: 'a = 1' } }],
    ['--reduce=0,5km', { steps: { reduce: '500m' } }],
    ['--to-crs EPSG:3857', { options: { crs: 'EPSG:3857' } }],
  ])('%s', (text, expected) => {
    expect(parseArguments('convert', text.split(' '), speech)).toEqual({ ...nothing, ...expected })
  })

  test.each([
    ['--precision -1', 'cli_not_decimals(-1)'],
    ['--precision 16', 'cli_not_decimals(16)'],
    ['--precision 1.5', 'cli_not_decimals(1.5)'],
    ['--precision=', 'cli_not_decimals()'],
    ['--quantization 1', 'cli_not_steps(1)'],
    ['--quantization 1000000001', 'cli_not_steps(1000000001)'],
    ['--from xyz', 'cli_unknown_format(xyz)'],
    ['--rows both', 'cli_not_one_of(both, "point", "feature")'],
    ['--lines both', 'cli_not_one_of(both, "track", "route")'],
    ['--delimiter x', 'cli_not_one_of(x, ",", ";", "\\t", "|")'],
    ['--reduce few', '--reduce does not understand “few”.'],
    ['--where a', '--where does not understand “a”.'],
    ['--crs=', 'cli_wants_system(--crs)'],
    ['--to-crs=', 'cli_wants_system(--to-crs)'],
    ['--to', 'cli_option_wants_value(--to)'],
    ['--fast', 'cli_unknown_option(--fast, convert, --from, --to, --merge,'],
    ['-x', 'cli_unknown_option(-x, convert, '],
  ])('%s is refused: %s', (text, message) => {
    expect(() => parseArguments('convert', text.split(' '), speech)).toThrow(message)
  })
})

test('every step is an option of convert', () => {
  expect(commands.convert).toEqual(expect.arrayContaining(stepIds.map((id) => `--${id}`)))
})

describe('the command line of texts', () => {
  test.each([
    ['5 mi km', { words: ['5', 'mi', 'km'], options: {} }],
    ['-40 C F --exact', { words: ['-40', 'C', 'F'], options: { '--exact': '' } }],
    ['5 mi --all --json', { words: ['5', 'mi'], options: { '--all': '', '--json': '' } }],
    ['- km', { words: ['-', 'km'], options: {} }],
    ['-- --all -x', { words: ['--all', '-x'], options: {} }],
    ['-h', { words: [], options: { '--help': '' } }],
  ])('%s', (text, expected) => expect(parseWords('units', text.split(' '), say)).toEqual(expected))

  test('options with values, either way', () => {
    expect(parseWords('time', ['1', '--zone', 'UTC', '--unit=ms'], say)).toEqual({
      words: ['1'],
      options: { '--zone': 'UTC', '--unit': 'ms' },
    })
    expect(() => parseWords('time', ['1', '--zone'], say)).toThrow('cli_option_wants_value(--zone)')
    expect(() => parseWords('time', ['1', '--exact'], say)).toThrow('cli_unknown_option(--exact, time, --zone')
  })

  test('the language asked for, else that of the environment', () => {
    expect(languageOf(['5', '--lang', 'ru'], {})).toBe('ru')
    expect(languageOf(['--lang=sr'], { LC_ALL: 'ru_RU.UTF-8' })).toBe('sr')
    expect(languageOf([], { LC_ALL: 'ru_RU.UTF-8' })).toBe('ru')
    expect(languageOf([], { LANG: 'sr_RS@latin' })).toBe('sr')
    expect(languageOf([], {})).toBe('en')
    expect(() => languageOf(['--lang', 'xx'], {})).toThrow('“xx” is not one of en, ru, sr')
    expect(() => languageOf(['--lang'], {})).toThrow()
  })
})

test('what was probably meant', () => {
  const names = Object.keys(commands)
  const meant = (word: string) => nearest(word, names)
  expect(['unit', 'UNITS', 'cord', 'coord', 'tmie', 'times', 'convrt', 'kovert', 'pi', 'i', 'insp'].map(meant)).toEqual(
    ['units', 'units', 'coords', 'coords', undefined, 'time', 'convert', 'convert', undefined, 'ip', 'inspect'],
  )
  // Two letters of a long name, one of a short one.
  expect(['inspxxt', 'inspxxx', 'timx', 'tixx', 'uxxts', 'jwt', 'jw', 'jwx', 'ipx', 'ipxx'].map(meant)).toEqual([
    'inspect',
    undefined,
    'time',
    undefined,
    'units',
    'jwt',
    'jwt',
    'jwt',
    'ip',
    undefined,
  ])
  expect(nearest('abc', [])).toBeUndefined()
  expect(['units', 'toString', undefined].map(isCommand)).toEqual([true, false, false])
})
