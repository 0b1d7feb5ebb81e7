import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'

/** The first lines of tables, put together there: an argument has no room for megabytes. */
const heads = ["long('1') + ',lat,lon'", `'"' + long('""') + '",lat,lon'`, "long('1')"]

// A browser that has compiled many patterns keeps every step of the next ones, and has room for megabytes of steps.
test.each(heads)(
  'the name of a column may have ten megabytes: %s',
  (head) => {
    const convert = `
    import { convert, inputFromBytes } from ${JSON.stringify(new URL('../index.ts', import.meta.url))}
    const long = (piece) => piece.repeat(10_000_000 / piece.length)
    const inputs = [inputFromBytes('a.csv', new TextEncoder().encode(${head} + '\\na,1,2\\n'))]
    const result = await convert({ inputs, from: 'csv', to: 'geojson', write: async () => undefined })
    console.log(result.ok ? 'converted' : result.problem.code)`
    const flags = ['--no-regexp-optimization', '--input-type=module', '--eval', convert]
    const { stdout, stderr } = spawnSync(process.execPath, flags, { encoding: 'utf8' })
    expect(stdout.trim(), stderr).toMatch(/^(?!internal).+$/)
  },
  60_000,
)
