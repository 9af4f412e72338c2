import sharp from 'sharp'

/** A picture reduced to a few pixels, row by row, each as the three components of OKLab. */
export type ColourGrid = Float32Array

/** Covers with a smaller distance are confused with each other in a grid of forty. */
export const COVER_DISTANCE_MIN = 0.07
/** High-paying symbols with a smaller distance at 64 pixels are confused with each other while the reels spin. */
export const SYMBOL_DISTANCE_MIN = 0.05

const linear = Float64Array.from({ length: 256 }, (_, value) => {
  const part = value / 255
  return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
})

function oklab([red, green, blue]: readonly [number, number, number]): readonly [number, number, number] {
  const [r, g, b] = [linear[red] ?? 0, linear[green] ?? 0, linear[blue] ?? 0]
  const long = Math.cbrt(0.412_221_47 * r + 0.536_332_54 * g + 0.051_445_99 * b)
  const middle = Math.cbrt(0.211_903_5 * r + 0.680_699_55 * g + 0.107_396_96 * b)
  const short = Math.cbrt(0.088_302_46 * r + 0.281_718_84 * g + 0.629_978_7 * b)
  return [
    0.210_454_26 * long + 0.793_617_79 * middle - 0.004_072_05 * short,
    1.977_998_5 * long - 2.428_592_21 * middle + 0.450_593_71 * short,
    0.025_904_04 * long + 0.782_771_77 * middle - 0.808_675_77 * short,
  ]
}

function labOf(pixels: Uint8Array): ColourGrid {
  const lab = new Float32Array(pixels.length)
  for (let at = 0; at < pixels.length; at += 3)
    lab.set(oklab([pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0]), at)
  return lab
}

async function pixelsOf(svg: string, width: number, height: number): Promise<Uint8Array> {
  const small = sharp(Buffer.from(svg)).flatten({ background: '#241a30' }).resize(width, height, { fit: 'fill' })
  return new Uint8Array(await small.raw().toBuffer())
}

/** A cover as 12 by 16 pixels. */
export const coverColourGrid = async (svg: string): Promise<ColourGrid> => labOf(await pixelsOf(svg, 12, 16))

const SYMBOL = 16

/** Each symbol of a sheet as 16 by 16 pixels, on the dark background of the reels. */
export async function symbolColourGrids(svg: string, columns: number, rows: number): Promise<readonly ColourGrid[]> {
  const pixels = await pixelsOf(svg, columns * SYMBOL, rows * SYMBOL)
  return Array.from({ length: columns * rows }, (_, symbol) => {
    const [left, top] = [(symbol % columns) * SYMBOL, Math.floor(symbol / columns) * SYMBOL]
    const lines = Array.from({ length: SYMBOL }, (_line, row) => {
      const from = ((top + row) * columns * SYMBOL + left) * 3
      return [...pixels.subarray(from, from + SYMBOL * 3)]
    })
    return labOf(Uint8Array.from(lines.flat()))
  })
}

/** The mean colour distance of pixels at the same position: 0 for equal pictures, about 0.19 for two random covers. */
function distance(left: ColourGrid, right: ColourGrid): number {
  let sum = 0
  for (let at = 0; at < left.length; at += 3)
    sum += Math.sqrt(
      ((left[at] ?? 0) - (right[at] ?? 0)) ** 2 +
        ((left[at + 1] ?? 0) - (right[at + 1] ?? 0)) ** 2 +
        ((left[at + 2] ?? 0) - (right[at + 2] ?? 0)) ** 2,
    )
  return sum / (left.length / 3)
}

/** The pairs whose distance is below `least`. */
export function findSimilarPairs(grids: readonly ColourGrid[], least: number): readonly (readonly [number, number])[] {
  return grids.flatMap((grid, at) =>
    grids.slice(at + 1).flatMap((other, more) => (distance(grid, other) < least ? [[at, at + 1 + more] as const] : [])),
  )
}
