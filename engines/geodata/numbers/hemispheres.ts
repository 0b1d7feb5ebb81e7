/** Letters of the hemispheres in English, Russian and Serbian. */
const north = 'NСnс'
const south = 'SЮЈsюј'
/** Without `и`, which is the word "and" in Russian and Serbian alike. */
const east = 'EВИeв'
const west = 'WЗwз'

export const latitudeLetters = north + south
export const longitudeLetters = east + west

const southOrWest = new RegExp(`^[${south}${west}]$`)
const northOrEast = new RegExp(`^[${north}${east}]$`)

/** Whether the letter of a hemisphere turns an angle to the other side. */
export const isSouthOrWest = (letter: string): boolean => southOrWest.test(letter)

/** Whether a minus contradicts the letter. */
export const isNorthOrEast = (letter: string): boolean => northOrEast.test(letter)
