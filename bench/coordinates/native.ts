import { spawnSync } from 'node:child_process'
import type { Contestant } from '../suite.ts'

/** PROJ's cs2cs and GeographicLib's GeoConvert, each as far as this machine has it. */
export function nativePrograms(lines: readonly string[]): { utm: Contestant[]; mgrs: Contestant[] } {
  const input = `${lines.join('\n')}\n`
  const contestant = (name: string, command: string, options: readonly string[]): Contestant[] => {
    const run = () => spawnSync(command, options, { input, encoding: 'utf8', maxBuffer: 1 << 28 })
    return run().status === 0 ? [{ name, operations: lines.length, run: () => run().stdout }] : []
  }
  return {
    utm: [
      ...contestant('cs2cs', 'cs2cs', ['-f', '%.2f', 'EPSG:4326', 'EPSG:32637']),
      ...contestant('GeoConvert', 'GeoConvert', ['-u', '-p', '2']),
    ],
    mgrs: contestant('GeoConvert', 'GeoConvert', ['-m', '-p', '0']),
  }
}
