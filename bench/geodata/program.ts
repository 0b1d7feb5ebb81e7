import { spawn, spawnSync } from 'node:child_process'
import { readFileSync, rmSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Contestant, Race, Table } from '../suite.ts'
import { fileRounds } from './sizes.ts'

/** A part of the suite; its tables tell what the races left behind. */
export interface FileProgramme {
  readonly races: readonly Race[]
  tables(): Promise<readonly Table[]>
}

export type Command = readonly [string, readonly string[]]

export interface Measured {
  readonly seconds: number
  /** Highest resident memory, where the system tells (Linux). */
  readonly peakMegabytes: number
  readonly succeeded: boolean
}

/** Runs a program to its end and watches how much memory it takes. */
export function measured(command: string, options: readonly string[]): Promise<Measured> {
  return new Promise((resolve) => {
    const start = performance.now()
    const child = spawn(command, options, { stdio: ['ignore', 'ignore', 'ignore'] })
    let peak = 0
    const look = () => {
      try {
        const status = readFileSync(`/proc/${child.pid}/status`, 'utf8')
        peak = Math.max(peak, Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024)
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
export const ourCommand = (from: string, to: string): Command => [
  process.execPath,
  [fileURLToPath(new URL('../../cli/bin.mjs', import.meta.url)), 'convert', from, to],
]

/** A program that converts one file into another. */
export interface Program {
  readonly name: string
  readonly output: string
  readonly command: Command
}

/** From one file to another, by ours first and then by the programs people use for it. */
export interface Way {
  readonly name: string
  readonly input: string
  readonly programs: readonly Program[]
}

/** The most memory each program of each way took in any of its runs. */
export class Peaks {
  readonly #megabytes = new Map<Program, number>()

  async run(program: Program): Promise<void> {
    // Some programs refuse to write over a file.
    rmSync(program.output, { force: true })
    const { succeeded, peakMegabytes } = await measured(...program.command)
    if (!succeeded) throw new Error(`${program.name} failed`)
    this.#megabytes.set(program, Math.max(peakMegabytes, this.#megabytes.get(program) ?? 0))
  }

  /** One row: the way, ours, the others. */
  row({ name, programs: [ours, ...others] }: Way): string[] {
    const of = (program: Program): string => String(Math.round(this.#megabytes.get(program) ?? 0))
    return [name, of(ours!), others.map((other) => `${other.name} ${of(other)}`).join(', ')]
  }
}

export const peakColumns = ['', 'Convertory', 'others'] as const

export function raceOf(way: Way, peaks: Peaks): Race {
  const megabytes = statSync(way.input).size / 1e6
  const contestants = way.programs.map(
    (program): Contestant => ({ name: program.name, operations: megabytes, run: () => peaks.run(program) }),
  )
  return {
    name: `${way.name}, ${Math.round(megabytes)} MB`,
    unit: 'MB',
    rounds: fileRounds,
    startsCold: true,
    contestants,
  }
}
