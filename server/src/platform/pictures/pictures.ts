import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'

/** Reads the picture at the path, or draws and stores it: rasterising takes a good part of a second. */
export async function readOrDraw(path: string, draw: () => Promise<Buffer>): Promise<Buffer> {
  const stored = await readFile(path).catch(() => undefined)
  if (stored) return stored
  const drawn = await draw()
  await store(path, drawn)
  return drawn
}

/** A picture that cannot be stored is drawn again the next time. */
async function store(path: string, drawn: Buffer): Promise<void> {
  // Another process may draw the same picture: renaming keeps every file complete, and the last one stays.
  const draft = `${path}.${randomUUID()}`
  try {
    await mkdir(dirname(path), { recursive: true })
    await writeFile(draft, drawn)
    await rename(draft, path)
  } catch {
    await rm(draft, { force: true }).catch(() => {})
  }
}

/** For pictures whose address changes with their content. */
export const CACHE_IMMUTABLE = 'public, max-age=31536000, immutable'
