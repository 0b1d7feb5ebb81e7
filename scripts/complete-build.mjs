/** Does what a build in a hurry has left for later: beside the server that `npm start` has started already. */
import { completeBuild } from './lib/ensure-built.mjs'

await completeBuild()
