import { hash, randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { avatarOf, avatarSvg } from '@ronda/art'
import sharp from 'sharp'

/** Sharp on the screens of phones, at the largest size that the site shows. */
const PIXELS = 192

/** Faces for whoever has not shown their own. */
export type Avatars = {
  /** Any number has one, so that asking does not tell whose numbers are in use. */
  of(number: bigint): Promise<Buffer>
}

async function draw(svg: string, path: string): Promise<Buffer> {
  const kept = await readFile(path).catch(() => undefined)
  if (kept) return kept
  const webp = await sharp(Buffer.from(svg)).resize(PIXELS, PIXELS).webp({ quality: 82 }).toBuffer()
  // Another process may be drawing the same face: whoever finishes last wins, and both are whole.
  const draft = `${path}.${randomUUID()}`
  await writeFile(draft, webp)
  await rename(draft, path)
  return webp
}

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
      const webp = mkdir(folder, { recursive: true }).then(() => draw(svg, path))
      drawn.set(avatar, webp)
      // A full disk today must not leave a face empty tomorrow.
      webp.catch(() => drawn.delete(avatar))
      return webp
    },
  }
}
