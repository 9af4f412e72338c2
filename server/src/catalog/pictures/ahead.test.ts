import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { slotTitles } from '@ronda/games'
import { afterAll, expect, test } from 'vitest'
import { listCachedFiles, cachePath } from './pictureCache.actions.ts'
import { openPictures } from './pictures.actions.ts'
import { picturesAhead } from './pictures.ts'

const BYTES_MAX = 100_000
/** Larger than any picture of the lobby. */
const PICTURE_BYTES_MAX = 200_000

const folder = mkdtempSync(join(tmpdir(), 'ronda-ahead-'))
const pictures = openPictures(folder, { aheadBytesMax: BYTES_MAX })
const first = [slotTitles()[42]?.gameCode ?? '']

afterAll(() => {
  pictures.close()
  rmSync(folder, { recursive: true, force: true })
})

test('pictures are drawn ahead in order up to the limit, and those of earlier art versions deleted', async () => {
  const earlier = join(folder, 'drawn', 'earlier')
  mkdirSync(earlier, { recursive: true })
  writeFileSync(join(earlier, 'old.webp'), 'old')

  const drawn = await pictures.drawAhead(first)
  expect(drawn).toBeGreaterThan(20)
  expect(existsSync(earlier)).toBe(false)
  const { bytes, names } = await listCachedFiles(folder)
  expect(bytes).toBeGreaterThanOrEqual(BYTES_MAX)
  expect(bytes).toBeLessThan(BYTES_MAX + PICTURE_BYTES_MAX)
  const cached = [...picturesAhead(first)].slice(0, names.size)
  for (const picture of cached) expect(existsSync(cachePath(folder, picture))).toBe(true)

  expect(await pictures.drawAhead(first)).toBe(0)
})

test('when the cache is full, pictures are drawn but not stored', async () => {
  const full = openPictures(folder, { cacheBytesMax: BYTES_MAX })
  const { names } = await listCachedFiles(folder)
  const picture = { kind: 'winner', face: 9 } as const
  expect(await full.of(picture)).toMatchObject({ ok: true })
  full.close()
  expect(existsSync(cachePath(folder, picture))).toBe(false)
  expect((await listCachedFiles(folder)).names.size).toBe(names.size)
})
