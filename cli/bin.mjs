#!/usr/bin/env node
// Runs the command line on a Node that reads TypeScript: this one, or the one the project brings along.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const main = new URL('./main.ts', import.meta.url)

if (process.features.typescript) await import(main.href)
else {
  const node = fileURLToPath(new URL('../node_modules/node/bin/node', import.meta.url))
  if (!existsSync(node)) {
    console.error('convertory needs Node 24 or newer')
    process.exit(1)
  }
  process.exit(spawnSync(node, [fileURLToPath(main), ...process.argv.slice(2)], { stdio: 'inherit' }).status ?? 1)
}
