import { coinSvg } from '@ronda/art'

/** The address of a drawing of ours, for an image element. */
export function svgSource(svg: string): string {
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}

/** Side of the picture over a great moment. */
const SCENE_PICTURE = 240

let coin: string | undefined

/** Drawing takes longer than a frame may, so it is done once. */
export function coinSource(): string {
  coin ??= svgSource(coinSvg(SCENE_PICTURE))
  return coin
}
