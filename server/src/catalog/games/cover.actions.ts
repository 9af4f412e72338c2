import { hash, randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { coverSvg, themeOf } from '@ronda/art'
import type { SlotTitle } from '@ronda/games'
import sharp from 'sharp'

/** A game's picture. Its version is its content, so a browser may keep it for good. */
export type Cover = { readonly url: string; readonly webp: () => Promise<Buffer> }

const WIDTH = 300
const HEIGHT = 400
/** Pixels for each point of the layout: sharp on the screens of phones. */
const SCALE = 2
const POINTS_PER_INCH = 72

/**
 * Drawn once for a data folder: a browser would take a good part of a second to draw it anew at each size, and we take
 * as long to turn it into pixels.
 */
async function rasterise(svg: string, path: string): Promise<Buffer> {
  const kept = await readFile(path).catch(() => undefined)
  if (kept) return kept
  const webp = await sharp(Buffer.from(svg), { density: POINTS_PER_INCH * SCALE })
    .resize(WIDTH * SCALE, HEIGHT * SCALE)
    .webp({ quality: 82 })
    .toBuffer()
  // Another process may be drawing the same picture: whoever finishes last wins, and both are whole.
  const draft = `${path}.${randomUUID()}`
  await writeFile(draft, webp)
  await rename(draft, path)
  return webp
}

export function drawCover(title: SlotTitle, name: string, folder: string): Cover {
  const svg = coverSvg(themeOf(title.theme), { title: name, width: WIDTH, height: HEIGHT, seed: title.nodeId })
  const version = hash('sha256', svg, 'hex').slice(0, 16)
  const path = join(folder, `${version}.webp`)
  let webp: Promise<Buffer> | undefined
  return {
    url: `/art/cover/${title.gameCode}_rx2.webp?v=${version}`,
    webp() {
      webp ??= mkdir(folder, { recursive: true }).then(() => rasterise(svg, path))
      // A full disk today must not leave the tile empty tomorrow.
      webp.catch(() => (webp = undefined))
      return webp
    },
  }
}
