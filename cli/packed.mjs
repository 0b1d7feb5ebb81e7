#!/usr/bin/env node
// The command as the package has it: already JavaScript, on any Node from 20 on.
import module from 'node:module'

module.enableCompileCache?.()
const { main } = await import('./run.ts')
await main()
