import { spawnSync } from 'node:child_process'
import { describe, expect, it } from 'vitest'
import manifest from '../package.json' with { type: 'json' }
import { commands } from './commands.ts'
import { type Ran, runHere } from './testing/run-here.ts'

const withInput = (input: string, ...words: string[]): Promise<Ran> =>
  runHere(words, { input, environment: { LC_ALL: 'C', TZ: 'UTC' } })
const run = (...words: string[]): Promise<Ran> => withInput('', ...words)

const token =
  'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJzdWIiOiIxMjM0NTY3ODkwIiwibmFtZSI6IkpvaG4gRG9lIiwiaWF0IjoxNTE2MjM5MDIyfQ.SflKxwRJSMeKKF2QT4fwpMeJf36POk6yJV_adQssw5c'

describe('units', () => {
  it.each([
    [['5', 'mi', 'km'], '8.04672 km\n'],
    [['units', '5', 'km', 'nautical', 'miles'], '2.699784 nmi\n'],
    [['-40', 'C', 'F'], '-40 °F\n'],
    [['180cm', 'ft+in'], '5 ft 10.87 in\n'],
    [['5', 'миль', 'в', 'км', '--lang', 'ru'], '8.04672 км\n'],
    [['1', 'ft', 'yd', '--exact'], '0.3333333333333333333333333333333333333333… yd\n'],
  ])('%j', async (words, answer) => {
    expect(await run(...words)).toMatchObject({ status: 0, stdout: answer, stderr: '' })
  })

  it('without a target gives the usual units, or all', async () => {
    const usual = (await run('42.195km')).stdout
    expect(usual).toContain('26.218757 mi')
    expect(usual).not.toContain('parsec')
    expect((await run('42.195km', '--all')).stdout).toContain('parsec')
  })

  it('a list is read as its lines are, though lines that differ in a number alone are read once', async () => {
    const numbers = [
      '0',
      '5',
      '12.50',
      '1.5',
      '1.234',
      '0.12345',
      '007',
      '-3',
      '-300',
      '1e3',
      '1/2',
      '1,234',
      '999999999999999',
    ]
    const lines = ['mi', 'C', 'ft 11 in', 'кг', 'mi per hour', 'm', 'x'].flatMap((unit) =>
      numbers.map((number) => `${number} ${unit}`),
    )
    for (const language of ['en', 'ru', 'sr'])
      for (const target of ['km', 'F', 'lb']) {
        const words = [target, '--json', '--lang', language]
        const { stdout } = await withInput(lines.join('\n'), '-', ...words)
        const answers = stdout.trim().split('\n')
        const backwards = (await withInput(lines.toReversed().join('\n'), '-', ...words)).stdout.trim().split('\n')
        expect(backwards.toReversed()).toEqual(answers)
      }
  })

  it('takes no empty word for one of a unit', async () => {
    expect(await run('', 'km', '--lang', 'en')).toMatchObject({ status: 1, stdout: '' })
    expect(await run('units', ' ', 'km')).toMatchObject({ status: 1, stdout: '' })
    expect((await run('mi', 'km')).stdout).toBe('1.609344 km\n')
  })

  it('says for programs what is wrong, whatever it is', async () => {
    for (const words of ['x mi km', '-x', 'time 0 --unit h', 'completion', 'convert a', 'inspect none.gpx', '5 mi kg'])
      expect(JSON.parse((await run(...words.split(' '), '--json')).stdout), words).toMatchObject({
        ok: false,
        problem: { code: expect.stringMatching(/^[a-z_]+$/) },
        message: expect.stringMatching(/./),
      })
  })

  it('reads lists from standard input, one answer for each line', async () => {
    expect((await withInput('1\n2\r\n\n3', '-', 'mi', 'km')).stdout).toBe('1.609344 km\n3.218688 km\n4.828032 km\n')
    expect(await withInput('5 mi\nnothing\n', '-', 'km')).toMatchObject({ status: 2, stdout: '8.04672 km\n\n' })
    expect((await withInput('nothing\n', '-', 'km')).status).toBe(1)
    const many = Array.from({ length: 250 }, (_, at) => `${at} km`).join('\n')
    expect((await withInput(many, '-', 'm')).stdout.split('\n').map(Number.parseFloat)).toEqual([
      ...Array.from({ length: 250 }, (_, at) => at * 1000),
      Number.NaN,
    ])
  })

  it('answers programs in JSON, and says in it what was wrong', async () => {
    expect(JSON.parse((await run('5', 'mi', 'km', '--json')).stdout)).toMatchObject({
      ok: true,
      from: { text: '5', unit: 'mi' },
      result: { unit: 'km', value: '8.04672', exact: true },
    })
    const refused = await run('5', 'mi', 'xyz', '--json')
    expect(refused.status).toBe(1)
    expect(JSON.parse(refused.stdout)).toMatchObject({ ok: false, problem: { code: 'unknown_unit', word: 'xyz' } })
    expect((await run('10 mA')).stderr).toContain('“mA” (electric current) cannot be converted here yet.')
    // A word with a hyphen in it is no option.
    expect((await run('5', 'mi', 'nautical-miles')).stdout).toBe('4.344881 nmi\n')
  })
})

