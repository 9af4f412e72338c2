import { coinSvg, symbolSvg, type Theme } from '@ronda/art'

const sources = new Map<string, string>()

/** The address of a drawing of ours, for an image element. */
export function svgSource(svg: string): string {
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}

/** Side of the picture over a great moment. */
export const SCENE_PICTURE = 240

/** Drawing a picture takes longer than a frame may, so each is made once. */
function once(key: string, draw: () => string): string {
  const known = sources.get(key)
  if (known !== undefined) return known
  const made = svgSource(draw())
  sources.set(key, made)
  return made
}

export function symbolSource(theme: Theme, symbol: number, size: number): string {
  return once(`${theme.id} ${symbol} ${size}`, () => symbolSvg(theme, symbol, size))
}

export function coinSource(): string {
  return once('coin', () => coinSvg(SCENE_PICTURE))
}
