import { enableCompileCache } from 'node:module'

// Compiling the program costs more than converting a small file; from the second run on it comes from a cache.
enableCompileCache()
const { main } = await import('./run.ts')
await main()
