import type { JwtPartName } from '#engines/devtools/index.ts'
import { m } from '#messages'

export const partTitles: Readonly<Record<JwtPartName, () => string>> = {
  header: m.jwt_header,
  payload: m.jwt_payload,
  signature: m.jwt_signature,
}
