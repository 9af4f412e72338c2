import { symbolSvg, type Theme } from '@ronda/art'

const sources = new Map<string, string>()

/** The address of a drawing of ours, for an image element. */
export function svgSource(svg: string): string {
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}

/** The address of a symbol's picture. Made once: drawing one takes longer than a frame may. */
export function symbolSource(theme: Theme, symbol: number, size: number): string {
  const key = `${theme.id} ${symbol} ${size}`
  const known = sources.get(key)
  if (known !== undefined) return known
  const made = svgSource(symbolSvg(theme, symbol, size))
  sources.set(key, made)
  return made
}

/** Side of the picture over a great moment. */
export const SCENE_PICTURE = 240
