export { ask, askFile } from './ask.ts'
export type { Circumstances, Meaning, NamedTool } from './meaning.ts'
export { toolWords } from './tool-words.ts'
export { type Reason, whyNothing } from './why-not.ts'
