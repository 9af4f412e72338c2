import { err, ok, type Result } from '@ronda/core'
import type { Controls } from '../../money/control/index.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import { writeDeed } from '../../platform/deeds/index.ts'
import type { Db } from '../../platform/postgres/db.ts'
import { findOwner } from './owner.sql.ts'

export type BlockOptions = {
  readonly db: Db
  readonly clock: Clock
  readonly merchant: string
  readonly controls: Pick<Controls, 'block'>
}

export type Blocking = {
  readonly key: string
  readonly member: string
  readonly isBlocked: boolean
  readonly reason: string
}

type Refusal = 'adjustment.member_unknown' | 'adjustment.own_account' | 'wallet.key_reused'

/** Stops or frees a member's play. It goes through the member's own control: what they have set stands beside it. */
export async function blockPlay(
  { db, clock, merchant, controls }: BlockOptions,
  actor: string,
  { key, member, isBlocked, reason }: Blocking,
): Promise<Result<{ isBlocked: boolean }, Refusal>> {
  const owner = await db.read((tx) => findOwner(tx, merchant, member))
  if (owner === undefined) return err('adjustment.member_unknown')
  if (owner.id === actor) return err('adjustment.own_account')
  const action = isBlocked ? ('member.block' as const) : ('member.unblock' as const)
  const deed = { actor, action, subject: `account:${owner.id}`, detail: { number: owner.number, reason } }
  const changed = await controls.block(owner.id, {
    key,
    isBlocked,
    write: (tx) => writeDeed(tx, deed, clock.nowMs()),
  })
  if (!changed.ok) return changed.error === 'wallet.key_reused' ? err(changed.error) : err('adjustment.member_unknown')
  return ok({ isBlocked: changed.value.isBlocked })
}
