import { readFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { ok, type Result } from '@ronda/core'
import type { Language } from '@ronda/i18n'
import { Behind } from '../../platform/elsewhere/behind.ts'
import { makeQueue } from '../../platform/elsewhere/queue.ts'
import type { AheadJob } from './ahead.process.ts'
import type { DrawJob } from './draw.process.ts'
import { urlOf } from './address.actions.ts'
import { keptPath } from './keep.actions.ts'
import type { Picture } from './pictures.ts'
import { SKIN_AWAITED, skinLater, type SkinPart } from './skin.ts'

const MEGABYTE = 1024 * 1024

/** Drawn ahead of time until so much lies on the disk: room for the tiles of all titles in both languages. */
const AHEAD_BYTES_MAX = 512 * MEGABYTE
/** Kept when asked for until so much does besides: who asks for everything there is must not fill the disk. */
const KEPT_BYTES_MAX = 2_048 * MEGABYTE

/** More at once would only share the same processors. */
const AT_ONCE_MAX = availableParallelism()
/** What a few visitors with empty caches ask for; whoever comes then would wait longer than a tile asks again. */
const WAITING_MAX = 160

export type Pictures = {
  of(picture: Picture): Promise<Result<Buffer, 'server.busy'>>
  /** Draws what will be asked for, beginning with the covers of these games; says how many were drawn. */
  drawAhead(first: readonly string[]): Promise<number>
  /** Begins to draw what a game will show first on a phone, and says where to find what it waits for. */
  drawSkin(gameCode: string, language: Language): readonly string[]
  close(): void
}

/** How much may lie on the disk. */
export type Room = { readonly aheadBytesMax?: number; readonly keptBytesMax?: number }

/** Pictures of the lobby, kept in `folder`: each is drawn when it is first asked for, unless it was drawn before. */
export function openPictures(
  folder: string,
  { aheadBytesMax = AHEAD_BYTES_MAX, keptBytesMax = KEPT_BYTES_MAX }: Room = {},
): Pictures {
  const drawer = new Behind<DrawJob, Uint8Array>(new URL('./draw.process.ts', import.meta.url), 'low')
  const idler = new Behind<AheadJob, number>(new URL('./ahead.process.ts', import.meta.url), 'idle')
  const enqueue = makeQueue(AT_ONCE_MAX, WAITING_MAX)
  const drawing = new Map<string, Promise<Result<Buffer, 'server.busy'>>>()

  async function draw(picture: Picture): Promise<Result<Buffer, 'server.busy'>> {
    const drawn = await enqueue(() => drawer.ask({ folder, bytesMax: keptBytesMax, picture }))
    return drawn.ok ? ok(Buffer.from(drawn.value)) : drawn
  }

  async function of(picture: Picture): Promise<Result<Buffer, 'server.busy'>> {
    const path = keptPath(folder, picture)
    const kept = await readFile(path).catch(() => undefined)
    if (kept) return ok(kept)
    // A hundred tiles with the same picture wait for one drawing of it.
    const begun = drawing.get(path)
    if (begun) return begun
    const drawn = draw(picture).finally(() => drawing.delete(path))
    drawing.set(path, drawn)
    return drawn
  }

  return {
    of,
    drawSkin(gameCode, language) {
      const partOf = (part: SkinPart): Picture => ({ kind: 'skin', gameCode, part })
      for (const part of [...SKIN_AWAITED, ...skinLater(language)]) {
        // Whoever asks for it a moment later hears what went wrong.
        of(partOf(part)).catch(() => {})
      }
      return SKIN_AWAITED.map((part) => urlOf(partOf(part)))
    },
    async drawAhead(first) {
      // Wakes whoever draws on demand, so that the first visitor does not wait for that as well.
      await draw({ kind: 'default' })
      return idler.ask({ folder, first, bytesMax: aheadBytesMax })
    },
    close() {
      drawer.close()
      idler.close()
    },
  }
}
