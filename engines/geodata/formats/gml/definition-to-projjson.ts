import type { DefinitionNode } from './definition-tree.ts'

type Json = { readonly [key: string]: unknown }

/** What could not be understood, by name. */
export class MissingPart extends Error {
  readonly part: string

  constructor(part: string) {
    super(part)
    this.part = part
  }
}

/** Metres or radians per unit, by the registry's code or the usual words. */
const units = new Map(
  (
    [
      [['9001', 'm', 'metre', 'metres', 'meter', 'meters'], 1],
      [['9002', 'ft', 'foot', '[ft_i]'], 0.3048],
      [['9003', 'us-ft', '[ft_us]', 'ussurveyfoot', 'us survey foot'], 1200 / 3937],
      [['9036', 'km', 'kilometre', 'kilometres', 'kilometer', 'kilometers'], 1000],
      [['9101', 'rad', 'radian', 'radians'], 1],
      [['9102', '9122', 'deg', 'degree', 'degrees', '°'], Math.PI / 180],
      [['9105', '9106', 'grad', 'grads', 'gon'], Math.PI / 200],
      [['9104', 'arcsec', 'arc-second', 'arc-seconds', "''"], Math.PI / 648_000],
      [['9201', '1', 'unity', ''], 1],
    ] as const
  ).flatMap(([names, factor]) => names.map((name) => [name as string, factor] as const)),
)

/** A definition in GML 3.1 or 3.2 as PROJJSON, or the code it gives itself. References within the document are followed. */
export function projJsonOf(root: DefinitionNode, known: ReadonlyMap<string, DefinitionNode>): Json {
  return new Translation(known).system(root)
}

class Translation {
  readonly #known: ReadonlyMap<string, DefinitionNode>
  readonly #open = new Set<DefinitionNode>()

  constructor(known: ReadonlyMap<string, DefinitionNode>) {
    this.#known = known
  }

  system(node: DefinitionNode): Json {
    // A system that stands on itself.
    if (this.#open.has(node)) return missing(node, 'base CRS')
    this.#open.add(node)
    const id = idOf(node)
    const head = { name: nameOf(node), ...(id ? { id } : {}) }
    switch (node.name) {
      case 'ProjectedCRS':
        return {
          ...head,
          type: 'ProjectedCRS',
          base_crs: this.#base(
            this.#part(node, 'baseGeodeticCRS', 'baseGeographicCRS', 'baseCRS') ?? missing(node, 'base CRS'),
          ),
          conversion: id ? {} : this.#conversion(this.#part(node, 'conversion', 'definedByConversion'), node),
          coordinate_system: { axis: this.#axes(node) },
        }
      case 'GeodeticCRS':
      case 'GeographicCRS':
        return { ...head, type: 'GeographicCRS', ...this.#geodetic(node) }
      case 'CompoundCRS': {
        const parts = node.children.filter(({ name }) => name.startsWith('component') || name.startsWith('includes'))
        return {
          ...head,
          type: 'CompoundCRS',
          components: parts.slice(0, 1).map((part) => this.#base(this.#inside(part)!)),
        }
      }
      case 'VerticalCRS':
        return { ...head, type: 'VerticalCRS' }
      case 'GeocentricCRS':
        return { ...head, type: 'GeodeticCRS', coordinate_system: { subtype: 'Cartesian' } }
      default:
        return id ? head : missing(node, node.name)
    }
  }

  /** A system that is defined, or only named by its code. */
  #base(node: DefinitionNode): Json {
    return node.name === '' ? { type: 'GeographicCRS', ...referenceOf(node) } : this.system(node)
  }

  #geodetic(node: DefinitionNode): Json {
    const id = idOf(node)
    const datum = this.#part(node, 'geodeticDatum')
    if (!datum || datum.name === '') return id ? {} : missing(node, 'geodetic datum')
    const ellipsoid = this.#part(datum, 'ellipsoid')
    const meridian = this.#part(datum, 'primeMeridian')
    if (!ellipsoid || ellipsoid.name === '') return id ? {} : missing(datum, 'ellipsoid')
    const longitude = find(meridian, 'greenwichLongitude')
    return {
      datum: {
        name: nameOf(datum),
        ellipsoid: ellipsoidOf(ellipsoid),
        prime_meridian: { longitude: longitude ? measure(longitude) : 0 },
      },
      coordinate_system: { subtype: 'ellipsoidal', axis: this.#axes(node) },
    }
  }

  #conversion(node: DefinitionNode | undefined, system: DefinitionNode): Json {
    if (!node) return missing(system, 'conversion')
    if (node.name === '') return missing(system, node.attributes.href ?? 'conversion')
    const method = this.#part(node, 'method')
    if (!method) return missing(node, 'method')
    const values = node.children.filter(({ name }) => name === 'parameterValue' || name === 'value')
    return {
      method: method.name === '' ? referenceOf(method) : { name: nameOf(method), ...withId(method) },
      parameters: values.map((each) => this.#parameter(each.children[0] ?? each)),
    }
  }

  #parameter(node: DefinitionNode): Json {
    const parameter = this.#part(node, 'operationParameter', 'valueOfParameter')
    const value = find(node, 'value') ?? find(node, 'integerValue')
    if (!parameter || !value) return missing(node, 'parameter')
    return {
      ...(parameter.name === '' ? referenceOf(parameter) : { name: nameOf(parameter), ...withId(parameter) }),
      ...measure(value),
    }
  }

  #axes(node: DefinitionNode): Json[] {
    const system = this.#part(node, 'cartesianCS', 'ellipsoidalCS', 'coordinateSystem')
    const axes = system?.children.filter(({ name }) => name === 'axis') ?? []
    return axes.flatMap(({ children: [axis] }) => {
      const direction = find(axis, 'axisDirection')?.text.trim().toLowerCase()
      return axis && direction ? [{ direction, unit: unitOf(axis.attributes.uom ?? '') }] : []
    })
  }

