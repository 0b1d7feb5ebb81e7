import { type ChildProcess, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

export interface RunningServer {
  readonly origin: string
  readonly processId: number
  stop(): Promise<void>
}

const root = join(import.meta.dirname, '..', '..')

/** Our own server over the built site, one process, as `npm start` runs it. */
export async function startOurs(
  port: number,
  accessLog: 'on' | 'off',
  settings: NodeJS.ProcessEnv = {},
): Promise<RunningServer> {
  const child = spawn(process.execPath, ['edge/node.ts'], {
    cwd: root,
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      ACCESS_LOG: accessLog,
      NODE_ENV: 'production',
      ...settings,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  return running(child, port, '/health')
}

/** nginx with one worker, the same page compressed beforehand, its descriptors cached; its log gathers lines as ours does. */
export async function startNginx(port: number, pageFile: string, accessLog: 'on' | 'off'): Promise<RunningServer> {
  const folder = mkdtempSync(join(tmpdir(), 'convertory-nginx-'))
  const html = readFileSync(pageFile)
  mkdirSync(join(folder, 'site'))
  writeFileSync(join(folder, 'site', 'page.html'), html)
  writeFileSync(join(folder, 'site', 'page.html.gz'), gzipSync(html, { level: 6 }))
  writeFileSync(join(folder, 'nginx.conf'), nginxConfiguration(folder, port, accessLog))
  const child = spawn('nginx', ['-c', join(folder, 'nginx.conf'), '-p', folder], { stdio: 'ignore' })
  const server = await running(child, port, '/page.html')
  return {
    ...server,
    stop: async () => {
      await server.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

const nginxConfiguration = (folder: string, port: number, accessLog: 'on' | 'off'): string => `
daemon off; master_process off; pid ${folder}/nginx.pid; error_log ${folder}/error.log crit;
events { worker_connections 2048; }
http {
  access_log ${accessLog === 'on' ? '/dev/null combined buffer=64k flush=500ms' : 'off'}; sendfile on; tcp_nopush on; keepalive_requests 1000000000; gzip_static on;
  open_file_cache max=100 inactive=60s;
  types { text/html html; }
  client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy; fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi; scgi_temp_path ${folder}/scgi;
  server { listen 127.0.0.1:${port}; root ${folder}/site; }
}`

async function running(child: ChildProcess, port: number, path: string): Promise<RunningServer> {
  const origin = `http://127.0.0.1:${port}`
  const stop = () =>
    new Promise<void>((resolve) => {
      child.once('exit', () => resolve())
      if (!child.kill()) resolve()
    })
  for (let attempt = 0; attempt < 100; attempt++) {
    const answers = await fetch(origin + path).then(
      (response) => response.ok,
      () => false,
    )
    if (answers) return { origin, processId: child.pid!, stop }
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  await stop()
  throw new Error(`No server came up on ${origin}`)
}

const ticksPerSecond = 100

/** Processor time the process has used: on a busy machine it says more than the clock. Undefined where there is no /proc. */
export function processorSeconds(processId: number): number | undefined {
  try {
    // The name in parentheses may hold spaces; user and system time are fields 14 and 15 (proc(5)).
    const fields = readFileSync(`/proc/${processId}/stat`, 'utf8')
      .replace(/^.*\) /, '')
      .split(' ')
    return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond
  } catch {
    return undefined
  }
}

/** Processor time of the thread that answers, in milliseconds; what other programs take meanwhile is not in it. */
export function answeringMilliseconds(processId: number): number | undefined {
  try {
    const nanoseconds = readFileSync(`/proc/${processId}/task/${processId}/schedstat`, 'utf8').split(' ')[0]
    return Number(nanoseconds) / 1e6
  } catch {
    return undefined
  }
}

/** Memory the process holds, or undefined where there is no /proc. */
export function residentMegabytes(processId: number): number | undefined {
  try {
    const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${processId}/status`, 'utf8'))?.[1]
    return Math.round(Number(kilobytes) / 1024)
  } catch {
    return undefined
  }
}
