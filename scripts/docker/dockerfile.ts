/** One instruction of a Dockerfile, lines that go on joined: `RUN`, `npm run build`. */
export interface Instruction {
  readonly name: string
  readonly rest: string
}

export interface Stage {
  readonly name: string
  readonly instructions: readonly Instruction[]
}

/** As much of the format as ours uses; what it does not know, it refuses. */
export function readDockerfile(text: string): Stage[] {
  const stages: { name: string; instructions: Instruction[] }[] = []
  const lines = text.replace(/\\\n/g, ' ').split('\n')
  for (const line of lines.map((line) => line.trim())) {
    if (line === '' || line.startsWith('#')) continue
    const [, name, rest] = /^([A-Z]+)\s+(.*)$/.exec(line) ?? []
    if (!name || rest === undefined) throw new Error(`Not an instruction: ${line}`)
    if (name === 'FROM') stages.push({ name: / AS (\S+)$/i.exec(rest)?.[1] ?? '', instructions: [] })
    else stages.at(-1)!.instructions.push({ name, rest })
  }
  return stages
}

/** Whether `.dockerignore` keeps a path out of `COPY . .`; `*` stays within a name, a leading double star matches any folder. */
export function dockerIgnores(ignoreFile: string): (path: string) => boolean {
  const patterns = ignoreFile.split('\n').filter((line) => line !== '' && !line.startsWith('#'))
  const matchers = patterns.map((pattern) => {
    const isAnywhere = pattern.startsWith('**/')
    const name = pattern
      .replace(/^\*\*\//, '')
      .replace(/[.+]/g, '\\$&')
      .replaceAll('*', '[^/]*')
    return new RegExp(`${isAnywhere ? '(^|/)' : '^'}${name}(/|$)`)
  })
  return (path) => matchers.some((matcher) => matcher.test(path))
}
