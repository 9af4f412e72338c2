// What a thread does for large runs, on connections of its own.
import { makePayslips } from '@ronda/core/payroll'
import { openServerIds } from '../../platform/ids/serverId.ts'
import { openDb } from '../../platform/postgres/db.ts'
import type { SecretKey } from '../../platform/secrets/index.ts'
import { correctRun } from './correct.actions.ts'
import type { RunAsked } from './run.ts'
import { closeRun, loadInputs, type MakeOptions } from './run.actions.ts'
import { findLastEvent } from './run.sql.ts'

/** What a thread is started with; the moment is that of the caller's clock. */
type ThreadAsked<Asked> = {
  readonly databaseUrl: string
  readonly key: SecretKey
  readonly nowMs: number
  readonly asked: Asked
}

async function withDb<T>(given: ThreadAsked<unknown>, work: (options: MakeOptions) => Promise<T>): Promise<T> {
  const { databaseUrl, key, nowMs } = given
  const db = openDb(databaseUrl)
  try {
    return await work({ db, clock: { nowMs: () => nowMs }, ids: openServerIds(key) })
  } finally {
    await db.close()
  }
}

export const close = (given: ThreadAsked<RunAsked>) => withDb(given, (options) => closeRun(options, given.asked))

export const correct = (given: ThreadAsked<string>) => withDb(given, (options) => correctRun(options, given.asked))

/** What each agent would be paid. */
export const compute = (given: ThreadAsked<RunAsked>) =>
  withDb(given, ({ db }) =>
    db.read(async (tx) => {
      const { run } = await loadInputs(tx, given.asked, await findLastEvent(tx))
      return new Map(makePayslips(run).map(({ agent, pay }) => [agent, pay]))
    }),
  )
