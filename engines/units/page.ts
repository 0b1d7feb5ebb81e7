/** What pages of units import: the same functions, which read plain numbers until the page brings the grammar (`readFieldsWith`). */
export { isCalled, isNamed } from './called.ts'
export { convertPrinted, convertToAll, exactDigits, printQuantity } from './convert.ts'
export { isRead, readFieldsWith, readTyped } from './read-typed.ts'
