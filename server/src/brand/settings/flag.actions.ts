import { hash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { hasFlag } from 'country-flag-icons'
import sharp from 'sharp'
import { drawnOnce } from '../../platform/pictures/pictures.ts'

const DRAWINGS = join(dirname(createRequire(import.meta.url).resolve('country-flag-icons')), '3x2')

/** Sharp at the size of a line of text on the finest screens. */
const WIDTH = 96
const HEIGHT = 64

export type Flags = {
  /** Undefined for what is no country. */
  png(countryCode: string): Promise<Buffer> | undefined
}

/** Flags as pictures, each drawn when it is first asked for. */
export function openFlags(picturesDir: string): Flags {
  const drawn = new Map<string, Promise<Buffer>>()

  async function draw(countryCode: string): Promise<Buffer> {
    const svg = await readFile(join(DRAWINGS, `${countryCode}.svg`))
    const version = hash('sha256', svg, 'hex').slice(0, 16)
    return drawnOnce(join(picturesDir, `flag-${version}.png`), () => sharp(svg).resize(WIDTH, HEIGHT).png().toBuffer())
  }

  return {
    png(countryCode) {
      if (!hasFlag(countryCode)) return undefined
      const known = drawn.get(countryCode)
      if (known) return known
      const fresh = draw(countryCode)
      drawn.set(countryCode, fresh)
      // A full disk today must not leave the flag out tomorrow.
      fresh.catch(() => drawn.delete(countryCode))
      return fresh
    },
  }
}
