import { type ShapeType, shapeType, valueKind } from '../../model/feature.ts'
import type { XmlElement, XmlElements } from '../../xml/element-stack.ts'
import { channelOfArray } from './names.ts'
import type { KmlParts } from './parts.ts'

/** A feature leaves in pieces when it has more points than this; shorter ones are whole. */
export const cutPoints = 1 << 15

/** Elements that are geometries, and what may stand in them. `trackIsRead` is called where the points of a gx:Track are to be taken. */
export function geometryElements(parts: KmlParts, trackIsRead: () => void): XmlElements {
  const { xml, batch, context, values, coordinates, geometry, track, properties } = parts

  const setting = (name: string): XmlElement => {
    const field = context.document.field(name, 'altitude-mode')
    const value = values.element((start, end) => properties.set(field, valueKind.text, start, end))
    const isOfCopy = () => geometry.isCut && geometry.mayBeCopy
    return { ...value, open: () => !isOfCopy() && !properties.hasGround(field) && value.open?.() }
  }
  const ground = {
    extrude: setting('extrude'),
    tessellate: setting('tessellate'),
    altitudeMode: setting('altitudeMode'),
  }

  const text: XmlElement = {
    text: () => {
      coordinates.add(xml.bytes, xml.textStart, xml.textEnd)
      if (coordinates.isJoined) return
      geometry.passPoints(false)
      if (batch.pointCount >= cutPoints && geometry.canCut) parts.pause()
    },
    close: () => coordinates.finish(),
    other: () => text,
  }
  const inPath: XmlElements = { coordinates: text, ...ground }
  const path = (open: () => void): XmlElement => ({ open, close: () => geometry.endPath(), children: () => inPath })
  const simple = (type: ShapeType) =>
    path(() => {
      geometry.beginShape(type)
      batch.beginPath()
    })

  // A ring counts whatever else stands around it.
  const boundary = (isInner: boolean): XmlElement => {
    const rings = { LinearRing: path(() => geometry.beginRing(isInner)) }
    const element: XmlElement = { children: () => rings, other: () => element }
    return element
  }
  const inPolygon: XmlElements = {
    outerBoundaryIs: boundary(false),
    innerBoundaryIs: boundary(true),
    // A ring without its boundary element: the first is the outline, others are holes.
    LinearRing: path(() => {
      context.notes.add('markup-repaired')
      geometry.beginRing(batch.firstPath[batch.shapeCount - 1] !== batch.pathCount)
    }),
    ...ground,
  }

  const longList = () => {
    if (track.wantsRelief) parts.pause()
  }
  const value = values.listed(() => track.array, longList)
  const SimpleArrayData: XmlElement = {
    open: () => {
      const channel = channelOfArray(parts.texts.attributeOf('name') ?? '')
      if (context.document.hasRoomForChannel(channel)) return track.beginArray(channel)
      context.notes.add('properties-dropped', 1, { subject: channel })
      return false
    },
    children: () => ({ value }),
  }
  const trackData: XmlElement = {
    children: () => ({ SimpleArrayData, SchemaData: trackData }),
    other: () => parts.lost('properties-dropped'),
  }
  const inTrack: XmlElements = {
    coord: values.listed(() => track.coords, longList),
    when: values.listed(() => track.whens, longList),
    angles: {
      ...value,
      open: () => {
        track.beginArray('angles')
        value.open?.()
      },
    },
    ExtendedData: trackData,
    Model: parts.lost('model-not-carried'),
    ...ground,
  }
  const Track: XmlElement = {
    open: () => {
      geometry.beginShape(shapeType.line, true)
      batch.beginPath()
      track.begin()
    },
    children: () => inTrack,
    close: trackIsRead,
  }

  const multi: XmlElement = {
    open: () => geometry.beginShape(shapeType.collection),
    children: () => geometries,
    close: () => geometry.endCollection(),
  }
  const geometries: XmlElements = {
    Point: simple(shapeType.point),
    LineString: simple(shapeType.line),
    LinearRing: simple(shapeType.line),
    Polygon: { open: () => geometry.beginShape(shapeType.polygon), children: () => inPolygon },
    Track,
    MultiGeometry: multi,
    MultiTrack: multi,
    MultiPolygon: multi,
    MultiLineString: multi,
    MultiPoint: multi,
  }
  return geometries
}
