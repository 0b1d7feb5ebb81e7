/** Each tool can also be imported by itself (`./jwt/index.ts` …), so that a page loads only its own. */
export * from './ip/index.ts'
export * from './jwt/index.ts'
export * from './timestamp/index.ts'
