import type { Conversion, Listing } from './conversion.ts'
import { coordinateConversion, systemListing } from './coordinates.ts'
import { evaluation } from './evaluate.ts'
import { ipConversion } from './ip.ts'
import { timestampConversion } from './timestamp.ts'
import { unitConversion, unitListing } from './units.ts'

/**
 * Everything the API offers. Tokens are not among it: a JWT is a secret and stays with its owner, the page decodes it in the browser.
 */
export const listings: readonly Listing<unknown>[] = [unitListing, systemListing]

export const conversions: readonly Conversion<never, unknown>[] = [
  unitConversion,
  evaluation,
  coordinateConversion,
  timestampConversion,
  ipConversion,
]

export const apiPrefix = '/api/v1'
