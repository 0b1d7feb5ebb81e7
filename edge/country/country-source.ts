import type { Result } from '#engines/core/index.ts'

/** Where a request's country comes from: a platform's own fact, or the embedded database. `null` is "not known". */
export type CountrySource<Environment> = (
  request: Request,
  environment: Environment,
) => Result<string | null, { readonly code: 'client_address_invalid' }>
