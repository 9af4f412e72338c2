import { hash } from 'node:crypto'
import { join } from 'node:path'
import { avatarOf, avatarSvg } from '@ronda/art'
import sharp from 'sharp'
import { readOrDraw } from '../../platform/pictures/pictures.ts'

/** Enough for the largest size on the site, on phone screens. */
const PIXELS = 192

/** The drawn faces of members without a picture of their own. */
export type Avatars = {
  /** Every number has one, so that requests do not reveal which numbers are in use. */
  of(number: bigint): Promise<Buffer>
}

const draw = (svg: string): Promise<Buffer> =>
  sharp(Buffer.from(svg)).resize(PIXELS, PIXELS).webp({ quality: 82 }).toBuffer()

/** There are a few hundred faces; each is drawn on its first request and cached. */
export function openAvatars(folder: string): Avatars {
  const drawn = new Map<number, Promise<Buffer>>()
  return {
    of(number) {
      const avatar = avatarOf(Number(BigInt.asIntN(32, number)))
      const known = drawn.get(avatar)
      if (known) return known
      const svg = avatarSvg(avatar, PIXELS)
      const path = join(folder, `${hash('sha256', svg, 'hex').slice(0, 16)}.webp`)
      const webp = readOrDraw(path, () => draw(svg))
      drawn.set(avatar, webp)
      // A failure must not be cached.
      webp.catch(() => drawn.delete(avatar))
      return webp
    },
  }
}
