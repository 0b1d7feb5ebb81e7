import type { Localized } from '#engines/core/index.ts'

export interface SpecialPurpose {
  readonly block: string
  readonly name: Localized
  /** The document that set it aside. */
  readonly rfc: string
  /** IANA's "globally reachable"; null where IANA says it does not apply. */
  readonly global: boolean | null
}

export const row = (
  block: string,
  rfc: string,
  global: boolean | null,
  ru: string,
  en: string,
  sr: string,
): SpecialPurpose => ({ block, rfc, global, name: { ru, en, sr } })
