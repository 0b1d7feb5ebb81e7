import type { Shapes } from './shapes.ts'

/** Land and borders between countries, for one level of detail. */
export interface BaseShapes {
  readonly land: Shapes
  readonly borders: Shapes
}

/** From the scale on at which the one before would show its corners. */
export const details = [
  { id: 'coarse', fromScale: 0 },
  { id: 'fine', fromScale: 3_000 },
  { id: 'finest', fromScale: 24_000 },
] as const

export type Detail = (typeof details)[number]['id']

/** The finest is a megabyte on the wire: not for those who asked their browser to save data. */
export function detailFor(scale: number, savesData: boolean): Detail {
  const good = details.filter(({ id, fromScale }) => scale >= fromScale && !(savesData && id === 'finest'))
  return (good.at(-1) ?? details[0]).id
}

const known = new Map<Detail, Promise<BaseShapes>>()

/** Once for all maps of a visit. */
export function loadShapes(detail: Detail): Promise<BaseShapes> {
  const before = known.get(detail)
  if (before) return before
  const shapes = decodeInWorker(detail)
  known.set(detail, shapes)
  // The next map tries again.
  shapes.catch(() => known.delete(detail))
  return shapes
}

/** The finest alone would hold up the page for longer than a blink. */
async function decodeInWorker(detail: Detail): Promise<BaseShapes> {
  const worker = new Worker(new URL('./base-shapes.worker.ts', import.meta.url), { type: 'module', name: 'map' })
  return new Promise<BaseShapes>((resolve, reject) => {
    const fail = (event: Event) => {
      event.preventDefault()
      reject(new Error(detail))
    }
    worker.addEventListener('error', fail)
    worker.addEventListener('message', (event: MessageEvent<BaseShapes | undefined>) => {
      if (event.data) resolve(event.data)
      else fail(event)
    })
    worker.postMessage(detail)
  }).finally(() => worker.terminate())
}
