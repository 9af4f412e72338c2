import { hash } from 'node:crypto'
import { join } from 'node:path'
import { avatarOf, avatarSvg } from '@ronda/art'
import sharp from 'sharp'
import { drawnOnce } from '../../platform/pictures/pictures.ts'

/** Sharp on the screens of phones, at the largest size that the site shows. */
const PIXELS = 192

/** Faces for whoever has not shown their own. */
export type Avatars = {
  /** Any number has one, so that asking does not tell whose numbers are in use. */
  of(number: bigint): Promise<Buffer>
}

const draw = (svg: string): Promise<Buffer> =>
  sharp(Buffer.from(svg)).resize(PIXELS, PIXELS).webp({ quality: 82 }).toBuffer()

/** There are a few hundred faces: each is drawn when it is first asked for, and kept. */
export function openAvatars(folder: string): Avatars {
  const drawn = new Map<number, Promise<Buffer>>()
  return {
    of(number) {
      const avatar = avatarOf(Number(BigInt.asIntN(32, number)))
      const known = drawn.get(avatar)
      if (known) return known
      const svg = avatarSvg(avatar, PIXELS)
      const path = join(folder, `${hash('sha256', svg, 'hex').slice(0, 16)}.webp`)
      const webp = drawnOnce(path, () => draw(svg))
      drawn.set(avatar, webp)
      // What goes wrong today must not leave a face empty tomorrow.
      webp.catch(() => drawn.delete(avatar))
      return webp
    },
  }
}
