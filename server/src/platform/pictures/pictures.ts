import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'

/** Drawn once for a data folder: turning a vector into pixels takes a good part of a second. */
export async function drawnOnce(path: string, draw: () => Promise<Buffer>): Promise<Buffer> {
  const kept = await readFile(path).catch(() => undefined)
  if (kept) return kept
  const drawn = await draw()
  await keep(path, drawn)
  return drawn
}

/** Where there is no room for it, it is shown all the same and drawn again next time. */
async function keep(path: string, drawn: Buffer): Promise<void> {
  // Another process may be drawing the same picture: whoever finishes last wins, and both are whole.
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
export const KEEP_FOR_GOOD = 'public, max-age=31536000, immutable'
