// Decodes untrusted pictures in a process of its own: what crashes a decoder must not crash the server.
import sharp from 'sharp'
import { runLowPriority } from '../workers/runLowPriority.ts'
import { IMAGE_PIXELS_MAX, kindOf, refusalOfSides, type ImageRefusal } from './image.ts'

export type ImageJob = { readonly bytes: Uint8Array; readonly sideMax: number }
export type ImageMade = { readonly refusal: ImageRefusal } | { readonly webp: Uint8Array }

sharp.concurrency(1)
sharp.cache(false)

const SECONDS_MAX = 15

/** The first picture only, without metadata: no location, no camera, no trailing data, no script. */
async function encodeAgain({ bytes, sideMax }: ImageJob): Promise<ImageMade> {
  const options = { failOn: 'error', limitInputPixels: IMAGE_PIXELS_MAX, pages: 1, sequentialRead: true } as const
  const head = await sharp(bytes, { ...options, limitInputPixels: false }).metadata()
  if (head.format !== kindOf(bytes)) return { refusal: 'upload.not_an_image' }
  const refusal = refusalOfSides(head.width, head.height)
  if (refusal !== undefined) return { refusal }
  const webp = await sharp(bytes, options)
    .timeout({ seconds: SECONDS_MAX })
    .autoOrient()
    .resize(sideMax, sideMax, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .webp({ quality: 82, effort: 2 })
    .toBuffer()
  return { webp }
}

runLowPriority((job: ImageJob): Promise<ImageMade> =>
  encodeAgain(job).catch(() => ({ refusal: 'upload.not_an_image' })),
)
