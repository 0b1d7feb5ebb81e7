import {
  type FeatureBatch,
  type FeatureKind,
  featureKind,
  type ShapeType,
  shapeType,
  valueKind,
} from '../../model/feature.ts'
import type { ReadContext } from '../../model/format.ts'
import { fail } from '../../notes/problem.ts'
import { ElementStack, type XmlElement, type XmlElements } from '../../xml/element-stack.ts'
import type { XmlTokenizer } from '../../xml/tokenizer.ts'
import { ExtensionChannels } from './extension-channels.ts'
import { featureExtension } from './feature-extensions.ts'
import { LineStyles } from './line-style.ts'
import { metadataElement } from './metadata-elements.ts'
import { formerKeys, isNumeric, plainValues } from './names.ts'
import { PointRecorder } from './point-recorder.ts'
import { RepeatedPoints } from './repeated-points.ts'
import { GpxValues, type Take } from './values.ts'

/** Turns a GPX document into features: `#table` says what each element does. */
export class GpxParser {
  readonly elements: ElementStack
  readonly #xml: XmlTokenizer
  readonly #batch: FeatureBatch
  readonly #context: ReadContext
  readonly #recorder: PointRecorder
  readonly #values: GpxValues
  readonly #repeated: RepeatedPoints
  readonly #channels: ExtensionChannels
  readonly #styles: LineStyles
  #kind: FeatureKind = featureKind.waypoint
  #isInFeature = false
  #points = 0

  constructor(xml: XmlTokenizer, batch: FeatureBatch, context: ReadContext) {
    this.#xml = xml
    this.#batch = batch
    this.#context = context
    this.#recorder = new PointRecorder(xml)
    this.#values = new GpxValues(xml, batch, context, this.#recorder)
    this.#repeated = new RepeatedPoints(xml, batch, this.#values, this.#recorder)
    this.#channels = new ExtensionChannels(xml, batch, context.notes, this.#values, this.#recorder)
    this.#styles = new LineStyles(context.document)
    this.elements = new ElementStack(xml, this.#table())
  }

  get hasPoints(): boolean {
    return this.#points > 0
  }

  #table(): XmlElement {
    const [values, batch, xml] = [this.#values, this.#batch, this.#xml]
    const { document, notes } = this.#context
    const dropped: XmlElement = { open: () => notes.add('extensions-dropped') }

    // Each holds one plain value.
    const [properties, channels]: [Record<string, XmlElement>, Record<string, XmlElement>] = [{}, {}]
    for (const name of plainValues) {
      const role = name === 'name' ? 'name' : name === 'desc' ? 'description' : undefined
      document.field(name, role)
      properties[name] = values.property(name, role, isNumeric(name))
      channels[name] = values.channel(name)
    }
    const linksOfFeature = this.#links((name) => values.toFeature(name, name === 'link' ? 'link' : undefined))
    const linksOfPoint = this.#links((name) => values.toPoint(name))
    const heightAndTime = { ele: values.elevation(), time: values.time() }

    // Points of lines. GPX 1.0 puts foreign elements directly into them.
    const point = (foreign: XmlElement, open: () => unknown, close: () => void): XmlElement => {
      const text = () => this.#recorder.spoil()
      const plain = withOther({ ...heightAndTime, ...linksOfPoint, ...channels }, foreign)
      const inPoint = { ...plain, extensions: { text, other: () => foreign } }
      return { open, text, close, children: () => inPoint, other: () => foreign }
    }
    const trkpt = point(
      this.#channels.ofTrack,
      () => this.#addPoint() && this.#repeated.begin(),
      () => {
        this.#points += this.#repeated.take()
        this.#pauseIfFull()
      },
    )
    const rtept = point(
      this.#channels.ofRoute,
      () => this.#addPoint(),
      () => this.#pauseIfFull(),
    )
    const inSegment = { trkpt }
    const trkseg: XmlElement = { open: () => batch.beginPath(), children: () => inSegment, other: () => dropped }

    // What GPX does not know in a feature: its text and its attributes are properties, and what else is in it is read as if it were not around it.
    const extension = featureExtension(xml, batch, values)
    const feature = (open: () => unknown, own: XmlElements, plain: XmlElements): XmlElement => {
      const unknown: XmlElement = { ...this.#unknownProperty(), children: () => inUnknown, other: () => unknown }
      const inUnknown = { ...own, ...withOther(plain, unknown), extensions: { other: () => extension } }
      const inFeature = { ...inUnknown, ...withOther(properties, unknown) }
      return { open, close: () => this.#endFeature(), children: () => inFeature, other: () => unknown }
    }
    const waypoint = () => this.#addPoint(() => this.#beginFeature(featureKind.waypoint, shapeType.point))
    const route = () => this.#beginFeature(featureKind.route, shapeType.line)
    const track = () => this.#beginFeature(featureKind.track, shapeType.multiLine)

    const lost: XmlElement = {
      open: () => notes.add('element-unknown', 1, { subject: xml.names.qualified[xml.qualifiedName] }),
    }
    const inGpx: XmlElements = {
      wpt: feature(waypoint, {}, { ...heightAndTime, ...linksOfFeature }),
      rte: feature(route, { trkseg, rtept }, linksOfFeature),
      trk: feature(track, { trkseg, rtept }, linksOfFeature),
      metadata: metadataElement(values, this.#context),
      extensions: dropped,
      bounds: {},
      trkseg: lost,
      trkpt: lost,
      rtept: lost,
    }
    const aboutDocument: XmlElement = {
      ...values.ofDocument((name) => formerKeys.get(name) ?? name),
      children: () => inGpx,
      other: () => aboutDocument,
    }
    const gpx: XmlElement = {
      open: () => values.texts.readNamespaces(document.namespaces),
      children: () => inGpx,
      other: () => aboutDocument,
    }
    const another: XmlElement = { open: () => fail({ code: 'not_this_format', expected: 'gpx' }) }
    return { children: () => ({ gpx }), other: () => another }
  }

  /** `link` with a text and a type in GPX 1.1, `url` and `urlname` in 1.0. */
  #links(to: (name: string) => Take): XmlElements {
    const href = this.#xml.names.id('href')
    const [link, text, type] = [to('link'), to('link_text'), to('link_type')]
    const element = (take: Take) => this.#values.element(take)
    const parts = { text: element(text), type: element(type) }
    const open = () => {
      this.#recorder.spoil()
      const index = this.#xml.attribute(href)
      if (index >= 0) link(this.#values.texts.appendAttribute(index), this.#batch.textLength)
    }
    return { link: { open, children: () => parts }, url: element(link), urlname: parts.text }
  }

  /** An element that GPX does not know, as a property of the feature it stands in; its attributes are further ones. */
  #unknownProperty(): XmlElement {
    const { names } = this.#xml
    const { document } = this.#context
    const key = () => names.qualified[this.#xml.qualifiedName]!.replace(':', '_')
    const value = this.#values.element((start, end) =>
      this.#values.addProperty(document.field(key()), valueKind.text, start, end),
    )
    return {
      ...value,
      open: () => {
        document.field(key())
        this.#values.eachAttribute(key(), (name, index) => {
          const start = this.#values.texts.appendAttribute(index)
          this.#values.addProperty(document.field(name), valueKind.text, start, this.#batch.textLength)
        })
        value.open?.()
      },
    }
  }

  #beginFeature(kind: FeatureKind, shape: ShapeType): void {
    this.#kind = kind
    this.#isInFeature = true
    this.#values.featureIsGone = false
    this.#batch.beginFeature(kind)
    this.#batch.beginShape(shape)
    if (kind !== featureKind.track) this.#batch.beginPath()
  }

