export type ImageRefusal = 'upload.not_an_image' | 'upload.too_large' | 'upload.too_small' | 'upload.too_many_pixels'

/** Enough for a photograph as a phone's camera writes it. */
export const IMAGE_BYTES_MAX = 5 * 1_024 * 1_024
/** More than phones produce; a decoder needs four bytes for each. */
export const IMAGE_PIXELS_MAX = 24_000_000
/** A picture of few pixels and an absurd shape is no photograph. */
const IMAGE_SIDE_MAX = 12_000
/** Nothing on a smaller picture can be read. */
const IMAGE_SIDE_MIN = 64
/** Small print is readable at this size, and a page with three such pictures still loads quickly. */
export const STORED_SIDE_MAX = 2_000

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const JPEG = Buffer.from([0xff, 0xd8, 0xff])

/** The kind by the first bytes; the name and type that the sender gives are not trusted. */
export function kindOf(bytes: Uint8Array): 'png' | 'jpeg' | undefined {
  const begins = (mark: Buffer): boolean => mark.every((byte, at) => bytes[at] === byte)
  if (begins(PNG)) return 'png'
  return begins(JPEG) ? 'jpeg' : undefined
}

/** Why bytes are refused without decoding them. */
export function refusalOfBytes(bytes: Uint8Array): ImageRefusal | undefined {
  if (bytes.length > IMAGE_BYTES_MAX) return 'upload.too_large'
  return kindOf(bytes) === undefined ? 'upload.not_an_image' : undefined
}

/** Why a picture is refused by the size in its header, before a pixel is decoded. */
export function refusalOfSides(width: number, height: number): ImageRefusal | undefined {
  const [short, long] = [Math.min(width, height), Math.max(width, height)]
  if (long > IMAGE_SIDE_MAX || width * height > IMAGE_PIXELS_MAX) return 'upload.too_many_pixels'
  return short < IMAGE_SIDE_MIN ? 'upload.too_small' : undefined
}
