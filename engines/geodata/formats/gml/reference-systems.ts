import type { Projection } from '#engines/coordinates/index.ts'
import type { GeodataInput } from '../../bytes/input.ts'
import type { ReadContext } from '../../model/format.ts'
import { fail } from '../../notes/problem.ts'
import { noteReprojection, projectionOrFail } from '../../systems/reproject.ts'
import { type DefinitionNode, definitionsIn } from './definition-tree.ts'

/** How coordinates under one srsName are to be read. */
export interface ReferenceSystem {
  /** The first number of a position is the northing or latitude. */
  readonly isNorthFirst: boolean
  /** Undefined for WGS84 itself. */
  readonly projection: Projection | undefined
  readonly dimension: number | undefined
  readonly isInDegrees: boolean
}

/** The reference systems a document names. Looking one up may load the projection library, so it is asynchronous; using it is not. */
export class ReferenceSystems {
  readonly #context: ReadContext
  readonly #document: GeodataInput | undefined
  #definitions: ReadonlyMap<string, DefinitionNode> | undefined
  readonly #known = new Map<string, ReferenceSystem>()
  /** FME writes `EPSG:4326` with the authority's axis order, where everybody else means longitude first. */
  followsAuthorityAlways = false
  #lastBytes = new Uint8Array(0)
  #lastName = ''
  /** Seen, but not looked up yet. */
  readonly unresolved = new Set<string>()

  constructor(context: ReadContext, document?: GeodataInput) {
    this.#context = context
    this.#document = document
  }

  get(name: string): ReferenceSystem | undefined {
    const found = this.#known.get(name)
    if (found === undefined) this.unresolved.add(name)
    return found
  }

  /** The name in these bytes. Every geometry of a file has the same, so it is mostly the string of the one before. */
  nameAt(bytes: Uint8Array, start: number, end: number): string {
    const last = this.#lastBytes
    let at = 0
    while (at < last.length && last[at] === bytes[start + at]) at++
    if (at < last.length || end - start !== last.length) {
      this.#lastBytes = bytes.slice(start, end)
      this.#lastName = decoder.decode(this.#lastBytes).replaceAll('&amp;', '&')
    }
    return this.#lastName
  }

  async resolve(): Promise<void> {
    for (const name of this.unresolved) this.#known.set(name, await this.#lookUp(name))
    this.unresolved.clear()
  }

  /** PROJJSON of what `#id` means in the document itself; nothing for a name that means something elsewhere. */
  async #definitionOf(name: string): Promise<string | undefined> {
    const id = /^[^\s:/]{0,200}#([^\s#]{1,200})$/.exec(name)?.[1]
    if (id === undefined || !this.#document) return undefined
    const { MissingPart, projJsonOf } = await import('./definition-to-projjson.ts')
    this.#definitions ??= await definitionsIn(this.#document.stream())
    const node = this.#definitions.get(id)
    if (!node) return fail({ code: 'unknown_crs', crs: name, missing: { kind: 'definition', name: `gml:id="${id}"` } })
    try {
      return JSON.stringify(projJsonOf(node, this.#definitions))
    } catch (error) {
      if (!(error instanceof MissingPart)) throw error
      return fail({ code: 'unknown_crs', crs: name, missing: { kind: 'definition', name: error.part } })
    }
  }

  /** Positions follow the axes of the definition. */
  async #asDefined(name: string, projJson: string): Promise<ReferenceSystem> {
    const projection = await projectionOrFail(this.#context, projJson, name)
    noteReprojection(this.#context, projection.name || name, projection)
    return {
      isNorthFirst: projection.authorityAxisOrder === 'north-east',
      projection: projection.isWgs84 ? undefined : projection,
      isInDegrees: projection.unit === 'degrees',
      dimension: undefined,
    }
  }

  async #lookUp(name: string): Promise<ReferenceSystem> {
    const own = this.#context.options?.crs === undefined ? await this.#definitionOf(name) : undefined
    if (own !== undefined) return this.#asDefined(name, own)
    const projection = await projectionOrFail(this.#context, name)
    const { readCrsReference } = await import('#engines/coordinates/index.ts')
    const reference = readCrsReference(this.#context.options?.crs ?? name)
    const isCode = reference.kind === 'epsg' || reference.kind === 'other'
    const followsAuthority = isCode && (reference.followsAuthorityOrder || this.followsAuthorityAlways)
    const isNorthFirst = followsAuthority && projection.authorityAxisOrder === 'north-east'
    noteReprojection(this.#context, name, projection)
    return {
      isNorthFirst,
      projection: projection.isWgs84 ? undefined : projection,
      isInDegrees: projection.unit === 'degrees',
      dimension: name.trim().endsWith('4979') ? 3 : undefined,
    }
  }
}

/** Without a srsName: longitude first, in degrees, as the old GML files that name none have it. */
export const noReferenceSystem: ReferenceSystem = {
  isNorthFirst: false,
  projection: undefined,
  dimension: undefined,
  isInDegrees: true,
}

const decoder = new TextDecoder()
