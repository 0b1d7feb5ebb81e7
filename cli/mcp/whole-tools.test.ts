import { mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client, InMemoryTransport, SUPPORTED_PROTOCOL_VERSIONS } from '@modelcontextprotocol/client'
import { serveStdio } from '@modelcontextprotocol/server/stdio'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sayIn } from '../texts.ts'
import { toolServer } from './serve.ts'

/**
 * What an assistant is told of the tools, and everything they answer. What should change: `npx vitest run cli/mcp -u`, and read the difference.
 * That they are served as a program, too, is what `mcp.test.ts` sees.
 */
const folder = realpathSync(mkdtempSync(join(tmpdir(), 'mcp-whole-')))
const before = process.cwd()
const newest = '2026-07-28'
const clientOf = (mode: 'legacy' | { pin: string }) =>
  new Client({ name: 'test', version: '1.0.0' }, { versionNegotiation: { mode } })
const client = clientOf({ pin: newest })

/** Our end of a connection to the tools, served as over standard input and output. */
function served(): InMemoryTransport {
  const [ours, theirs] = InMemoryTransport.createLinkedPair()
  const circumstances = {
    language: 'en',
    say: sayIn('en'),
    now: 1_700_000_000n * 1_000_000_000n,
    zone: 'Europe/Belgrade',
  } as const
  serveStdio(() => toolServer(() => circumstances), { transport: theirs })
  return ours
}

beforeAll(async () => {
  process.chdir(folder)
  writeFileSync('a.csv', 'name,colour,lon,lat\nX,red,5.123456,6\n')
  writeFileSync('b.csv', 'name,lon,lat\nY,7,8\n')
  writeFileSync('metres.csv', 'x,y\n7413580.2,6182999.5\n')
  writeFileSync('columns.csv', 'name,colour\nX,red\n')
  writeFileSync('table', 'name;lon;lat\nZ;9;10\n')
  writeFileSync('bad.gpx', '<gpx><wpt lat="1"')
  await client.connect(served())
})
afterAll(async () => {
  await client.close()
  process.chdir(before)
  rmSync(folder, { recursive: true, force: true })
})

test('the newest protocol is spoken, and every one before it', async () => {
  expect(client.getNegotiatedProtocolVersion()).toBe(newest)
  expect(SUPPORTED_PROTOCOL_VERSIONS).toContain('2024-11-05')
  const { tools } = await client.listTools()
  for (const version of SUPPORTED_PROTOCOL_VERSIONS) {
    const older = clientOf('legacy')
    await older.connect(asking(served(), version))
    expect(older.getNegotiatedProtocolVersion()).toBe(version)
    expect((await older.listTools()).tools.map(({ name }) => name)).toEqual(tools.map(({ name }) => name))
    const answer = await older.callTool({ name: 'convert_units', arguments: { quantity: '5 mi', to: 'km' } })
    expect(answer).toMatchObject({ structuredContent: { result: { value: '8.04672' } } })
    await older.close()
  }
})

/** As a client does that knows nothing newer. */
function asking(transport: InMemoryTransport, protocolVersion: string): InMemoryTransport {
  const send = transport.send.bind(transport)
  transport.send = (message, options) =>
    send(
      'method' in message && message.method === 'initialize'
        ? { ...message, params: { ...message.params, protocolVersion } }
        : message,
      options,
    )
  return transport
}

test('what is told of the tools', async () => {
  const { tools } = await client.listTools()
  const told = { instructions: client.getInstructions(), tools }
  expect(client.getServerVersion()).toMatchObject({
    name: 'convertory',
    version: expect.stringMatching(/^\d+\.\d+\.\d+/),
  })
  await expect(`${JSON.stringify(told, null, 2)}\n`).toMatchFileSnapshot('fixtures/tools.json')
})

