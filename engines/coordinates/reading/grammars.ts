import type { MetresOfText } from './plane-numbers.ts'
import type { PointOfText } from './points.ts'

/** The two grammars of whole texts. */
export interface Grammars {
  readonly readDegrees: (text: string) => PointOfText | undefined
  readonly readMetres: (text: string) => MetresOfText | undefined
}

let present: Grammars | undefined

/**
 * A page is drawn, and answers what programs print, before the grammars have come; whatever recognises texts brings them
 * (`meanings.ts`). Everywhere else they are there from the beginning.
 */
export function bringGrammars(grammars: Grammars): void {
  present = grammars
}

export const readDegrees: Grammars['readDegrees'] = (text) => present?.readDegrees(text)
export const readMetres: Grammars['readMetres'] = (text) => present?.readMetres(text)
