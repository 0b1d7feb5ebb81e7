import { readMetres } from '../amount.ts'

/** What begins a new part. */
export type Splitting =
  | { readonly by: 'day'; readonly zone: string }
  | { readonly by: 'gap'; readonly seconds: number }
  | { readonly by: 'gap'; readonly metres: number }
  | { readonly by: 'lap' }
  | { readonly by: 'layer' }
  | { readonly by: 'field'; readonly name: string }

const secondsPerUnit: Readonly<Record<string, number>> = {
  s: 1,
  sec: 1,
  с: 1,
  сек: 1,
  min: 60,
  мин: 60,
  h: 3600,
  ч: 3600,
  сат: 3600,
  d: 86400,
  дн: 86400,
}

/** `day`, `day Europe/Belgrade`, `gap 30min`, `gap 5km`, `lap`, `layer`, `field name`. */
export function readSplitting(text: string): Splitting | undefined {
  const [word = '', rest = ''] = /^(\S+)\s*(.*)$/su.exec(text.trim())?.slice(1) ?? []
  switch (word.toLowerCase()) {
    case 'day':
      return isZone(rest || 'UTC') ? { by: 'day', zone: rest || 'UTC' } : undefined
    case 'gap':
      return gapOf(rest)
    case 'lap':
    case 'layer':
      return rest === '' ? { by: word.toLowerCase() as 'lap' | 'layer' } : undefined
    case 'field':
      return rest === '' ? undefined : { by: 'field', name: rest.trim() }
    default:
      return undefined
  }
}

function gapOf(text: string): Splitting | undefined {
  const metres = readMetres(text)
  // `m` is a metre.
  if (metres !== undefined) return { by: 'gap', metres }
  const [, amount, unit = ''] = /^(\d+(?:[.,]\d+)?)\s*(\p{L}+)$/u.exec(text.trim()) ?? []
  const seconds = Number(amount?.replace(',', '.')) * (secondsPerUnit[unit.toLowerCase()] ?? Number.NaN)
  return seconds > 0 && Number.isFinite(seconds) ? { by: 'gap', seconds } : undefined
}

export function printSplitting(splitting: Splitting): string {
  switch (splitting.by) {
    case 'day':
      return splitting.zone === 'UTC' ? 'day' : `day ${splitting.zone}`
    case 'gap':
      return 'metres' in splitting ? `gap ${splitting.metres}m` : `gap ${splitting.seconds}s`
    case 'field':
      return `field ${splitting.name}`
    default:
      return splitting.by
  }
}

function isZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone })
    return true
  } catch {
    return false
  }
}