describe('the other tools', () => {
  /** By cs2cs of PROJ 9.1.1; PZ-90.11 by GOST 32453-2017. */
  it('a last word that is a system is the one that is wanted; of one that is not known the names like it are told', async () => {
    const results = [
      ['55.7558, 37.6173', 'PZ-90.11', '55.7558005, 37.6173028'],
      ['55°45\'20.88"N 37°37\'02.28"E', 'PZ-90.11', '55.7558005, 37.6173028'],
      ['47, 8', 'CH1903+', '47.0013238, 8.0010381'],
      ['52.2, 5.4', 'ETRS89 / LAEA Europe', 'N 3242181.79, E 4006730.99'],
      ['52.2, 5.4', 'utm31', 'E 664014.15, N 5785998.12'],
    ] as const
    for (const [point, system, answer] of results)
      expect(await run('coords', point, system, '--lang', 'en')).toMatchObject({ status: 0, stdout: `${answer}\n` })
    expect(await run('coords', '48.85, 2.35', 'Lambert Paris', '--lang', 'en')).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('EPSG:27572 NTF (Paris) / Lambert zone II'),
    })
  })

  it('coordinates in a system, in all, from a list', async () => {
    expect(await run('coords', 'X=6182999.5 Y=7413580.2', 'wgs84')).toMatchObject({
      status: 0,
      stdout: '55.761761, 37.621464\n',
      stderr: expect.stringContaining('sk95: 55.761778, 37.621486'),
    })
    expect(await run('coords', '6182999.5 7413580.2', 'wgs84')).toMatchObject({
      status: 1,
      stderr: expect.stringContaining(
        'EPSG:28407  Pulkovo 1942 / Gauss-Kruger zone 7, falls at 55.762°, 37.621°: Russia',
      ),
    })
    // In the wrong order they are no place in Africa: Gauss-Krüger zones are not used there.
    expect(await run('coords', 'E 4960000 N 457000', '--lang', 'sr')).toMatchObject({
      status: 1,
      stderr: expect.stringContaining(
        'EPSG:32634  WGS 84 / UTM zone 34N, нашла би се у тачки 44,792°, 20,456°: Србија',
      ),
    })
    // Not believed to be Web Mercator, which may be anywhere, where a country's system fits.
    expect(await run('coords', '-743000 -1043000')).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('EPSG:5514  S-JTSK / Krovak East North, falls at 50.087°, 14.419°: Czechia'),
    })
    expect(await run('coords', 'EPSG:3857 -743000 -1043000', 'wgs84')).toMatchObject({ status: 0 })
    expect(await run('coords', '55.7558, 37.6173', 'mgrs')).toMatchObject({ status: 0, stdout: '37UDB1322479766\n' })
    expect((await run('coords', '55.7558', '37.6173')).stdout).toContain('37U 413224.14 6179766.95')
    expect(await withInput('55.7,37.6\nfoo\n', 'coords', '-', 'mgrs')).toMatchObject({
      status: 2,
      stdout: '37UDB1201373579\n\n',
    })
    expect((await run('coords', '1492232', '6894701')).stderr).toContain('--from')
    expect(await run('coords', '95, 200')).toMatchObject({ status: 1, stdout: '' })
  })

  it('time, in a zone and in a language', async () => {
    const { stdout } = await run('time', '1700000000', '--zone', 'Europe/Belgrade', '--lang', 'sr')
    expect(stdout).toContain('2023-11-14T22:13:20.000Z')
    expect(stdout).toContain('2023-11-14T23:13:20.000+01:00')
    expect(stdout).toContain('уторак')
    expect(JSON.parse((await run('time', '1700000000', '--json')).stdout)).toMatchObject({
      seconds: '1700000000',
      zone: 'UTC',
    })
    expect((await run('time', '31.02.2023')).stderr).toContain('28 (February 2023)')
    expect((await run('time', '1', '--zone', 'Nowhere/At_all')).status).toBe(1)
    expect((await withInput('0\n1700000000\n', 'time', '-')).stdout).toBe(
      '1970-01-01T00:00:00.000Z\n2023-11-14T22:13:20.000Z\n',
    )
  })

  it('addresses, networks, ranges', async () => {
    const { stdout } = await run('ip', '10.0.0.0/22')
    expect(stdout).toMatch(/Broadcast +10\.0\.3\.255/)
    expect(stdout).toMatch(/Total hosts +1022/)
    expect((await run('ip', '10.0.0.0/22', '--split', '24')).stdout).toBe(
      '10.0.0.0/24\n10.0.1.0/24\n10.0.2.0/24\n10.0.3.0/24\n',
    )
    expect((await run('ip', '10.0.0.5-10.0.0.20')).stdout).toContain('10.0.0.8/29\n10.0.0.16/30')
    expect((await run('ip', '10.0.0.0/8', '--split', '32')).status).toBe(1)
    expect((await run('ip', '300.1.1.1')).stderr).toContain('greater than 255')
  })

  it('a token from standard input, never called verified', async () => {
    const { status, stdout, stderr } = await withInput(`Authorization: Bearer ${token}\n`, 'jwt', '-')
    expect(status).toBe(0)
    expect(stdout).toContain('"name": "John Doe"')
    expect(stderr).toContain('not verified')
    expect(JSON.parse((await withInput(token, 'jwt', '-', '--json')).stdout)).toMatchObject({
      payload: { sub: '1234567890' },
      state: 'endless',
      verified: false,
    })
    expect((await run('jwt', token)).stderr).toContain('history')
    expect((await withInput('abc', 'jwt', '-')).status).toBe(1)
  })

  const levels = 30_000
  const tokenOf = (payload: string) => `eyJhbGciOiJub25lIn0.${Buffer.from(payload).toString('base64url')}.`
  it.each([
    ['no token', 'x'.repeat(10_000_000)],
    ['parts without end', 'eyJ.'.repeat(2_500_000)],
    ['a token with a long text', tokenOf(`{"a":"${'x'.repeat(7_000_000)}"}`)],
    ['objects in objects', tokenOf(`${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`)],
    ['lists in lists', tokenOf(`{"a":${'['.repeat(levels)}${']'.repeat(levels)}}`)],
    ['lists that never close', tokenOf('['.repeat(levels))],
  ])('megabytes are told or refused with a reason: %s', async (_, input) => {
    const told = await withInput(input, 'jwt', '-')
    const { status, stdout } = await withInput(input, 'jwt', '-', '--json')
    const { ok, problem, payloadText } = JSON.parse(stdout)
    expect(told.status).toBe(status)
    if (ok) expect(told.stdout).toContain(payloadText)
    else expect(problem).toMatchObject({ code: expect.stringMatching(/^jwt_/) })
  })
})

