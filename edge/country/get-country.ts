import type { Context } from 'hono'
import { problemResponse } from '../problem.ts'
import type { CountrySource } from './country-source.ts'
import { languageOfVisitor } from './locale.ts'

/** No browser sends a longer one; a longer one is not worth parsing. */
const acceptLanguageLimit = 1000

/** `{country, locale}` of the visitor. Never stored: neither by us nor, by the answer's headers, on the way. */
export function getCountry<Environment extends object>(source: CountrySource<Environment>) {
  return (context: Context<{ Bindings: Environment }>): Response => {
    const acceptLanguage = context.req.header('accept-language')
    if ((acceptLanguage?.length ?? 0) > acceptLanguageLimit) {
      return problemResponse({ status: 431, code: 'header_too_large', detail: 'Accept-Language is too long.' })
    }
    const result = source(context.req.raw, context.env)
    if (!result.ok) {
      return problemResponse({
        status: 400,
        code: result.problem.code,
        detail: 'The forwarded client address is not an IP address.',
      })
    }
    const country = result.value
    return context.json({ country, locale: languageOfVisitor(acceptLanguage, country) }, 200, {
      'cache-control': 'no-store',
    })
  }
}
