import type { CategoryId } from './types.ts'

/** What people leave out of a question about one kind of quantity, because it goes without saying. */
interface Habit {
  /** The wanted unit in full, for when its short form names no unit of the category. */
  readonly wantedInFull?: (wanted: string) => string | undefined
  /** The given quantity in full. */
  readonly givenInFull?: (given: string, wanted: string) => string
}

const none: Habit = {}

const nautical = /(?<=\d)\s?nm$/i
const inKilometresOrMiles =
  /^(?:km|mi|kilomet\p{L}{2,5}|miles?|милях|миљ\p{L}{1,3}|milj\p{L}{1,3}|км|километр\p{L}{0,3})$/iu

const habits: Partial<Readonly<Record<CategoryId, Habit>>> = {
  // `100 mph in km` means kilometres per hour.
  speed: { wantedInFull: (wanted) => (/^(?:k|mi|м|к)/i.test(wanted) ? `${wanted} per hour` : undefined) },
  length: {
    givenInFull(given, wanted) {
      // Nobody wants nanometres in kilometres: sailors and pilots write so.
      if (inKilometresOrMiles.test(wanted) && nautical.test(given)) return given.replace(nautical, ' nmi')
      // Runners leave the metres out: `10k in miles`.
      return /^\p{L}{3,}$/u.test(wanted) ? given.replace(/^(\d{1,3}(?:[.,]\d)?)\s?k$/i, '$1 km') : given
    },
  },
}

export const habitOf = (category: CategoryId): Habit => habits[category] ?? none
