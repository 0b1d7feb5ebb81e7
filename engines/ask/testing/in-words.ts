import type { Meaning } from '../meaning.ts'

/** A meaning in one line, for tests to compare. */
export function inWords(meaning: Meaning): string {
  switch (meaning.kind) {
    case 'units': {
      const { value, from, parts } = meaning.question
      const typed = parts.map(({ plain, unit }) => `${plain} ${unit}`).join(' + ')
      return `${typed === '' ? 'alone' : typed}: ${value} ${from} in ${meaning.to}`
    }
    case 'point': {
      const { system, notation, position } = meaning.candidate
      const place = `${position.latitudeDegrees.toFixed(3)} ${position.longitudeDegrees.toFixed(3)}`
      return `${place} by ${notation ?? system}`
    }
    case 'moment':
      return `${meaning.moment.how.kind} ${new Date(Number(meaning.moment.instant / 1_000_000n)).toISOString().replace(':00.000Z', 'Z')}`
    case 'address': {
      const { reading } = meaning
      if (reading.kind === 'range') return 'range'
      const prefix = reading.prefix === undefined ? '' : `/${reading.prefix} by ${reading.mask}`
      return `${reading.kind} ${reading.notation} ${prefix}`.trim()
    }
    case 'mask':
      return `mask /${meaning.network.prefix}`
    case 'addresses':
      return `${meaning.list.entries.length} addresses, ${meaning.list.problems.length} not read`
    case 'split':
      return `split to /${meaning.split.prefix}`
    case 'file':
      return `file ${meaning.format}`
    case 'tool':
      return `tool ${meaning.id}`
    case 'token':
      return 'token'
  }
}
