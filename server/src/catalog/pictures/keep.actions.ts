import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { ART_VERSION } from '@ronda/art'
import { drawnOnce } from '../../platform/pictures/pictures.ts'
import { rasterise, type Packing } from '../../platform/pictures/rasterise.ts'
import { versionOf } from './address.actions.ts'
import { drawPicture, formatOf, type Picture } from './pictures.ts'

/** Lettering on flat colours: below 70 rings appear around it, above 75 only the file grows. */
const QUALITY = 72

/** Pictures are kept apart by the hand that drew them, so that what nobody asks for any more can be thrown away. */
const handsFolder = (folder: string): string => join(folder, 'drawn')
export const keptFolder = (folder: string): string => join(handsFolder(folder), ART_VERSION)

/** The name of the file is a hash of ours: nothing that a stranger wrote ever becomes part of a path. */
export const keptPath = (folder: string, picture: Picture): string =>
  join(keptFolder(folder), `${versionOf(picture)}.${formatOf(picture)}`)

/** Covers are asked for by the dozen, and a game waits for its skin; what hangs on every page is worth the time. */
function packingOf({ kind }: Picture, packing: Packing): Packing {
  if (kind === 'cover') return packing
  return kind === 'skin' && packing === 'fast' ? 'clear' : 'small'
}

async function drawn(picture: Picture, packing: Packing): Promise<Buffer> {
  const svg = drawPicture(picture)
  return formatOf(picture) === 'svg' ? Buffer.from(svg) : rasterise(svg, QUALITY, packingOf(picture, packing))
}

/** A picture as it is sent: from the disk, or drawn and kept there. */
export const keptPicture = (folder: string, picture: Picture, packing: Packing): Promise<Buffer> =>
  drawnOnce(keptPath(folder, picture), () => drawn(picture, packing))

/** Keeps what it draws until so much lies in the folder; what is asked for then is drawn each time. */
export function openShelf(folder: string, bytesMax: number): (picture: Picture) => Promise<Buffer> {
  let bytes = 0
  let counted: Promise<void> | undefined
  return async (picture) => {
    counted ??= keptFiles(folder).then((kept) => void (bytes += kept.bytes))
    await counted
    if (bytes >= bytesMax) return drawn(picture, 'fast')
    const kept = await keptPicture(folder, picture, 'fast')
    bytes += kept.length
    return kept
  }
}

/** Throws away what an earlier hand has drawn. */
export async function forgetEarlierHands(folder: string): Promise<void> {
  const hands = await readdir(handsFolder(folder)).catch(() => [])
  for (const hand of hands) {
    if (hand !== ART_VERSION) await rm(join(handsFolder(folder), hand), { recursive: true, force: true })
  }
}

/** Which files there are, and how large they are together. */
export async function keptFiles(
  folder: string,
): Promise<{ readonly names: ReadonlySet<string>; readonly bytes: number }> {
  await mkdir(keptFolder(folder), { recursive: true })
  const names = await readdir(keptFolder(folder))
  let bytes = 0
  for (const name of names)
    bytes += await stat(join(keptFolder(folder), name)).then(
      ({ size }) => size,
      () => 0,
    )
  return { names: new Set(names), bytes }
}
