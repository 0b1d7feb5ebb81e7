import { AsyncLocalStorage } from 'node:async_hooks'
import { PassThrough } from 'node:stream'
import { createReadableStreamFromReadable } from '@react-router/node'
import { renderToPipeableStream } from 'react-dom/server'
import { type EntryContext, ServerRouter } from 'react-router'
import { overwriteGetLocale } from '#app/language/message-runtime.ts'
import { languageOfPath } from '#app/language/path.ts'
import type { Language } from '#engines/core/index.ts'

// Pages are rendered side by side at build time; each render keeps its own language.
const languageOfRender = new AsyncLocalStorage<Language>()
overwriteGetLocale(() => languageOfRender.getStore() ?? 'en')

/** Runs only while prerendering: waits for the whole page, so that its HTML shows all content. */
export default function handleRequest(request: Request, status: number, headers: Headers, context: EntryContext) {
  const language = languageOfPath(new URL(request.url).pathname) ?? 'en'
  return languageOfRender.run(
    language,
    () =>
      new Promise<Response>((resolve, reject) => {
        const { pipe } = renderToPipeableStream(<ServerRouter context={context} url={request.url} />, {
          onAllReady() {
            const body = new PassThrough()
            headers.set('Content-Type', 'text/html; charset=utf-8')
            pipe(body)
            resolve(new Response(createReadableStreamFromReadable(body), { headers, status }))
          },
          onError: reject,
        })
      }),
  )
}
