import { drawPicture, type PictureLook } from './draw-picture.ts'
import type { Picture } from './picture-sampler.ts'

export interface DrawRequest {
  readonly id: number
  readonly picture: Picture
  readonly look: PictureLook
}

export interface DrawReply {
  readonly id: number
  readonly bitmap: ImageBitmap
}

/** A worker of its own: drawing waits for no conversion, and no conversion for a drawing. */
addEventListener('message', ({ data: { id, picture, look } }: MessageEvent<DrawRequest>) => {
  const canvas = new OffscreenCanvas(look.widthPixels, look.heightPixels)
  const context = canvas.getContext('2d')
  if (context === null) return
  drawPicture(context, picture, look)
  const bitmap = canvas.transferToImageBitmap()
  postMessage({ id, bitmap } satisfies DrawReply, { transfer: [bitmap] })
})
