import type { JwtFault } from '#engines/devtools/index.ts'
import { m } from '#messages'
import { partTitles } from './jwt-part-titles.ts'

/** What exactly is wrong with a token, and where. */
export function faultText(fault: JwtFault): string {
  if (fault.reason === 'partCount') return m.jwt_fault_part_count({ count: fault.found })
  if (fault.reason === 'shortened') return m.jwt_fault_shortened()
  if (fault.reason === 'otherToken') {
    const { token } = fault
    return token.kind === 'named'
      ? m.jwt_fault_other_token({ name: token.name })
      : m.jwt_fault_opaque({ issuer: token.issuer })
  }
  const part = partTitles[fault.part]()
  const position = String(fault.offset + 1)
  switch (fault.reason) {
    case 'detached':
      return m.jwt_fault_detached({ part })
    case 'emptyPart':
      return m.jwt_fault_empty_part({ part })
    case 'illegalCharacter':
      return m.jwt_fault_illegal_character({ part, position, character: visible(fault.character) })
    case 'base64Length':
      return m.jwt_fault_base64_length({ part, position })
    case 'utf8':
      return m.jwt_fault_utf8({ part, position })
    case 'jsonSyntax':
      return m.jwt_fault_json({ part, position, decodedPosition: String(fault.decodedOffset + 1) })
    case 'notObject':
      return m.jwt_fault_not_object({ part })
  }
}

/** Spaces and control characters by their code, the rest as themselves. */
function visible(character: string): string {
  if (!/[\s\p{C}]/u.test(character)) return character
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`
}
