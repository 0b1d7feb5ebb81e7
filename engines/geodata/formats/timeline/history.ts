import type { ReadContext } from '../../model/format.ts'
import { type RecordedValue, Recording } from '../../recording/recording.ts'
import {
  instant,
  list,
  type Members,
  members,
  minutesLater,
  number,
  type Place,
  placeOfE7,
  placeOfText,
  text,
} from './values.ts'

/** Values of a position by the names that other recordings have for them. */
const channels: readonly (readonly [channel: string, ...names: string[]])[] = [
  ['accuracy', 'accuracy', 'accuracyMeters'],
  ['speed', 'velocity', 'speedMetersPerSecond'],
  ['course', 'heading'],
]

/** One history, whatever shape it was exported in: every element becomes a track or a visited place. */
export class History {
  readonly recording: Recording
  readonly #context: ReadContext
  /** The list whose positions make one track. */
  #openTrack = ''
  readonly #unread = new Map<string, number>()

  constructor(context: ReadContext) {
    this.#context = context
    this.recording = new Recording(context)
  }

  /** An element of the list of this name; the list of an iPhone has none. */
  element(listName: string, value: unknown): void {
    const element = members(value)
    if (listName === 'locations') this.#position(listName, element, placeOfE7(element.latitudeE7, element.longitudeE7))
    else if (listName === 'rawSignals') this.#signal(element)
    else if (element.activitySegment) this.#segment(members(element.activitySegment))
    else if (element.placeVisit) this.#takeoutVisit(members(element.placeVisit))
    else if (element.timelinePath) this.#path(element)
    else if (element.visit) this.#visit(element)
    else if (element.activity) this.#activity(element)
    else this.passOver(element.timelineMemory ? 'timelineMemory' : (Object.keys(element)[0] ?? listName))
  }

  /** What is not read is counted by its name. */
  passOver(name: string): void {
    this.#unread.set(name, (this.#unread.get(name) ?? 0) + 1)
  }

  endList(): void {
    if (this.#openTrack !== '') this.recording.endTrack()
    this.#openTrack = ''
  }

  finish(): void {
    this.endList()
    for (const [name, count] of this.#unread) this.#context.notes.add('properties-dropped', count, { subject: name })
    this.recording.finish()
  }

  #signal(element: Members): void {
    const position = members(element.position)
    if (!element.position) this.passOver(Object.keys(element)[0] ?? 'rawSignals')
    else this.#position('rawSignals', position, placeOfText(position.LatLng ?? position.latLng))
  }

  /** A position of a long list: the list is one track. */
  #position(listName: string, element: Members, place: Place | undefined): void {
    const { recording } = this
    if (!place) {
      recording.countWithoutPosition()
      return
    }
    if (this.#openTrack === '') recording.beginTrack([{ name: 'name', role: 'name', value: listName }])
    this.#openTrack = listName
    const point = recording.addPoint(place.x, place.y, instant(element.timestamp, element.timestampMs))
    const altitude = number(element.altitude ?? element.altitudeMeters)
    if (Number.isFinite(altitude)) recording.batch.setZ(point, altitude)
    for (const [channel, ...names] of channels) {
      const value = number(names.map((name) => element[name]).find((one) => one !== undefined))
      if (Number.isFinite(value)) recording.setChannel(point, this.#context.document.channel(channel), value)
    }
  }

  /** A trip of Takeout: its start, the points of its way, its end. */
  #segment(segment: Members): void {
    const duration = members(segment.duration)
    const [begin, end] = [
      instant(duration.startTimestamp, duration.startTimestampMs),
      instant(duration.endTimestamp, duration.endTimestampMs),
    ]
    const ends = [segment.startLocation, segment.endLocation].map(members)
    const raw = list(members(segment.simplifiedRawPath).points)
    const points = raw.length > 0 ? raw : list(members(segment.waypointPath).waypoints)
    this.#track(
      [
        { name: 'type', value: text(segment.activityType) },
        { name: 'distance', value: finite(number(segment.distance)) },
      ],
      [
        { place: placeOfE7(ends[0]!.latitudeE7, ends[0]!.longitudeE7), time: begin },
        ...points.map(members).map((point) => ({
          place: placeOfE7(point.latE7, point.lngE7),
          time: instant(point.timestamp, point.timestampMs),
        })),
        { place: placeOfE7(ends[1]!.latitudeE7, ends[1]!.longitudeE7), time: end },
      ],
    )
  }

  #takeoutVisit(visit: Members): void {
    const location = members(visit.location)
    const duration = members(visit.duration)
    this.#place(
      placeOfE7(location.latitudeE7 ?? visit.centerLatE7, location.longitudeE7 ?? visit.centerLngE7),
      instant(duration.startTimestamp, duration.startTimestampMs),
      instant(duration.endTimestamp, duration.endTimestampMs),
      [
        { name: 'name', role: 'name', value: text(location.name) || nameOf(location.semanticType) },
        { name: 'desc', role: 'description', value: text(location.address) },
        { name: 'placeId', value: text(location.placeId) },
      ],
    )
  }

  /** A way on the phone: Android gives its points an instant, an iPhone the minutes since the start. */
  #path(element: Members): void {
    const start = instant(element.startTime)
    this.#track(
      [],
      list(element.timelinePath)
        .map(members)
        .map((point) => ({
          place: placeOfText(point.point),
          time: instant(point.time) || minutesLater(start, number(point.durationMinutesOffsetFromStartTime)),
        })),
    )
  }

  #activity(element: Members): void {
    const activity = members(element.activity)
    const end = (value: unknown) => placeOfText(typeof value === 'string' ? value : members(value).latLng)
    this.#track(
      [
        { name: 'type', value: text(members(activity.topCandidate).type) },
        { name: 'distance', value: finite(number(activity.distanceMeters)) },
      ],
      [
        { place: end(activity.start), time: instant(element.startTime) },
        { place: end(activity.end), time: instant(element.endTime) },
      ],
    )
  }

  #visit(element: Members): void {
    const candidate = members(members(element.visit).topCandidate)
    const location = candidate.placeLocation
    this.#place(
      placeOfText(typeof location === 'string' ? location : members(location).latLng),
      instant(element.startTime),
      instant(element.endTime),
      [
        { name: 'name', role: 'name', value: nameOf(candidate.semanticType) },
        { name: 'placeId', value: text(candidate.placeId ?? candidate.placeID) },
      ],
    )
  }

  #track(values: readonly RecordedValue[], points: readonly { place: Place | undefined; time: string }[]): void {
    const { recording } = this
    const placed = points.filter(({ place }) => place !== undefined)
    recording.countWithoutPosition(points.length - placed.length)
    if (placed.length === 0) return
    this.endList()
    recording.beginTrack(values)
    for (const { place, time } of placed) recording.addPoint(place!.x, place!.y, time)
    recording.endTrack()
  }

  #place(place: Place | undefined, begin: string, end: string, values: readonly RecordedValue[]): void {
    if (!place) {
      this.recording.countWithoutPosition()
      return
    }
    this.endList()
    // The place has the time of arrival; when it was left is a value.
    const left: RecordedValue[] = [{ name: 'end', value: end }]
    this.recording.writePlace({ ...place, ...(begin === '' ? {} : { time: begin }), values: [...values, ...left] })
  }
}

/** What is no number is left out. */
const finite = (value: number): number | string => (Number.isFinite(value) ? value : '')

/** `Home`, `TYPE_WORK`; most places have a type that says nothing. */
const nameOf = (semanticType: unknown): string =>
  /unknown|^type_searched/i.test(text(semanticType)) ? '' : text(semanticType)
