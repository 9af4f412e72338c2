import type { SandboxCharge, SandboxPayout } from '@ronda/contract'
import { err, ok, present, type Result } from '@ronda/core'
import type { Clock } from '../../../platform/clock/clock.ts'
import type { Db, Tx } from '../../../platform/postgres/db.ts'
import { decideAct, type Act, type Change } from './acts.ts'
import type { NoticeSender, Timing } from './noticeSender.actions.ts'
import {
  changeCharge,
  endRefund,
  findCharge,
  insertEntry,
  listCharges,
  listPayouts,
  lockCharge,
  readSandboxState,
  settlePayout,
  writeSandboxState,
  type SandboxState,
  type SandboxStateChange,
} from './sandbox.sql.ts'

type Shown = SandboxState & { readonly charges: readonly SandboxCharge[]; readonly payouts: readonly SandboxPayout[] }

/** What a person can see and do on the sandbox's own pages. */
export type SandboxControls = {
  readState(): Promise<Shown>
  writeState(change: SandboxStateChange): Promise<void>
  charge(id: string): Promise<SandboxCharge | undefined>
  act(
    id: string,
    act: Act,
    timing: Timing,
  ): Promise<Result<SandboxCharge, 'sandbox.not_possible' | 'request.not_found'>>
  settlePayout(id: string, state: 'paid' | 'failed', timing: Timing): Promise<boolean>
  /** Sends the notices that are due. */
  wake(): void
  close(): Promise<void>
}

async function apply(tx: Tx, id: string, { charge, takesBack, refund, entry }: Change, nowMs: number): Promise<void> {
  if (charge || takesBack !== undefined) await changeCharge(tx, id, { ...charge, takesBack })
  if (refund) await endRefund(tx, id, refund)
  if (entry) await insertEntry(tx, id, entry, nowMs)
}

export function openControls(db: Db, clock: Clock, noticeSender: NoticeSender): SandboxControls {
  return {
    readState: () =>
      db.read(async (tx) => ({
        ...(await readSandboxState(tx)),
        charges: await listCharges(tx),
        payouts: await listPayouts(tx),
      })),
    writeState: (change) => db.write((tx) => writeSandboxState(tx, change)),
    charge: (id) => db.read((tx) => findCharge(tx, id)),
    async act(id, act, timing) {
      const done = await db.transact<SandboxCharge, 'sandbox.not_possible' | 'request.not_found'>(async (tx) => {
        const charge = await lockCharge(tx, id)
        if (charge === undefined) return err('request.not_found')
        const decided = decideAct(charge, act)
        if (!decided.ok) return decided
        await apply(tx, id, decided.value, clock.nowMs())
        await noticeSender.schedule(tx, { about: 'charge', id }, timing)
        return ok(present(await findCharge(tx, id), 'the charge'))
      })
      noticeSender.wake()
      return done
    },
    async settlePayout(id, state, timing) {
      const reason = state === 'failed' ? 'account_closed' : null
      const isSettled = await db.write(async (tx) => {
        const isNow = await settlePayout(tx, { id, state, reason }, clock.nowMs())
        if (isNow) await noticeSender.schedule(tx, { about: 'payout', id }, timing)
        return isNow
      })
      noticeSender.wake()
      return isSettled
    },
    wake: () => noticeSender.wake(),
    close: () => noticeSender.close(),
  }
}
