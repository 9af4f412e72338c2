import { hash } from 'node:crypto'
import { join } from 'node:path'
import { coverSvg, themeOf } from '@ronda/art'
import type { SlotTitle } from '@ronda/games'
import sharp from 'sharp'
import { drawnOnce } from '../../platform/pictures/pictures.ts'

/** A game's picture. Its version is its content, so a browser may keep it for good. */
export type Cover = { readonly url: string; readonly webp: () => Promise<Buffer> }

const WIDTH = 300
const HEIGHT = 400
/** Pixels for each point of the layout: sharp on the screens of phones. */
const SCALE = 2
const POINTS_PER_INCH = 72

async function rasterise(svg: string): Promise<Buffer> {
  return sharp(Buffer.from(svg), { density: POINTS_PER_INCH * SCALE })
    .resize(WIDTH * SCALE, HEIGHT * SCALE)
    .webp({ quality: 82 })
    .toBuffer()
}

export function drawCover(title: SlotTitle, name: string, folder: string): Cover {
  const svg = coverSvg(themeOf(title.theme), { title: name, width: WIDTH, height: HEIGHT, seed: title.nodeId })
  const version = hash('sha256', svg, 'hex').slice(0, 16)
  const path = join(folder, `${version}.webp`)
  let webp: Promise<Buffer> | undefined
  return {
    url: `/art/cover/${title.gameCode}_rx2.webp?v=${version}`,
    webp() {
      webp ??= drawnOnce(path, () => rasterise(svg))
      // A full disk today must not leave the tile empty tomorrow.
      webp.catch(() => (webp = undefined))
      return webp
    },
  }
}
