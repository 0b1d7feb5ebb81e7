import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from '@modelcontextprotocol/client'
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'mcp-test-'))
const client = new Client({ name: 'test', version: '1.0.0' }, { versionNegotiation: { mode: { pin: '2026-07-28' } } })

beforeAll(async () => {
  const command = [join(import.meta.dirname, '..', 'bin.mjs'), 'mcp']
  await client.connect(new StdioClientTransport({ command: process.execPath, args: command, env: { TZ: 'UTC' } }))
})
afterAll(async () => {
  await client.close()
  rmSync(folder, { recursive: true, force: true })
})

interface Called {
  readonly isError?: boolean
  readonly structuredContent?: Record<string, unknown>
  readonly content: readonly { readonly text: string }[]
}
const call = async (name: string, input: Record<string, unknown>): Promise<Called> =>
  (await client.callTool({ name, arguments: input })) as unknown as Called

describe('tools for assistants, asked by the client of the SDK', () => {
  it('are described', async () => {
    const { tools } = await client.listTools()
    const document = readFileSync(join(import.meta.dirname, '..', '..', 'docs', 'assistants.md'), 'utf8')
    const told = [...document.matchAll(/^\| `(\w+)` \| (.*?) \|/gm)]
    expect(told.map(([, name, asked]) => [name, [...asked!.matchAll(/`(\w+)`/g)].map(([, each]) => each)])).toEqual(
      tools.map(({ name, inputSchema }) => [name, Object.keys(inputSchema.properties ?? {})]),
    )
    for (const { description, inputSchema, annotations } of tools) {
      expect(description!.length).toBeGreaterThan(80)
      for (const property of Object.values(inputSchema.properties!)) expect(property).toHaveProperty('description')
      expect(annotations?.openWorldHint).toBe(false)
    }
    expect(client.getInstructions()).toContain('Exact')
  })

  it('answer in words and as data', async () => {
    const { content, structuredContent } = await call('convert_units', { quantity: '5 mi', to: 'km' })
    expect(content[0]!.text).toBe('8.04672 km')
    expect(structuredContent).toMatchObject({ result: { value: '8.04672', unit: 'km', exact: true } })
    const point = await call('convert_coordinates', { point: '55.7558, 37.6173', to: 'mgrs' })
    expect(point.structuredContent).toMatchObject({ result: '37UDB1322479766' })
    const time = await call('convert_time', { moment: '1700000000', zone: 'Europe/Belgrade' })
    expect(time.structuredContent).toMatchObject({ local: '2023-11-14T23:13:20.000+01:00' })
    const network = await call('describe_ip', { address: '10.0.0.0/22' })
    expect(network.structuredContent).toMatchObject({ broadcast: '10.0.3.255', totalHosts: '1022' })
    const token = await call('decode_jwt', { token: 'eyJhbGciOiJub25lIn0.eyJhIjoxfQ.' })
    expect(token.structuredContent).toMatchObject({ payload: { a: 1 }, verified: false })
    expect(token.content[0]!.text).toContain('not signed')
  })

  it('say why they cannot', async () => {
    expect(await call('convert_units', { quantity: 'nothing' })).toMatchObject({ isError: true })
    expect(await call('convert_units', {})).toMatchObject({ isError: true })
    expect(await call('inspect_geodata', { path: join(folder, 'none.gpx') })).toMatchObject({ isError: true })
    expect(await call('inspect_geodata', { path: '-' })).toMatchObject({ isError: true })
  })

  it('convert files, and replace none unasked', async () => {
    const [input, output] = [join(folder, 'a.csv'), join(folder, 'a.geojson')]
    writeFileSync(input, 'name,lon,lat\nX,5,6\n')
    expect((await call('inspect_geodata', { path: input })).structuredContent).toMatchObject({ features: 1 })
    expect((await call('convert_geodata', { inputs: [input], output })).structuredContent).toMatchObject({ ok: true })
    expect(JSON.parse(readFileSync(output, 'utf8')).features[0].geometry.coordinates).toEqual([5, 6])
    expect(await call('convert_geodata', { inputs: [input], output })).toMatchObject({ isError: true })
    const again = await call('convert_geodata', { inputs: [input], output, overwrite: true })
    expect(again.isError).toBeUndefined()
    expect(existsSync(`${output}.part`)).toBe(false)
  })

  it('keep what stands beside a shapefile, and the streams of the protocol', async () => {
    const [input, output] = [join(folder, 'b.csv'), join(folder, 'b.shp')]
    writeFileSync(input, 'name,lon,lat\nX,5,6\n')
    writeFileSync(join(folder, 'b.dbf'), 'mine')
    const refused = await call('convert_geodata', { inputs: [input], output })
    expect(refused.isError).toBe(true)
    expect(refused.content[0]!.text).toContain('b.dbf exists already')
    expect(readFileSync(join(folder, 'b.dbf'), 'utf8')).toBe('mine')
    expect(existsSync(output)).toBe(false)
    const lines = 'wkt\n"POINT(1 2)"\n"LINESTRING(1 2,3 4)"\n'
    writeFileSync(input, lines)
    writeFileSync(join(folder, 'c_lines.shp'), 'mine')
    const split = await call('convert_geodata', { inputs: [input], output: join(folder, 'c.shp') })
    expect([split.isError, readFileSync(join(folder, 'c_lines.shp'), 'utf8')]).toEqual([true, 'mine'])
    expect(existsSync(join(folder, 'c_points.shp'))).toBe(false)
    for (const path of ['-', '/dev/stdout', '/dev/fd/0'])
      expect(await call('convert_geodata', { inputs: [input], output: path, to: 'kml' })).toMatchObject({
        isError: true,
      })
  })

  it('ask for a text where there is none', async () => {
    for (const quantity of ['', ' '])
      expect(await call('convert_units', { quantity, to: 'km' })).toMatchObject({ isError: true })
    expect(await call('convert_units', { quantity: '5 mi', to: '' })).toMatchObject({ isError: true })
    for (const [name, input] of Object.entries({
      convert_coordinates: 'point',
      convert_time: 'moment',
      describe_ip: 'address',
      decode_jwt: 'token',
    }))
      expect(await call(name, { [input]: ' ' })).toMatchObject({ isError: true })
  })
})
