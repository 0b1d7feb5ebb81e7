import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, globSync } from 'node:fs'
import { freePort } from '../../scripts/lib/free-port.mjs'
import type { BrowserKind, Session } from './session.ts'

const driverPath = '/usr/bin/WebKitWebDriver'
const screenPath = '/usr/bin/Xvfb'
const browserPath = () => globSync('/usr/lib/{*/,}webkit2gtk-4.*/MiniBrowser')[0]

/** Keys that are no letters, as WebDriver writes them. */
const keyCodes: Readonly<Record<string, string>> = { Control: '\uE009', Enter: '\uE007' }
const elementKey = 'element-6066-11e4-a52e-4f735466cecf'

/** Safari's engine as Debian has it, over WebDriver, on a screen that nobody sees. */
export const webkit: BrowserKind = {
  name: 'WebKit',
  missing: () => [
    ...(existsSync(driverPath) && browserPath() ? [] : ['webkit2gtk-driver']),
    ...(existsSync(screenPath) ? [] : ['xvfb']),
  ],
  async start(): Promise<Session> {
    const screen = spawn(screenPath, ['-displayfd', '1', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'], {
      detached: true,
    })
    const [display] = (await once(screen.stdout, 'data')) as [Buffer]
    const port = await freePort()
    const environment = {
      ...process.env,
      DISPLAY: `:${String(display).trim()}`,
      GDK_BACKEND: 'x11',
      LIBGL_ALWAYS_SOFTWARE: '1',
    }
    const driver = spawn(driverPath, [`--port=${port}`], { env: environment, stdio: 'ignore', detached: true })
    try {
      return await openSession(`http://127.0.0.1:${port}`, [driver, screen])
    } catch (error) {
      end(driver)
      end(screen)
      throw error
    }
  },
}

async function openSession(driver: string, children: readonly ChildProcess[]): Promise<Session> {
  const ask = async (method: string, path: string, body?: unknown): Promise<unknown> => {
    const init = body === undefined ? { method } : { method, body: JSON.stringify(body) }
    const response = await fetch(driver + path, init)
    const { value } = (await response.json()) as { value: { error?: string; message?: string } }
    if (!response.ok) throw new Error(`${path.split('/').at(-1)}: ${value.error}: ${value.message}`)
    return value
  }
  await until(() => ask('GET', '/status').then(() => true))
  const options = { binary: browserPath(), args: ['--automation'] }
  const { sessionId } = (await ask('POST', '/session', {
    capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } },
  })) as { sessionId: string }
  const session = `/session/${sessionId}`
  await ask('POST', `${session}/timeouts`, { script: 60_000, pageLoad: 60_000 })
  await ask('POST', `${session}/window/rect`, { width: 1300, height: 950 })

  const run = async (script: (...values: never[]) => unknown, ...values: unknown[]): Promise<unknown> => {
    const body = `const done = arguments[arguments.length - 1]
      Promise.resolve().then(() => (${script})(...Array.prototype.slice.call(arguments, 0, -1)))
        .then((value) => done({ value }), (error) => done({ error: String(error) }))`
    const answer = (await ask('POST', `${session}/execute/async`, { script: body, args: values })) as {
      value?: unknown
      error?: string
    }
    if (answer.error !== undefined) throw new Error(answer.error)
    return answer.value
  }
  const act = (type: string, actions: readonly object[]) =>
    ask('POST', `${session}/actions`, { actions: [{ type, id: type, actions }] })

  return {
    open: async (address) => void (await ask('POST', `${session}/url`, { url: address })),
    reload: async () => void (await ask('POST', `${session}/refresh`, {})),
    run: run as Session['run'],
    async click(selector) {
      const element = (await ask('POST', `${session}/element`, { using: 'css selector', value: selector })) as Record<
        string,
        string
      >
      await ask('POST', `${session}/element/${element[elementKey]}/click`, {})
    },
    type: async (text) =>
      void (await act(
        'key',
        [...text].flatMap((value) => [
          { type: 'keyDown', value },
          { type: 'keyUp', value },
        ]),
      )),
    async press(keys) {
      const values = keys.split('+').map((key) => keyCodes[key] ?? key)
      const down = values.map((value) => ({ type: 'keyDown', value }))
      await act('key', [...down, ...values.toReversed().map((value) => ({ type: 'keyUp', value }))])
    },
    async close() {
      // One that hangs does not answer.
      const seconds = new Promise((resolve) => setTimeout(resolve, 5000))
      await Promise.race([ask('DELETE', session).catch(() => undefined), seconds])
      children.forEach(end)
    },
  }
}

/** With all processes it started, of which one may hang. */
function end({ pid }: ChildProcess): void {
  try {
    process.kill(-pid!, 'SIGKILL')
  } catch {
    // It has ended by itself.
  }
}

async function until(isReady: () => Promise<boolean>): Promise<void> {
  for (let attempt = 0; ; attempt++) {
    try {
      if (await isReady()) return
    } catch (error) {
      if (attempt === 100) throw error
    }
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}