describe('help and completion', () => {
  it.each(Object.keys(commands))('%s --help', async (command) => {
    expect(await run(command, '--help')).toMatchObject({ status: 0, stderr: '' })
    expect((await run(command, '--help')).stdout).toContain(`convertory`)
  })

  it.each(['--version', '-v', '-V'])('%s is that of the package', async (word) => {
    expect(await run(word)).toEqual({ status: 0, stdout: `${manifest.version}\n`, stderr: '' })
  })

  it('is told in the language asked for, or of the environment', async () => {
    expect((await run('--help', '--lang', 'ru')).stdout).toContain('Коды завершения')
    expect((await run('--help', '--lang=sr')).stdout).toContain('Излазни кодови')
    expect((await run('--help', '--lang', 'xx')).status).toBe(1)
  })

  it('says what is not a command or an option', async () => {
    expect(await run('frobnicate')).toMatchObject({ status: 1, stdout: '' })
    expect((await run('frobnicate')).stderr).toContain('unknown command: frobnicate')
    expect((await run('5', 'mi', 'km', '--fast')).stderr).toContain('unknown option: --fast')
  })

  it('completes in bash what it knows', async () => {
    const script = `${(await run('completion', 'bash')).stdout}
      COMP_WORDS=(convertory coords mg); COMP_CWORD=2; _convertory; echo "\${COMPREPLY[*]}"
      COMP_WORDS=(convertory co); COMP_CWORD=1; _convertory; echo "\${COMPREPLY[*]}"`
    const bash = spawnSync('bash', ['-c', script], { encoding: 'utf8' })
    if (bash.error) return
    const known = Object.keys(commands).filter((command) => command.startsWith('co'))
    expect(known).toEqual(expect.arrayContaining(['coords', 'convert', 'completion']))
    expect(bash.stdout).toBe(`mgrs mgi\n${known.join(' ')}\n`)
  })

  it.each(['zsh', 'fish'])('prints a script for %s', async (shell) => {
    expect((await run('completion', shell)).stdout).toContain('etrs89-serbia')
  })
})

