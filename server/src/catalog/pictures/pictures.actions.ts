import { readFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { ok, type Result } from '@ronda/core'
import type { Language } from '@ronda/i18n'
import { LowPriorityProcess } from '../../platform/workers/lowPriorityProcess.ts'
import { makeFairJobs } from '../../platform/queue/fairJobs.ts'
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
/** What a few visitors of one network with empty caches ask for; more would wait longer than a tile asks again. */
const NETWORK_WAITING_MAX = 160
/** Of all networks together. */
const WAITING_MAX = 1_600

/** Whoever draws for no network in particular: what a game that is being opened will show. */
const OURSELVES = 'ourselves'

export type Pictures = {
  /** Networks are served in turn: one that asks for thousands that nobody has drawn yet waits behind itself. */
  of(picture: Picture, network?: string): Promise<Result<Buffer, 'server.busy'>>
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
  const drawer = new LowPriorityProcess<DrawJob, Uint8Array>(new URL('./draw.process.ts', import.meta.url), 'low')
  const idler = new LowPriorityProcess<AheadJob, number>(new URL('./ahead.process.ts', import.meta.url), 'idle')
  const inTurn = makeFairJobs({
    atOnceMax: AT_ONCE_MAX,
    perKeyMax: NETWORK_WAITING_MAX,
    waitingMax: WAITING_MAX,
  })
  const asked = new Map<string, Promise<Result<Buffer, 'server.busy'>>>()
  const drawing = new Map<string, Promise<Uint8Array>>()

  /** Two networks that ask for the same picture wait each in their own turn, and it is drawn once. */
  async function drawOnce(picture: Picture, path: string): Promise<Uint8Array> {
    const kept = await readFile(path).catch(() => undefined)
    if (kept) return kept
    const begun = drawing.get(path)
    if (begun) return begun
    const drawn = drawer.ask({ folder, bytesMax: keptBytesMax, picture }).finally(() => drawing.delete(path))
    drawing.set(path, drawn)
    return drawn
  }

  async function draw(picture: Picture, path: string, network: string): Promise<Result<Buffer, 'server.busy'>> {
    const drawn = await inTurn(network, () => drawOnce(picture, path))
    return drawn.ok ? ok(Buffer.from(drawn.value)) : drawn
  }

  async function of(picture: Picture, network = OURSELVES): Promise<Result<Buffer, 'server.busy'>> {
    const path = keptPath(folder, picture)
    const kept = await readFile(path).catch(() => undefined)
    if (kept) return ok(kept)
    // A hundred tiles with the same picture wait for one drawing of it.
    const question = `${network} ${path}`
    const begun = asked.get(question)
    if (begun) return begun
    const drawn = draw(picture, path, network).finally(() => asked.delete(question))
    asked.set(question, drawn)
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
      await of({ kind: 'default' })
      return idler.ask({ folder, first, bytesMax: aheadBytesMax })
    },
    close() {
      drawer.close()
      idler.close()
    },
  }
}
