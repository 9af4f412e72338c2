import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { ART_VERSION } from '@ronda/art'
import { readOrDraw } from '../../platform/pictures/pictures.ts'
import { rasterise, type Packing } from '../../platform/pictures/rasterise.ts'
import { versionOf } from './address.lib.ts'
import { drawPicture, formatOf, type Picture } from './pictures.ts'

/** WebP quality for lettering on flat colours: below 70 it shows artefacts, above 75 only the file grows. */
const QUALITY = 72

/** Each art version has its own folder, so that the pictures of older versions can be deleted. */
const versionsFolder = (folder: string): string => join(folder, 'drawn')
export const cacheFolder = (folder: string): string => join(versionsFolder(folder), ART_VERSION)

/** The file name is a hash made here: no text of a request becomes part of a path. */
export const cachePath = (folder: string, picture: Picture): string =>
  join(cacheFolder(folder), `${versionOf(picture)}.${formatOf(picture)}`)

/** Covers are requested by the dozen and a game waits for its skin; the pictures on every page are packed smallest. */
function packingOf({ kind }: Picture, packing: Packing): Packing {
  if (kind === 'cover') return packing
  return kind === 'skin' && packing === 'fast' ? 'clear' : 'small'
}

async function draw(picture: Picture, packing: Packing): Promise<Buffer> {
  const svg = drawPicture(picture)
  return formatOf(picture) === 'svg' ? Buffer.from(svg) : rasterise(svg, QUALITY, packingOf(picture, packing))
}

/** A picture as it is sent: read from the disk, or drawn and stored there. */
export const cachedPicture = (folder: string, picture: Picture, packing: Packing): Promise<Buffer> =>
  readOrDraw(cachePath(folder, picture), () => draw(picture, packing))

/** Stores drawn pictures until the folder holds `bytesMax`; from then on new pictures are drawn on each request. */
export function openPictureCache(folder: string, bytesMax: number): (picture: Picture) => Promise<Buffer> {
  let bytes = 0
  let counted: Promise<void> | undefined
  return async (picture) => {
    counted ??= listCachedFiles(folder).then((cached) => void (bytes += cached.bytes))
    await counted
    if (bytes >= bytesMax) return draw(picture, 'fast')
    const cached = await cachedPicture(folder, picture, 'fast')
    bytes += cached.length
    return cached
  }
}

/** Deletes the pictures of earlier art versions. */
export async function deleteOlderVersions(folder: string): Promise<void> {
  const versions = await readdir(versionsFolder(folder)).catch(() => [])
  for (const version of versions) {
    if (version !== ART_VERSION) await rm(join(versionsFolder(folder), version), { recursive: true, force: true })
  }
}

/** The names of the stored files and their total size. */
export async function listCachedFiles(
  folder: string,
): Promise<{ readonly names: ReadonlySet<string>; readonly bytes: number }> {
  await mkdir(cacheFolder(folder), { recursive: true })
  const names = await readdir(cacheFolder(folder))
  let bytes = 0
  for (const name of names)
    bytes += await stat(join(cacheFolder(folder), name)).then(
      ({ size }) => size,
      () => 0,
    )
  return { names: new Set(names), bytes }
}