describe('words without a command', () => {
  // What each command is asked elsewhere in this file: without its name the answer is the same.
  it.each([
    ['coords', '55.7558, 37.6173'],
    ['coords', '37U DB 13224 79766'],
    ['coords', '55°45\'21"N 37°37\'02"E'],
    ['coords', '44.78, 20.45 to EPSG:6316'],
    ['coords', 'EPSG:3857'],
    ['coords', 'Гаус-Кригер'],
    ['coords', '95.567, 37.612'],
    ['time', '1700000000'],
    ['time', '12 days after 1 May 2026'],
    ['time', '10am EST to CET'],
    ['time', '2023-02-30'],
    ['ip', '10.0.0.0/22'],
    ['ip', '10.0.0.0/8 except 10.1.0.0/16'],
    ['ip', 'split 10.0.0.0/22 into /24'],
    ['ip', 'fe80::1%eth0'],
    ['ip', '256.1.1.1'],
    ['units', '60 mph * 2.5 h'],
    ['units', '5 km zorp'],
    ['units', '10 km in kg'],
    ['units', '5 km / 0'],
  ])('%s: %s', async (command, text) => {
    const [whole, named] = [await run(text, '--json'), await run(command, text, '--json')]
    expect(named.stdout).not.toBe('')
    expect(whole).toEqual(named)
  })
  it('a token too, whose command tells of the history', async () =>
    expect((await run(token, '--json')).stdout).toBe((await run('jwt', token, '--json')).stdout))

  it.each(['usd to eur', 'pdf to word', 'jpg to png', 'mp4 to mp3', 'base64', 'json', 'rgb', 'binary to decimal'])(
    '%s is not here, and what is',
    async (text) => {
      const said: Ran[] = []
      for (const language of ['en', 'ru', 'sr']) said.push(await run(text, '--lang', language))
      expect(said.map(({ status, stdout }) => [status, stdout])).toEqual(Array(3).fill([1, '']))
      expect(new Set(said.map(({ stderr }) => stderr)).size).toBe(3)
      expect(JSON.parse((await run(text, '--json')).stdout).problem.code).toBe('not_here')
    },
  )
  it.each([
    ['garmin fit to gpx', 'convert'],
    ['shapefile to geojson', 'convert'],
    ['jwt decoder', 'jwt'],
    ['subnet calculator', 'ip'],
    ['длина', 'units'],
    ['length', 'units'],
  ])('%s is what another command is for: %s', async (text, command) => {
    const { status, stdout, stderr } = await run(text, '--lang', 'en')
    expect([status, stdout]).toEqual([1, ''])
    expect(stderr).toContain(`convertory ${command} --help`)
  })
})
