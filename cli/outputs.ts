import {
  accessSync,
  chmodSync,
  chownSync,
  closeSync,
  constants,
  lstatSync,
  openSync,
  readlinkSync,
  realpathSync,
  type Stats,
  statSync,
  writeSync,
} from 'node:fs'
import { dirname, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { PartFile } from './part-files.ts'
import { putOut } from './standard-output.ts'

/** What a name stands for. Only a file is replaced; everything else is written through. */
type Target =
  | { readonly kind: 'file'; readonly path: string; readonly before?: Stats }
  | { readonly kind: 'device'; readonly path: string; readonly waitsForReader: boolean }
  | { readonly kind: 'descriptor'; readonly descriptor: number }

/** Names of files that are there and may not be replaced. */
export class AlreadyThere extends Error {
  readonly paths: readonly string[]
  constructor(paths: readonly string[]) {
    super(`${paths.join(', ')}: there already`)
    this.paths = paths
  }
}

export interface Outputs {
  /** Puts bytes out to the output of this number. The bytes may be used again afterwards. */
  write(index: number, bytes: Uint8Array): Promise<void>
  /** The files appear under their names. */
  finish(): void
  /** Nothing of them stays. */
  abandon(): void
}

type Opened = { readonly file: number } & (
  | { readonly target: Extract<Target, { kind: 'file' }>; readonly part: PartFile }
  | { readonly target: Exclude<Target, { kind: 'file' }> }
)

/**
 * Opens all outputs of a result. Each name is asked what it stands for before any is touched, and files appear under their names only
 * when all of them are whole.
 */
export async function openOutputs(paths: readonly string[], mayReplace = true): Promise<Outputs> {
  const targets = paths.map(targetOf)
  if (!mayReplace) refuseWhatIsThere(paths)
  const opened: Opened[] = []
  const abandon = () => {
    for (const one of opened.splice(0)) {
      if ('part' in one) one.part.remove()
      else if (one.target.kind === 'device') closeSync(one.file)
    }
  }
  try {
    for (const target of targets) opened.push(await open(target))
  } catch (error) {
    abandon()
    throw error
  }
  return {
    write: (index, bytes) => writeAll(opened[index]!.file, bytes),
    finish() {
      try {
        if (!mayReplace) refuseWhatIsThere(paths)
        for (const one of opened) finishPart(one)
      } finally {
        abandon()
      }
    },
    abandon,
  }
}

function refuseWhatIsThere(paths: readonly string[]): void {
  const there = paths.filter((path) => statSync(path, { throwIfNoEntry: false }) !== undefined)
  if (there.length > 0) throw new AlreadyThere(there)
}

/** `-`, and the names that systems have for what is open already: `/dev/stdout`, `/dev/fd/3`, or a link to one of these. */
export function descriptorOf(path: string): number | undefined {
  if (path === '-') return 1
  const names = new RegExp(`^/(?:dev|proc/(?:self|${process.pid}))/fd/(\\d+)$`)
  let name = resolve(path)
  for (let links = 0; links < 40; links++) {
    const found = names.exec(name)
    if (found) return Number(found[1])
    const next = linkAt(name)
    if (next === undefined) return undefined
    name = next
  }
  return undefined
}

/** Where the link leads; undefined where there is none. */
const linkAt = (path: string): string | undefined =>
  lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() ? resolve(dirname(path), readlinkSync(path)) : undefined

function targetOf(path: string): Target {
  const descriptor = descriptorOf(path)
  if (descriptor !== undefined) return { kind: 'descriptor', descriptor }
  const before = statSync(path, { throwIfNoEntry: false })
  // A link may lead to a place where nothing is yet.
  if (before === undefined) return { kind: 'file', path: followed(path) }
  if (before.isDirectory()) throw Object.assign(new Error(`EISDIR: ${path}`), { code: 'EISDIR', path })
  accessSync(path, constants.W_OK)
  return before.isFile()
    ? { kind: 'file', path: realpathSync(path), before }
    : { kind: 'device', path, waitsForReader: before.isFIFO() }
}

function followed(path: string): string {
  const next = linkAt(path)
  return next === undefined ? path : followed(next)
}

async function open(target: Target): Promise<Opened> {
  if (target.kind === 'descriptor') return { target, file: target.descriptor }
  if (target.kind === 'device') return { target, file: await openDevice(target) }
  const part = new PartFile(target.path)
  return { target, part, file: part.file }
}

/** Waiting for the reader of a FIFO must not keep the program from hearing Ctrl-C. */
async function openDevice({ path, waitsForReader }: Extract<Target, { kind: 'device' }>): Promise<number> {
  for (;;) {
    try {
      return openSync(path, constants.O_WRONLY | (constants.O_NONBLOCK ?? 0))
    } catch (error) {
      if (!waitsForReader || (error as NodeJS.ErrnoException).code !== 'ENXIO') throw error
      await pause(20)
    }
  }
}

async function writeAll(file: number, bytes: Uint8Array): Promise<void> {
  if (file === 1) return putOut(bytes)
  for (let at = 0; at < bytes.length; ) {
    try {
      at += writeSync(file, bytes, at, bytes.length - at)
    } catch (error) {
      // A reader that is slower than we are.
      if ((error as NodeJS.ErrnoException).code !== 'EAGAIN') throw error
      await pause(5)
    }
  }
}

/** The file keeps the permissions and, where that is allowed, the owner of the one it replaces. */
function finishPart(opened: Opened): void {
  if (!('part' in opened)) return
  const { path, before } = opened.target
  const { part } = opened
  if (before) {
    chmodSync(part.name, before.mode & 0o7777)
    try {
      chownSync(part.name, before.uid, before.gid)
    } catch {
      // Then it belongs to who wrote it.
    }
  }
  part.place(path)
}
