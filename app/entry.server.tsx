import { AsyncLocalStorage } from 'node:async_hooks'
import { prerenderToNodeStream } from 'react-dom/static'
import { type EntryContext, ServerRouter } from 'react-router'
import { languageOfPath } from '#app/language/path.ts'
import { setAllCategoryParts } from '#app/metrics/category-parts.server.ts'
import { overwriteGetLocale } from '#app/paraglide/runtime.js'
import type { Language } from '#engines/core/index.ts'

// A render pauses where the router hands over its data; each keeps its own language.
const languageOfRender = new AsyncLocalStorage<Language>()
overwriteGetLocale(() => languageOfRender.getStore() ?? 'en')

setAllCategoryParts()

/** Runs only while prerendering: waits for the whole page, so that its HTML shows all content. */
export default function handleRequest(request: Request, status: number, headers: Headers, context: EntryContext) {
  const language = languageOfPath(new URL(request.url).pathname) ?? 'en'
  return languageOfRender.run(language, async () => {
    const { prelude } = await prerenderToNodeStream(<ServerRouter context={context} url={request.url} />, {
      // Every part in its place: React would put large ones at the end of the page and move them by a script.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
    })
    headers.set('Content-Type', 'text/html; charset=utf-8')
    // As bytes: thousands of pages are not decoded and encoded again on their way to a file.
    const chunks: Buffer[] = []
    for await (const chunk of prelude) chunks.push(chunk as Buffer)
    return new Response(Buffer.concat(chunks), { headers, status })
  })
}
