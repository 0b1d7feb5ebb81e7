#!/usr/bin/env node
// Runs the command line on a Node that reads TypeScript: this one, or the one the project brings along.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import module from 'node:module'
import { fileURLToPath } from 'node:url'

if (process.features.typescript) {
  // Compiling the program costs more than converting a small file; from the second run on it comes from a cache. This file is plain
  // JavaScript so that not even the compiler of TypeScript has to be loaded then.
  module.enableCompileCache()
  const { main } = await import('./run.ts')
  await main()
} else {
  const name = process.platform === 'win32' ? 'node.exe' : 'node'
  const node = fileURLToPath(new URL(`../node_modules/node/bin/${name}`, import.meta.url))
  if (!existsSync(node)) {
    console.error('convertory needs Node 24 or newer')
    process.exit(1)
  }
  const again = [fileURLToPath(import.meta.url), ...process.argv.slice(2)]
  process.exit(spawnSync(node, again, { stdio: 'inherit' }).status ?? 1)
}
