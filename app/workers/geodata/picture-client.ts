import type { PictureLook } from './draw-picture.ts'
import type { Picture } from './picture-sampler.ts'
import type { DrawReply, DrawRequest } from './picture-worker.ts'

let worker: Worker | undefined
let drawingCount = 0

/** Draws off the page's thread; rejects where the browser cannot, or when the signal says nobody is waiting any more. */
export function drawInWorker(picture: Picture, look: PictureLook, signal: AbortSignal): Promise<ImageBitmap> {
  worker ??= new Worker(new URL('./picture-worker.ts', import.meta.url), { type: 'module', name: 'picture' })
  const active = worker
  const id = ++drawingCount
  return new Promise((resolve, reject) => {
    const receive = ({ data }: MessageEvent<DrawReply>) => {
      if (data.id !== id) return
      active.removeEventListener('message', receive)
      if (signal.aborted) data.bitmap.close()
      else resolve(data.bitmap)
    }
    active.addEventListener('message', receive)
    active.addEventListener('error', reject, { once: true })
    signal.addEventListener('abort', reject, { once: true })
    active.postMessage({ id, picture, look } satisfies DrawRequest)
  })
}
