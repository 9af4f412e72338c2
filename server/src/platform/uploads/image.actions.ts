import { err, ok, type Result } from '@ronda/core'
import { LowPriorityProcess } from '../workers/lowPriorityProcess.ts'
import { makeQueue } from '../workers/queue.ts'
import { STORED_SIDE_MAX, refusalOfBytes, type ImageRefusal } from './image.ts'
import type { ImageJob, ImageMade } from './image.process.ts'

/** One picture is decoded at a time, so that memory does not grow with the number of senders; a few more may wait. */
const AT_ONCE_MAX = 1
const WAITING_MAX = 6

export type Images = {
  /** The picture encoded again as WebP, without metadata or other content. */
  take(bytes: Uint8Array, sideMax?: number): Promise<Result<Buffer, ImageRefusal | 'server.busy'>>
  close(): void
}

export function openImages(): Images {
  const enqueue = makeQueue(AT_ONCE_MAX, WAITING_MAX)
  const decoder = new LowPriorityProcess<ImageJob, ImageMade>(new URL('./image.process.ts', import.meta.url), 'low')
  return {
    async take(bytes, sideMax = STORED_SIDE_MAX) {
      const refusal = refusalOfBytes(bytes)
      if (refusal !== undefined) return err(refusal)
      // A picture that crashes the process is refused as no picture; the next one starts another process.
      const made = await enqueue(() =>
        decoder.ask({ bytes, sideMax }).catch((): ImageMade => ({ refusal: 'upload.not_an_image' })),
      )
      if (!made.ok) return made
      return 'refusal' in made.value ? err(made.value.refusal) : ok(Buffer.from(made.value.webp))
    },
    close: () => decoder.close(),
  }
}
