import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { slotTitles } from '@ronda/games'
import { afterAll, expect, test } from 'vitest'
import { keptFiles, keptPath } from './keep.actions.ts'
import { openPictures } from './pictures.actions.ts'
import { picturesAhead } from './pictures.ts'

const BYTES_MAX = 100_000
/** More than any picture of the lobby takes. */
const PICTURE_BYTES_MAX = 200_000

const folder = mkdtempSync(join(tmpdir(), 'ronda-ahead-'))
const pictures = openPictures(folder, { aheadBytesMax: BYTES_MAX })
const first = [slotTitles()[42]?.gameCode ?? '']

afterAll(() => {
  pictures.close()
  rmSync(folder, { recursive: true, force: true })
})

test('what will be asked for is drawn in its order until the room is used, and what another hand drew is gone', async () => {
  const earlier = join(folder, 'drawn', 'earlier')
  mkdirSync(earlier, { recursive: true })
  writeFileSync(join(earlier, 'old.webp'), 'old')

  const drawn = await pictures.drawAhead(first)
  expect(drawn).toBeGreaterThan(20)
  expect(existsSync(earlier)).toBe(false)
  const { bytes, names } = await keptFiles(folder)
  expect(bytes).toBeGreaterThanOrEqual(BYTES_MAX)
  expect(bytes).toBeLessThan(BYTES_MAX + PICTURE_BYTES_MAX)
  const kept = [...picturesAhead(first)].slice(0, names.size)
  for (const picture of kept) expect(existsSync(keptPath(folder, picture))).toBe(true)

  expect(await pictures.drawAhead(first)).toBe(0)
})

test('where there is no more room, pictures are drawn and not kept', async () => {
  const crowded = openPictures(folder, { keptBytesMax: BYTES_MAX })
  const { names } = await keptFiles(folder)
  const picture = { kind: 'winner', face: 9 } as const
  expect(await crowded.of(picture)).toMatchObject({ ok: true })
  crowded.close()
  expect(existsSync(keptPath(folder, picture))).toBe(false)
  expect((await keptFiles(folder)).names.size).toBe(names.size)
})
