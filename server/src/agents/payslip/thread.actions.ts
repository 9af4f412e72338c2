import type { Clock } from '../../platform/clock/clock.ts'
import type { Db, Tx } from '../../platform/postgres/db.ts'
import type { SecretKey } from '../../platform/secrets/index.ts'
import { callInThread } from '../../platform/workers/callInThread.ts'
import { hasContractsIn } from '../agentContract/index.ts'
import type { RunAsked, RunEnd } from './run.ts'
import { hasEvents } from './run.sql.ts'

/** Makes runs in a thread: of the largest ones, payslips take longer than anybody else's call may wait. */
export type RunThread = {
  close(asked: RunAsked): Promise<RunEnd>
  correct(run: string): Promise<'corrected' | 'held_by_other'>
  compute(asked: RunAsked): Promise<ReadonlyMap<string, bigint>>
}

type ThreadNeeds = { readonly db: Pick<Db, 'url'>; readonly clock: Clock; readonly key: SecretKey }

const MODULE = new URL('./run.worker.ts', import.meta.url).href

export function openRunThread({ db, clock, key }: ThreadNeeds): RunThread {
  const call = (name: string, asked: unknown): Promise<unknown> =>
    callInThread({ module: MODULE, name, argument: { databaseUrl: db.url, key, nowMs: clock.nowMs(), asked } })
  return {
    close: (asked) => call('close', asked) as Promise<RunEnd>,
    correct: (run) => call('correct', run) as Promise<'corrected' | 'held_by_other'>,
    compute: (asked) => call('compute', asked) as Promise<ReadonlyMap<string, bigint>>,
  }
}

/** Up to here payslips take some hundredths of a second, and starting a thread would take longer. */
const CONTRACTS_MAX = 200
const EVENTS_MAX = 2_000

/** Whether a run belongs into a thread. */
export const isLarge = async (tx: Tx, asked: RunAsked): Promise<boolean> =>
  (await hasEvents(tx, asked, EVENTS_MAX)) || (await hasContractsIn(tx, asked, CONTRACTS_MAX))
