import { extensionOf } from '../../bytes/input.ts'

/** A file of a shapefile set: chosen by the visitor or an entry of an archive. */
export interface Member {
  readonly name: string
  readonly size: number
  stream(): AsyncIterable<Uint8Array>
  slice?(start: number, end: number): Promise<Uint8Array>
}

/** The files that make up one layer. */
export interface ShapefileSet {
  readonly name: string
  readonly shp: Member
  readonly shx: Member | undefined
  readonly dbf: Member | undefined
  readonly prj: Member | undefined
  readonly cpg: Member | undefined
}

/** Groups files by their name without its ending, in the order of their .shp. Companions that macOS puts into archives stay out. */
export function shapefileSets(members: readonly Member[]): ShapefileSet[] {
  const usable = members.filter((member) => !isMacCompanion(member.name))
  const byName = new Map<string, Member>()
  for (const member of usable) byName.set(member.name.toLowerCase(), member)
  return usable
    .filter((member) => extensionOf(member.name) === '.shp')
    .map((shp) => {
      const stem = shp.name.slice(0, -4)
      const beside = (extension: string) => byName.get(`${stem}${extension}`.toLowerCase())
      return {
        name: stem.slice(stem.lastIndexOf('/') + 1),
        shp,
        shx: beside('.shx'),
        dbf: beside('.dbf'),
        prj: beside('.prj'),
        cpg: beside('.cpg') ?? beside('.cst'),
      }
    })
}

/** Tables that belong to no .shp: there is nothing on the map their rows could be told about. */
export function tablesAlone(members: readonly Member[], sets: readonly ShapefileSet[]): Member[] {
  const used = new Set(sets.map((set) => set.dbf))
  return members.filter(
    (member) => extensionOf(member.name) === '.dbf' && !used.has(member) && !isMacCompanion(member.name),
  )
}

const isMacCompanion = (name: string) => /(?:^|\/)(?:__MACOSX\/|\._)/.test(name)

/** A short text member as a string: .prj and .cpg are ASCII or UTF-8, rarely UTF-16 with its mark, and small. */
export async function textOf(member: Member | undefined, limit = 65536): Promise<string> {
  if (member === undefined || member.size > limit) return ''
  let decoder: TextDecoder | undefined
  let text = ''
  for await (const chunk of member.stream()) {
    decoder ??= new TextDecoder(chunk[0] === 0xff && chunk[1] === 0xfe ? 'utf-16le' : 'utf-8')
    text += decoder.decode(chunk, { stream: true })
  }
  return text.replaceAll('\u0000', '')
}
