/** All that goes beyond a field's own notation, in one file that is loaded when the page is idle: see load-understanding.ts. */
export { AlsoAsRows } from './also-as-rows.tsx'
export { QuietWord, sentence } from './quiet-word.tsx'
export { chosen, isOpenToRegistry, pasted, putIn, typed, withoutDoubt } from './understood-state.ts'
