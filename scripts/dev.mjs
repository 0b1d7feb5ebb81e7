/** `npm run dev`: the portal with live reload. get-country and the API are answered by `npm start` only. */
import { ensureInstalled } from './lib/ensure-installed.mjs'
import { run } from './lib/run.mjs'

await ensureInstalled()
process.exitCode = await run('react-router', ['dev', '--port', process.env.PORT ?? '3000'])
