import sharp from 'sharp'

/** One picture, one thread: several are drawn side by side, and none is asked for twice. */
sharp.concurrency(1)
sharp.cache(false)

/** Beyond 2, each step takes half as long again and saves a hundredth of the bytes. */
const EFFORT = 2

/** Pixels of a vector, at the size that it names itself. */
export function rasterise(svg: string, quality: number): Promise<Buffer> {
  return sharp(Buffer.from(svg)).webp({ quality, effort: EFFORT }).toBuffer()
}
