export { ask, askFile } from './ask.ts'
export type { Circumstances, Meaning, NamedTool } from './meaning.ts'
export { type Reason, whyNothing } from './why-not.ts'