const calls: readonly (readonly [tool: string, input: Readonly<Record<string, unknown>>])[] = [
  ['convert_units', { quantity: '5 mi', to: 'km' }],
  ['convert_units', { quantity: '42.195 km in miles' }],
  ['convert_units', { quantity: '0 C' }],
  ['convert_units', { quantity: '5 mi' }],
  ['convert_units', { quantity: '0 C', all: true }],
  ['convert_units', { quantity: 'nothing' }],
  ['convert_units', { quantity: '5'.repeat(301) }],
  ['convert_units', { quantity: '5 km', to: 'm'.repeat(81) }],
  ['convert_coordinates', { point: '55.7558, 37.6173', to: 'mgrs' }],
  ['convert_coordinates', { point: '55.7558, 37.6173' }],
  ['convert_coordinates', { point: '6182999.5 7413580.2', from: 'sk42', to: 'wgs84' }],
  ['convert_coordinates', { point: '1492232 6894701' }],
  ['convert_coordinates', { point: 'X=6182999.5 Y=7413580.2', to: 'wgs84' }],
  ['convert_coordinates', { point: '55.7558, 37.6173', to: 'parrot' }],
  ['convert_coordinates', { point: '55.7558, 37.6173', from: 'parrot' }],
  ['convert_time', { moment: '1700000000' }],
  ['convert_time', { moment: '1700000000', unit: 'ms', zone: 'Asia/Kolkata' }],
  ['convert_time', { moment: 'now', zone: 'Nowhere/Land' }],
  ['describe_ip', { address: '10.0.0.0/22' }],
  ['describe_ip', { address: '10.0.0.0/22', split: 24 }],
  ['describe_ip', { address: '10.0.0.0/30', split: 0 }],
  ['describe_ip', { address: '2001:db8::/127', split: 128 }],
  ['describe_ip', { address: '2001:db8::/127', split: 129 }],
  ['describe_ip', { address: '10.0.0.5-10.0.0.20' }],
  ['decode_jwt', { token: 'eyJhbGciOiJub25lIn0.eyJhIjoxfQ.' }],
  ['decode_jwt', { token: 'no token' }],
  ['inspect_geodata', { path: 'a.csv' }],
  ['inspect_geodata', { path: 'table' }],
  ['inspect_geodata', { path: 'table', from: 'csv' }],
  ['inspect_geodata', { path: 'a.csv', from: 'gpx' }],
  ['inspect_geodata', { path: 'metres.csv' }],
  ['inspect_geodata', { path: 'metres.csv', crs: 'EPSG:28407' }],
  ['inspect_geodata', { path: 'columns.csv' }],
  ['inspect_geodata', { path: 'bad.gpx' }],
  ['inspect_geodata', { path: 'none.gpx' }],
  ['inspect_geodata', { path: '-' }],
  ['convert_geodata', { inputs: ['a.csv'], output: 'a.geojson' }],
  ['convert_geodata', { inputs: ['a.csv'], output: 'a.geojson' }],
  ['convert_geodata', { inputs: ['b.csv'], output: 'a.geojson', overwrite: true }],
  ['convert_geodata', { inputs: ['a.csv', 'b.csv'], output: 'both.geojson' }],
  ['convert_geodata', { inputs: ['a.csv'], output: 'short.geojson', precision: 0, fields: ['name'] }],
  ['convert_geodata', { inputs: ['a.csv'], output: 'fine.geojson', precision: 15 }],
  ['convert_geodata', { inputs: ['a.csv'], output: 'finer.geojson', precision: 16 }],
  ['convert_geodata', { inputs: ['a.csv'], output: 'coarse.geojson', precision: -1 }],
  ['convert_geodata', { inputs: ['table'], from: 'csv', output: 'table.out', to: 'gpx' }],
  ['convert_geodata', { inputs: ['a.csv'], from: 'gpx', output: 'wrong.kml' }],
  ['convert_geodata', { inputs: ['metres.csv'], crs: 'EPSG:28407', output: 'metres.geojson' }],
  ['convert_geodata', { inputs: ['a.csv'], output: 'a.shp', toCrs: 'EPSG:3857' }],
  ['convert_geodata', { inputs: ['a.csv'], output: 'nowhere/a.gpx' }],
  ['convert_geodata', { inputs: ['a.csv'], output: 'a.parrot' }],
  ['convert_geodata', { inputs: ['bad.gpx'], output: 'bad.kml' }],
  ['convert_geodata', { inputs: ['-'], output: 'a.kml' }],
  ['convert_geodata', { inputs: ['a.csv'], output: '-' }],
  ['convert_geodata', { inputs: [], output: 'a.kml' }],
]

test('what they answer, and what they leave in the folder', async () => {
  const answers: string[] = []
  for (const [name, input] of calls) {
    const { content, structuredContent, isError } = await client.callTool({ name, arguments: input })
    const words = (content as { text: string }[]).flatMap(({ text }) => text.split('\n'))
    const data = structuredContent === undefined ? [] : [JSON.stringify(structuredContent)]
    answers.push([`${name} ${JSON.stringify(input)}`, ...words, ...data, ...(isError ? ['error'] : [])].join('\n  '))
  }
  answers.push(`files: ${readdirSync(folder).toSorted().join(' ')}`)
  for (const name of ['a.geojson', 'both.geojson', 'short.geojson', 'metres.geojson'])
    answers.push(`${name}: ${readFileSync(name, 'utf8').trim()}`)
  // An assistant has inputs, and no options of a command line.
  expect(answers.filter((answer) => /(?<!\S)--[a-z]/.test(answer))).toEqual([])
  await expect(`${answers.join('\n')}\n`).toMatchFileSnapshot('fixtures/answers.txt')
})
