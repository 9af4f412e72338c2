export type ImageRefusal = 'upload.not_an_image' | 'upload.too_large' | 'upload.too_small' | 'upload.too_many_pixels'

/** A photograph of a phone, as it comes out of its camera. */
export const IMAGE_BYTES_MAX = 5 * 1_024 * 1_024
/** More than phones make; four bytes for each are what a decoder needs. */
export const IMAGE_PIXELS_MAX = 24_000_000
/** A picture of few pixels and an absurd shape is no photograph. */
const IMAGE_SIDE_MAX = 12_000
/** Nothing can be read in less. */
const IMAGE_SIDE_MIN = 64
/** Small print can be read at this size, and a page with three of them still opens quickly. */
export const KEPT_SIDE_MAX = 2_000

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const JPEG = Buffer.from([0xff, 0xd8, 0xff])

/** What the first bytes say; a name or a type that somebody sent along says nothing. */
export function kindOf(bytes: Uint8Array): 'png' | 'jpeg' | undefined {
  const begins = (mark: Buffer): boolean => mark.every((byte, at) => bytes[at] === byte)
  if (begins(PNG)) return 'png'
  return begins(JPEG) ? 'jpeg' : undefined
}

/** What can be said without decoding anything. */
export function refusalOfBytes(bytes: Uint8Array): ImageRefusal | undefined {
  if (bytes.length > IMAGE_BYTES_MAX) return 'upload.too_large'
  return kindOf(bytes) === undefined ? 'upload.not_an_image' : undefined
}

/** What the head of the picture says about its size, before a single pixel is read. */
export function refusalOfSides(width: number, height: number): ImageRefusal | undefined {
  const [short, long] = [Math.min(width, height), Math.max(width, height)]
  if (long > IMAGE_SIDE_MAX || width * height > IMAGE_PIXELS_MAX) return 'upload.too_many_pixels'
  return short < IMAGE_SIDE_MIN ? 'upload.too_small' : undefined
}
