import { monitorEventLoopDelay } from 'node:perf_hooks'
import { err } from '@ronda/core'
import { openDb } from '../../server/src/platform/postgres/db.ts'
import { sealRound } from '../../server/src/play/sharedRound/seal.actions.ts'
import type { Draw } from './draw.ts'

/** How long sealing a draw takes, and the longest that other work waited meanwhile. The seal is not stored. */
export async function timeSeal(url: string, { game }: Draw): Promise<{ readonly seconds: number; stallMs: number }> {
  const db = openDb(url)
  const delay = monitorEventLoopDelay({ resolution: 1 })
  delay.enable()
  const began = performance.now()
  await db.transact(async (tx) => {
    await sealRound(tx, { game, number: 1 })
    return err('undone')
  })
  const seconds = (performance.now() - began) / 1_000
  delay.disable()
  await db.close()
  return { seconds, stallMs: delay.max / 1e6 }
}
