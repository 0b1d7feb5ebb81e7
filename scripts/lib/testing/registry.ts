import { createHash } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'

export interface FakePackage {
  readonly name: string
  readonly version: string
  readonly [field: string]: unknown
}

/** As much of an npm registry as an installation asks for, so that npm itself can be tested without the network. */
export async function serveRegistry(packages: readonly FakePackage[]): Promise<{ url: string; server: Server }> {
  const server = createServer((request, response) => {
    const path = decodeURIComponent(request.url!.slice(1))
    const found = packages.find(({ name }) => path === name || path === `${name}.tgz`)
    if (!found) return response.writeHead(404).end('{}')
    const tarball = tarballOf(found)
    if (path.endsWith('.tgz')) return response.end(tarball)
    const integrity = `sha512-${createHash('sha512').update(tarball).digest('base64')}`
    const manifest = { ...found, dist: { tarball: `${url}${found.name}.tgz`, integrity } }
    return response
      .writeHead(200, { 'content-type': 'application/json' })
      .end(JSON.stringify({ name: found.name, 'dist-tags': {}, versions: { [found.version]: manifest } }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
  return { url, server }
}

/** A tar of one file: a header of 512 bytes, the content filled up to 512, two empty blocks. */
function tarballOf(manifest: FakePackage): Buffer {
  const content = Buffer.from(JSON.stringify(manifest))
  const header = Buffer.alloc(512)
  header.write('package/package.json', 0)
  header.write('0000644\0', 100)
  header.write('0000000\0', 108)
  header.write('0000000\0', 116)
  header.write(`${content.length.toString(8).padStart(11, '0')}\0`, 124)
  header.write('00000000000\0', 136)
  header.write('        ', 148)
  header.write('0', 156)
  header.write('ustar\u000000', 257)
  const sum = header.reduce((total, byte) => total + byte, 0)
  header.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148)
  return gzipSync(Buffer.concat([header, content, Buffer.alloc(((512 - (content.length % 512)) % 512) + 1024)]))
}
