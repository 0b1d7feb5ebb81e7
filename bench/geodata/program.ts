import { spawn, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

export interface Measured {
  readonly seconds: number
  /** Highest resident memory, where the system tells (Linux). */
  readonly peakMegabytes: number | undefined
  readonly succeeded: boolean
}

/** Runs a program to its end and watches how much memory it takes. */
export function measured(command: string, options: readonly string[]): Promise<Measured> {
  return new Promise((resolve) => {
    const start = performance.now()
    const child = spawn(command, options, { stdio: ['ignore', 'ignore', 'ignore'] })
    let peak: number | undefined
    const look = () => {
      try {
        const status = readFileSync(`/proc/${child.pid}/status`, 'utf8')
        const kilobytes = /VmHWM:\s+(\d+)/.exec(status)?.[1]
        if (kilobytes !== undefined) peak = Math.max(peak ?? 0, Number(kilobytes) / 1024)
      } catch {
        // The program has ended, or this system has no /proc.
      }
    }
    const watch = setInterval(look, 25)
    child.on('error', () => undefined)
    child.on('close', (code) => {
      clearInterval(watch)
      resolve({ seconds: (performance.now() - start) / 1000, peakMegabytes: peak, succeeded: code === 0 })
    })
  })
}

export const isInstalled = (command: string, option = '--version'): boolean => spawnSync(command, [option]).status === 0

/** Our command line, as a person would run it: a process of its own, started cold. */
export const ourCommand = (from: string, to: string): [string, string[]] => [
  process.execPath,
  [fileURLToPath(new URL('../../cli/bin.mjs', import.meta.url)), 'convert', from, to],
]
