import { execSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs'
import { basename, dirname, join, relative, sep } from 'node:path'
import { dockerIgnores, type Instruction, type Stage } from './dockerfile.ts'

export interface FinishedStage {
  readonly folder: string
  readonly environment: NodeJS.ProcessEnv
  /** Of `CMD` and `HEALTHCHECK`, as they stand. */
  readonly command: readonly string[]
  readonly healthCheck: readonly string[]
}

/**
 * Does what a Dockerfile says in folders of this machine, without a daemon: `COPY` copies, `RUN` runs. The working folder of each stage is
 * a new one. Packages are links to those installed here unless `installs` asks for the real thing, which takes minutes.
 */
export function runStages(
  stages: readonly Stage[],
  context: string,
  target: string,
  { installs, environment }: { installs: boolean; environment: NodeJS.ProcessEnv },
): FinishedStage {
  const folders = new Map<string, string>()
  let last: FinishedStage | undefined
  for (const [number, stage] of stages.entries()) {
    const folder = join(target, `stage-${number}`)
    mkdirSync(folder, { recursive: true })
    folders.set(stage.name, folder)
    last = runStage(stage.instructions, folder)
  }
  return last!

  function runStage(instructions: readonly Instruction[], folder: string): FinishedStage {
    const variables: NodeJS.ProcessEnv = { ...environment }
    let workFolder = ''
    let command: string[] = []
    let healthCheck: string[] = []
    const inFolder = (path: string) => join(folder, path === workFolder ? '' : path)
    for (const { name, rest } of instructions) {
      if (name === 'WORKDIR') workFolder = rest
      else if (name === 'ENV') Object.assign(variables, Object.fromEntries([rest.split('=')]))
      else if (name === 'COPY') copy(rest, inFolder, workFolder)
      else if (name === 'RUN') for (const part of rest.split(' && ')) run(part, folder, variables)
      else if (name === 'CMD') command = JSON.parse(rest)
      else if (name === 'HEALTHCHECK') healthCheck = JSON.parse(rest.slice(rest.indexOf('[')))
      else if (!['ARG', 'USER', 'EXPOSE'].includes(name)) throw new Error(`Cannot run ${name} ${rest}`)
    }
    return { folder, environment: variables, command, healthCheck }
  }

  function copy(rest: string, inFolder: (path: string) => string, workFolder: string): void {
    const words = rest.split(/\s+/)
    const from = words[0]!.startsWith('--from=') ? words.shift()!.slice('--from='.length) : undefined
    const destination = words.pop()!
    for (const word of words) {
      const source = from === undefined ? join(context, word) : join(folders.get(from)!, relative(workFolder, word))
      if (!existsSync(source)) throw new Error(`COPY ${rest}: there is no ${word}`)
      const goesInto = destination.endsWith('/') && word !== '.'
      const to = join(inFolder(destination), goesInto ? basename(word) : '')
      mkdirSync(dirname(to), { recursive: true })
      const isIgnored = dockerIgnores(readFileSync(join(context, '.dockerignore'), 'utf8'))
      const isKept = (path: string) =>
        from !== undefined || path === context || !isIgnored(relative(context, path).split(sep).join('/'))
      cpSync(source, to, { recursive: true, filter: isKept })
    }
  }

  function run(command: string, folder: string, variables: NodeJS.ProcessEnv): void {
    if (!installs && command.startsWith('npm ci')) linkPackages(context, folder, command.includes('--omit=dev'))
    else if (!command.startsWith('npm cache')) execSync(command, { cwd: folder, env: variables, stdio: 'pipe' })
  }
}

/** The packages that `npm ci` would bring, each a link to the one installed here. */
function linkPackages(context: string, folder: string, omitsDevelopment: boolean): void {
  const { packages } = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { dev?: boolean }>
  }
  for (const [path, { dev = false }] of Object.entries(packages)) {
    const isTopLevel = path !== '' && path.lastIndexOf('node_modules/') === 0
    if (!isTopLevel || (dev && omitsDevelopment) || !existsSync(join(context, path))) continue
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    symlinkSync(join(context, path), join(folder, path), 'junction')
  }
  const commands = join(context, 'node_modules', '.bin')
  if (!omitsDevelopment && existsSync(commands)) symlinkSync(commands, join(folder, 'node_modules', '.bin'), 'junction')
  for (const name of readdirSync(join(context, 'node_modules')).filter((name) => name === '.package-lock.json'))
    cpSync(join(context, 'node_modules', name), join(folder, 'node_modules', name))
}
