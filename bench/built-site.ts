import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

/** The site in build/ on a free port, as visitors get it. */
export async function serveBuiltSite(): Promise<{ address: string; pid: number; close: () => Promise<void> }> {
  const root = fileURLToPath(new URL('..', import.meta.url))
  const environment = { ...process.env, PORT: '0', HOST: '127.0.0.1', ACCESS_LOG: 'off' }
  const server = spawn(process.execPath, ['edge/node.ts'], { cwd: root, env: environment })
  const ended = once(server, 'exit')
  const port = await new Promise<string>((resolve, reject) => {
    server.stdout.on('data', (chunk) => {
      const found = /localhost:(\d+)/.exec(String(chunk))?.[1]
      if (found) resolve(found)
    })
    server.stderr.on('data', (chunk) => reject(new Error(String(chunk))))
  })
  const close = async () => {
    server.kill()
    await ended
  }
  return { address: `http://127.0.0.1:${port}`, pid: server.pid!, close }
}
