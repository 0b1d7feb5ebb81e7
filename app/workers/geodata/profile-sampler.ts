import { epochSeconds, type FeatureBatch, featureKind, shapeType } from '#engines/geodata/index.ts'
import { TrackClock } from './track-clock.ts'
import { TrackSampler, type TrackSamples } from './track-samples.ts'

/** The way along the lines of a file. */
export interface TrackProfile {
  readonly lengthMetres: number
  /** Nothing where no line goes up or down: level outlines drawn at some height are no journey. */
  readonly elevation: ElevationBand | undefined
  /** One point of each stretch that holds one. */
  readonly samples: TrackSamples
  /** Zero where the file has no times. */
  readonly durationSeconds: number
  readonly movingSeconds: number
  readonly movingMetres: number
}

/** Lowest and highest of each stretch of equal length. */
export interface ElevationBand {
  readonly lowestMetres: number
  readonly highestMetres: number
  readonly climbMetres: number
  readonly descentMetres: number
  readonly stretchMetres: number
  /** NaN where a stretch holds no point. */
  readonly lowest: Float32Array
  readonly highest: Float32Array
}

const stretchLimit = 1024
/** WGS 84 mean radius, by which a degree of latitude is this long. */
const metresPerDegree = (6371008.8 * Math.PI) / 180
const radiansPerDegree = Math.PI / 180
/** Rises and falls smaller than this are the noise of the receiver, not hills. */
const hillMetres = 5

/**
 * Memory is fixed whatever the length: when the stretches run out, neighbours are joined and each is twice as long. Distances are
 * those of a plane at the latitude of each step, good to better than 0.1 % for the steps of a track.
 */
export class ProfileSampler {
  #lowest = new Float32Array(stretchLimit).fill(Number.NaN)
  #highest = new Float32Array(stretchLimit).fill(Number.NaN)
  #stretchMetres = 1
  #lengthMetres = 0
  #lowestMetres = Number.POSITIVE_INFINITY
  #highestMetres = Number.NEGATIVE_INFINITY
  #climbMetres = 0
  #descentMetres = 0
  #levelMetres = Number.NaN
  #x = Number.NaN
  #y = Number.NaN
  #part = 0
  #hasTrack = false
  #heartChannel = -1
  readonly #samples = new TrackSampler(stretchLimit)
  readonly #clock = new TrackClock()

  add(batch: FeatureBatch): void {
    const isRecorded = batch.hasZ || batch.time.used
    this.#heartChannel = batch.document.channels.findIndex(({ name }) => name === 'hr')
    for (let feature = 0; feature < batch.featureCount; feature++) {
      if (feature > 0 || !batch.continuesFeature) this.#clock.beginTrack()
      const isTrack = batch.kind[feature] === featureKind.track || batch.kind[feature] === featureKind.route
      // The lines of a drawing are no way that somebody went.
      if (!isRecorded && !isTrack) continue
      for (let shape = batch.firstShape[feature]!; shape < batch.firstShape[feature + 1]!; shape++) {
        const type = batch.shape[shape]
        if (type !== shapeType.line && type !== shapeType.multiLine) continue
        this.#hasTrack ||= isTrack
        for (let path = batch.firstPath[shape]!; path < batch.firstPath[shape + 1]!; path++) {
          if (path > 0 || !batch.continuesPath) this.#beginPart()
          this.#addPath(batch, batch.firstPoint[path]!, batch.firstPoint[path + 1]!)
        }
      }
    }
  }