  #addPoint(begin?: () => void): boolean {
    const isPoint = this.#values.addPoint(begin)
    if (isPoint) this.#points++
    return isPoint
  }

  #endFeature(): void {
    const batch = this.#batch
    const feature = batch.featureCount - 1
    if (this.#kind !== featureKind.waypoint && !this.#values.featureIsGone)
      batch.style[feature] = this.#styles.of(batch, feature)
    this.#isInFeature = false
    this.#pauseIfFull()
  }

  #pauseIfFull(): void {
    if (this.#batch.full) this.elements.pause()
  }

  /** To be called before the batch leaves, between features or between the points of one. */
  pause(): void {
    if (!this.#isInFeature) return
    this.#batch.openFeature = true
    this.#batch.openPath = true
    this.#values.featureIsGone = true
  }

  /** To be called when the next batch goes on. */
  resume(): void {
    if (!this.#isInFeature) return
    this.#batch.beginFeature(this.#kind)
    this.#batch.beginShape(this.#kind === featureKind.track ? shapeType.multiLine : shapeType.line)
    this.#batch.beginPath()
  }

  finish(): void {
    const { notes } = this.#context
    notes.add('way-as-route-points', this.#channels.wayPoints)
    this.#values.finish()
    for (const prefix of this.#xml.prefixes.undeclared) notes.add('namespace-undeclared', 1, { subject: prefix })
  }
}

/** Elements that hold values, each with what anything else in it is. */
const withOther = (elements: XmlElements, other: XmlElement): XmlElements =>
  Object.fromEntries(Object.entries(elements).map(([name, element]) => [name, { ...element, other: () => other }]))
