import type { ByteWriter } from '../bytes/byte-writer.ts'
import type { DocumentInfo } from '../model/document.ts'

/**
 * Writes texts about the whole document as members of the root, each with a comma in front, save those whose names are reserved. Returns the
 * names of the written ones.
 */
export function writeDocumentMembers(out: ByteWriter, document: DocumentInfo, reserved: readonly string[]): string[] {
  const members = [...document.metadata].filter(([name]) => !reserved.includes(name))
  for (const [name, text] of members) out.utf8(`,${JSON.stringify(name)}:${JSON.stringify(text)}`)
  return members.map(([name]) => name)
}