  #beginPart(): void {
    this.#x = Number.NaN
    this.#levelMetres = Number.NaN
    this.#part++
  }

  #addPath(batch: FeatureBatch, from: number, to: number): void {
    const { x, y, z, time, text } = batch
    for (let point = from; point < to; point++) {
      const longitude = x[point]!
      const latitude = y[point]!
      const beginsPart = Number.isNaN(this.#x)
      if (!beginsPart) {
        // A step over the 180th meridian is no journey around the world.
        const turn = longitude - this.#x
        const degrees = turn - 360 * Math.round(turn / 360)
        const east = degrees * Math.cos((latitude + this.#y) * 0.5 * radiansPerDegree)
        const north = latitude - this.#y
        this.#lengthMetres += Math.sqrt(east * east + north * north) * metresPerDegree
      }
      this.#x = longitude
      this.#y = latitude
      const seconds = time.has(point) ? epochSeconds(text, time.start[point]!, time.end[point]!) : Number.NaN
      this.#clock.add(seconds, this.#lengthMetres, beginsPart)
      while (this.#lengthMetres >= this.#stretchMetres * stretchLimit) this.#joinNeighbours()
      const elevation = batch.hasZ ? z[point]! : Number.NaN
      if (!Number.isNaN(elevation)) this.#addElevation(elevation)
      this.#addSample(batch, point, elevation, seconds)
    }
  }

  #addSample(batch: FeatureBatch, point: number, elevation: number, seconds: number): void {
    const stretch = Math.floor(this.#lengthMetres / this.#stretchMetres)
    if (!this.#samples.wants(stretch)) return
    const heart = this.#heartChannel < 0 ? '' : batch.columnText(batch.channel(this.#heartChannel), point)
    this.#samples.set(stretch, {
      metres: this.#lengthMetres,
      longitudes: this.#x,
      latitudes: this.#y,
      elevations: elevation,
      seconds,
      heartRates: heart === '' ? Number.NaN : Number(heart),
      parts: this.#part,
    })
  }

  #addElevation(metres: number): void {
    if (metres < this.#lowestMetres) this.#lowestMetres = metres
    if (metres > this.#highestMetres) this.#highestMetres = metres
    const stretch = Math.floor(this.#lengthMetres / this.#stretchMetres)
    if (!(this.#lowest[stretch]! <= metres)) this.#lowest[stretch] = metres
    if (!(this.#highest[stretch]! >= metres)) this.#highest[stretch] = metres

    if (Number.isNaN(this.#levelMetres)) this.#levelMetres = metres
    const difference = metres - this.#levelMetres
    if (difference >= hillMetres) this.#climbMetres += difference
    else if (difference <= -hillMetres) this.#descentMetres -= difference
    else return
    this.#levelMetres = metres
  }

  #joinNeighbours(): void {
    const join = (values: Float32Array, choose: (first: number, second: number) => number) => {
      for (let to = 0; to < stretchLimit / 2; to++) {
        const first = values[2 * to]!
        const second = values[2 * to + 1]!
        values[to] = Number.isNaN(first) ? second : Number.isNaN(second) ? first : choose(first, second)
      }
      values.fill(Number.NaN, stretchLimit / 2)
    }
    join(this.#lowest, Math.min)
    join(this.#highest, Math.max)
    this.#samples.joinNeighbours()
    this.#stretchMetres *= 2
  }

  /** Nothing where nobody went anywhere. */
  finish(): TrackProfile | undefined {
    const elevation = this.#elevation()
    const { durationSeconds, movingSeconds, movingMetres } = this.#clock
    const isJourney = elevation !== undefined || durationSeconds > 0 || this.#hasTrack
    if (this.#lengthMetres === 0 || !isJourney) return undefined
    const samples = this.#samples.finish()
    return { lengthMetres: this.#lengthMetres, elevation, samples, durationSeconds, movingSeconds, movingMetres }
  }

  #elevation(): ElevationBand | undefined {
    if (this.#climbMetres + this.#descentMetres === 0) return undefined
    const count = Math.floor(this.#lengthMetres / this.#stretchMetres) + 1
    return {
      lowestMetres: this.#lowestMetres,
      highestMetres: this.#highestMetres,
      climbMetres: this.#climbMetres,
      descentMetres: this.#descentMetres,
      stretchMetres: this.#stretchMetres,
      lowest: this.#lowest.slice(0, count),
      highest: this.#highest.slice(0, count),
    }
  }
}
