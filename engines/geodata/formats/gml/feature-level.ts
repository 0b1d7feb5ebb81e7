interface OpenElement {
  readonly name: number
  readonly hasId: boolean
  /** A geometry stands in it. */
  isPlaced: boolean
  /** How many of its children of a name hold a geometry, and how many of those with an id. */
  readonly placed: Map<number, number>
  placedWithId: number
}

/** Finds out which elements are features where no `…member` says so: those that hold a geometry and stand several side by side. */
export class FeatureLevel {
  /** The elements around what is read, the root first. */
  readonly #open: OpenElement[] = []
  #depth = Number.POSITIVE_INFINITY
  #geometryDepth = Number.POSITIVE_INFINITY
  #root: OpenElement | undefined

  open(name: number, hasId: boolean, depth: number): void {
    this.#open.length = depth - 1
    this.#open.push({ name, hasId, isPlaced: false, placed: new Map(), placedWithId: 0 })
    this.#root ??= this.#open[0]
  }

  geometryAt(depth: number): void {
    this.#open.length = depth - 1
    this.#geometryDepth = Math.min(this.#geometryDepth, depth)
    for (const [index, element] of this.#open.entries()) {
      const parent = this.#open[index - 1]
      if (element.isPlaced || parent === undefined) continue
      element.isPlaced = true
      const alike = (parent.placed.get(element.name) ?? 0) + 1
      parent.placed.set(element.name, alike)
      if (element.hasId) parent.placedWithId++
      // What holds a geometry and nothing else, within an object that has an id, is one of the object's properties.
      const isProperty = index === depth - 2 && parent.hasId && !element.hasId
      if ((alike > 1 && !isProperty) || parent.placedWithId > 1) this.#depth = Math.min(this.#depth, index + 1)
    }
  }

  /** Depth of the features, 1 for the root; 0 where no element is one. */
  get depth(): number {
    if (this.#geometryDepth <= 2 || this.#root === undefined || !Number.isFinite(this.#geometryDepth)) return 0
    if (Number.isFinite(this.#depth)) return this.#depth
    const isRootOne = this.#root.placedWithId === 0 && (this.#root.hasId || this.#geometryDepth === 3)
    return isRootOne ? 1 : 2
  }
}
