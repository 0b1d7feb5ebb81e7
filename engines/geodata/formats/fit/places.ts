import { mostPlaces, type RecordedPlace, type RecordedValue } from '../../recording/recording.ts'
import type { FitDecoder } from './decoder.ts'
import { lapTotals, numberOf, textOf } from './heads.ts'
import { degreesOf, message, rounded, timeOf } from './messages.ts'

/** Laps and points of courses: found on the first reading, so that they can stand before the tracks, as GPX wants them. */
export class FitPlaces {
  /** By file of the chain. */
  readonly #laps: RecordedPlace[][] = []
  readonly #coursePoints: RecordedPlace[][] = []
  /** Laps without a place, by file. */
  readonly #lapsNowhere: number[] = []
  /** Of points of courses. */
  nowhere = 0
  #beyondLimit = 0
  #lapsOfFile = 0
  #file = 0

  /** The laps of a course are not run yet: only its points are places. */
  of(file: number, isCourse: boolean): readonly RecordedPlace[] {
    return [...(isCourse ? [] : (this.#laps[file] ?? [])), ...(this.#coursePoints[file] ?? [])]
  }

  /** How many are not among the places of these files. */
  dropped(isCourse: (file: number) => boolean): number {
    return this.#lapsNowhere.reduce((sum, count, file) => (isCourse(file) ? sum : sum + count), this.#beyondLimit)
  }

  message(decoder: FitDecoder): void {
    const kind = decoder.definition.message
    if (kind === message.lap) this.#lap(decoder)
    else if (kind === message.coursePoint) {
      const name: RecordedValue = { name: 'name', role: 'name', value: textOf(decoder, 6) }
      if (!this.#add(this.#coursePoints, decoder, [3, 2, 1], [name])) this.nowhere++
    }
  }

  #lap(decoder: FitDecoder): void {
    if (decoder.fileNumber !== this.#file) this.#lapsOfFile = 0
    this.#file = decoder.fileNumber
    this.#lapsOfFile++
    const values: RecordedValue[] = [
      { name: 'name', role: 'name', value: `Lap ${this.#lapsOfFile}` },
      { name: 'type', value: 'Lap' },
      ...lapTotals(decoder),
    ]
    if (!this.#add(this.#laps, decoder, [4, 3, 2], values))
      this.#lapsNowhere[this.#file] = (this.#lapsNowhere[this.#file] ?? 0) + 1
  }

  /** The numbers are those of the fields of longitude, latitude and time. False where the message names no place. */
  #add(
    places: RecordedPlace[][],
    decoder: FitDecoder,
    [longitude, latitude, moment]: readonly [number, number, number],
    values: readonly RecordedValue[],
  ): boolean {
    const x = degreesOf(numberOf(decoder, longitude))
    const y = degreesOf(numberOf(decoder, latitude))
    places[decoder.fileNumber] ??= []
    const list = places[decoder.fileNumber]!
    if (Number.isNaN(x) || !(Math.abs(y) <= 90)) return false
    if (list.length >= mostPlaces) {
      this.#beyondLimit++
      return true
    }
    const time = timeOf(numberOf(decoder, moment))
    list.push({ x: rounded(x, 9), y: rounded(y, 9), ...(time === '' ? {} : { time }), values })
    return true
  }
}
