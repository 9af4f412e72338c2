import { hash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { hasFlag } from 'country-flag-icons'
import sharp from 'sharp'
import { readOrDraw } from '../../platform/pictures/pictures.ts'

const DRAWINGS = join(dirname(createRequire(import.meta.url).resolve('country-flag-icons')), '3x2')

/** Sharp at the height of a line of text on high-resolution screens. */
const WIDTH = 96
const HEIGHT = 64

export type Flags = {
  /** Undefined for an unknown country. */
  png(countryCode: string): Promise<Buffer> | undefined
}

/** Flags as PNG, each drawn at its first request. */
export function openFlags(picturesDir: string): Flags {
  const drawn = new Map<string, Promise<Buffer>>()

  async function draw(countryCode: string): Promise<Buffer> {
    const svg = await readFile(join(DRAWINGS, `${countryCode}.svg`))
    const version = hash('sha256', svg, 'hex').slice(0, 16)
    return readOrDraw(join(picturesDir, `flag-${version}.png`), () => sharp(svg).resize(WIDTH, HEIGHT).png().toBuffer())
  }

  return {
    png(countryCode) {
      if (!hasFlag(countryCode)) return undefined
      const known = drawn.get(countryCode)
      if (known) return known
      const fresh = draw(countryCode)
      drawn.set(countryCode, fresh)
      // A failure, as on a full disk, must not be cached.
      fresh.catch(() => drawn.delete(countryCode))
      return fresh
    },
  }
}