  /** What a property holds or refers to; a node without a name where it refers to something outside of the document. */
  #part(node: DefinitionNode, ...names: string[]): DefinitionNode | undefined {
    const property = node.children.find(({ name }) => names.includes(name))
    return property && this.#inside(property)
  }

  #inside(property: DefinitionNode): DefinitionNode | undefined {
    const { href } = property.attributes
    if (property.children[0]) return property.children[0]
    if (href === undefined) return undefined
    return this.#known.get(href.slice(href.indexOf('#') + 1)) ?? { ...property, name: '' }
  }
}

const missing = (node: DefinitionNode, part: string): never => {
  throw new MissingPart(`${nameOf(node) || node.name}: ${part}`)
}

const find = (node: DefinitionNode | undefined, name: string): DefinitionNode | undefined => {
  for (const child of node?.children ?? []) {
    if (child.name === name) return child
    const deeper = find(child, name)
    if (deeper) return deeper
  }
  return undefined
}

/** GML 3.1 has `srsName`, `datumName` and the like where 3.2 has `name`. */
function nameOf(node: DefinitionNode): string {
  const own = node.children.find(({ name }) => name === 'name' || name.endsWith('Name'))
  return own?.text.trim() ?? ''
}

/** The code a definition gives itself: `identifier` of GML 3.2, `srsID` and the like of 3.1. */
function idOf(node: DefinitionNode): Json | undefined {
  const own = node.children.find(({ name }) => name === 'identifier' || name.endsWith('ID'))
  if (!own) return undefined
  const name = own.children[0]
  const text = (name ?? own).text.trim()
  const space = `${own.attributes.codeSpace ?? ''}${name?.attributes.codeSpace ?? ''}${text}`
  const code = /epsg/i.test(space) ? /(?:^|\D)(\d{4,6})$/.exec(text) : null
  return code ? { authority: 'EPSG', code: Number(code[1]) } : undefined
}

const withId = (node: DefinitionNode): Json => {
  const id = idOf(node)
  return id ? { id } : {}
}

/** `urn:ogc:def:method:EPSG::9807` */
function referenceOf(node: DefinitionNode): Json {
  const href = node.attributes.href ?? ''
  const code = /EPSG[:/][\w.]*[:/](\d{4,6})$/i.exec(href)
  if (!code) throw new MissingPart(href)
  return { name: `EPSG:${code[1]}`, id: { authority: 'EPSG', code: Number(code[1]) } }
}

function ellipsoidOf(node: DefinitionNode): Json {
  const axis = find(node, 'semiMajorAxis')
  if (!axis) return missing(node, 'semiMajorAxis')
  const [inverse, minor] = [find(node, 'inverseFlattening'), find(node, 'semiMinorAxis')]
  return {
    name: nameOf(node),
    semi_major_axis: measure(axis),
    ...(inverse ? { inverse_flattening: Number(inverse.text) } : minor ? { semi_minor_axis: measure(minor) } : {}),
  }
}

function measure(outer: DefinitionNode): Json {
  // GML 3.1 has the figure in an element of its own, or in the property.
  const node = outer.children[0] ?? outer
  const value = Number(node.text)
  if (node.text.trim() === '' || !Number.isFinite(value))
    throw new MissingPart(`${node.name} ${node.text.trim().slice(0, 40)}`)
  return { value, unit: unitOf(node.attributes.uom ?? '') }
}

function unitOf(uom: string): Json {
  const factor = units.get(
    uom.slice(Math.max(...[':', '#', '/'].map((mark) => uom.lastIndexOf(mark))) + 1).toLowerCase(),
  )
  if (factor === undefined) throw new MissingPart(`uom ${uom}`)
  return { conversion_factor: factor }
}
