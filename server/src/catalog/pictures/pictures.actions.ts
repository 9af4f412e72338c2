import { readFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { ok, type Result } from '@ronda/core'
import type { Language } from '@ronda/i18n'
import { LowPriorityProcess } from '../../platform/workers/lowPriorityProcess.ts'
import { makeFairJobs } from '../../platform/queue/fairJobs.ts'
import type { AheadJob } from './ahead.process.ts'
import type { DrawJob } from './draw.process.ts'
import { urlOf } from './address.lib.ts'
import { cachePath } from './pictureCache.actions.ts'
import { picturesOfHome, type Picture } from './pictures.ts'
import { SKIN_AWAITED, skinDeferred, type SkinPart } from './skin.ts'

const MEGABYTE = 1024 * 1024

/** The disk space for pictures drawn ahead: enough for the tiles of all titles in both languages. */
const AHEAD_BYTES_MAX = 512 * MEGABYTE
/** The disk limit for pictures drawn on request: a client that requests every picture must not fill the disk. */
const CACHE_BYTES_MAX = 2_048 * MEGABYTE

/** More at once would only share the same CPUs. */
const AT_ONCE_MAX = availableParallelism()
/** What a few visitors of one network with empty caches request; more would wait longer than the retry of a tile. */
const NETWORK_WAITING_MAX = 160
/** Of all networks together. */
const WAITING_MAX = 1_600

/** The queue key of pictures that the server itself requests, such as the skin of a game that is being opened. */
const SERVER_ITSELF = 'ourselves'

export type Pictures = {
  /** Networks are served in turn: one that requests thousands of new pictures delays only itself. */
  of(picture: Picture, network?: string): Promise<Result<Buffer, 'server.busy'>>
  /** Draws the pictures of the home page, whose first games are given, without waiting for idle time. */
  drawHome(games: readonly string[]): Promise<void>
  /** Draws pictures before they are requested, the covers of these games first; returns how many were drawn. */
  drawAhead(first: readonly string[]): Promise<number>
  /** Starts drawing the skin that a game shows first on a phone; returns the URLs of the parts that it waits for. */
  drawSkin(gameCode: string, language: Language): readonly string[]
  close(): void
}

/** Limits of the disk space. */
export type DiskLimits = { readonly aheadBytesMax?: number; readonly cacheBytesMax?: number }

/** Pictures of the lobby, cached in `folder`: each is drawn on its first request, unless it was drawn ahead. */
export function openPictures(
  folder: string,
  { aheadBytesMax = AHEAD_BYTES_MAX, cacheBytesMax = CACHE_BYTES_MAX }: DiskLimits = {},
): Pictures {
  const drawer = new LowPriorityProcess<DrawJob, Uint8Array>(new URL('./draw.process.ts', import.meta.url), 'low')
  const idler = new LowPriorityProcess<AheadJob, number>(new URL('./ahead.process.ts', import.meta.url), 'idle')
  const inTurn = makeFairJobs({
    atOnceMax: AT_ONCE_MAX,
    perKeyMax: NETWORK_WAITING_MAX,
    waitingMax: WAITING_MAX,
  })
  const requested = new Map<string, Promise<Result<Buffer, 'server.busy'>>>()
  const drawing = new Map<string, Promise<Uint8Array>>()

  /** Two networks that request the same picture each wait in their own queue, and it is drawn once. */
  async function drawOnce(picture: Picture, path: string): Promise<Uint8Array> {
    const cached = await readFile(path).catch(() => undefined)
    if (cached) return cached
    const begun = drawing.get(path)
    if (begun) return begun
    const drawn = drawer.ask({ folder, bytesMax: cacheBytesMax, picture }).finally(() => drawing.delete(path))
    drawing.set(path, drawn)
    return drawn
  }

  async function draw(picture: Picture, path: string, network: string): Promise<Result<Buffer, 'server.busy'>> {
    const drawn = await inTurn(network, () => drawOnce(picture, path))
    return drawn.ok ? ok(Buffer.from(drawn.value)) : drawn
  }

  async function of(picture: Picture, network = SERVER_ITSELF): Promise<Result<Buffer, 'server.busy'>> {
    const path = cachePath(folder, picture)
    const cached = await readFile(path).catch(() => undefined)
    if (cached) return ok(cached)
    // Requests of one network for the same picture share one drawing.
    const key = `${network} ${path}`
    const begun = requested.get(key)
    if (begun) return begun
    const drawn = draw(picture, path, network).finally(() => requested.delete(key))
    requested.set(key, drawn)
    return drawn
  }

  return {
    of,
    drawSkin(gameCode, language) {
      const partOf = (part: SkinPart): Picture => ({ kind: 'skin', gameCode, part })
      for (const part of [...SKIN_AWAITED, ...skinDeferred(language)]) {
        // A failure is ignored here: the request for the part that follows draws it again and reports the failure.
        of(partOf(part)).catch(() => {})
      }
      return SKIN_AWAITED.map((part) => urlOf(partOf(part)))
    },
    async drawHome(games) {
      for (const picture of picturesOfHome(games)) await of(picture)
    },
    drawAhead: (first) => idler.ask({ folder, first, bytesMax: aheadBytesMax }),
    close() {
      drawer.close()
      idler.close()
    },
  }
}
