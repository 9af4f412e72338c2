import sharp from 'sharp'

/** One thread for each picture and no cache: several are drawn in parallel, and none is drawn twice. */
sharp.concurrency(1)
sharp.cache(false)

/**
 * While somebody waits, a picture is compressed as fast as possible; ahead of time it is compressed a fifth smaller.
 * Pictures with transparent parts use a middle setting: compressed fast, their alpha channel would be larger than their
 * colours.
 */
export type Packing = 'fast' | 'clear' | 'small'
const EFFORTS: Readonly<Record<Packing, number>> = { fast: 0, clear: 2, small: 4 }

/** The quality of the alpha channel: the eye sees no more levels, and more would be half of the file. */
const ALPHA_QUALITY = 60

/** The SVG as WebP, at its own size. */
export function rasterise(svg: string, quality: number, packing: Packing): Promise<Buffer> {
  return sharp(Buffer.from(svg)).webp({ quality, alphaQuality: ALPHA_QUALITY, effort: EFFORTS[packing] }).toBuffer()
}
