/**
 * Before every file of tests: the seed of the properties. `npm test` asks the same questions each time, so that a change fails by its own fault;
 * `npm run fuzz` asks others.
 */
import fc from 'fast-check'

fc.configureGlobal({ seed: Number(process.env.PROPERTY_SEED ?? 1) })
