import { days, id } from '@ronda/core'
import type { Settings } from '../../brand/settings/index.ts'
import { findById } from '../../people/identity/index.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Tx } from '../../platform/postgres/db.ts'
import { isExcluded } from '../control/index.ts'
import { sumStanding } from '../deposit/index.ts'
import { findBound, type BoundOptions, type Standing } from './playThrough.actions.ts'

/** Deposit methods that the payer's bank can charge back long afterwards. */
const CHARGEABLE_WAYS = ['card', 'ewallet'] as const

export type BoundOf = (tx: Tx, owner: string, wallet: number) => Promise<Standing>

/** How much of a wallet may not be paid out yet, by everything known of its owner. */
export function openBounds(clock: Clock, settings: Settings): BoundOf {
  const options: BoundOptions = {
    isAgent: async (tx, owner) => (await findById(tx, id<'account'>(owner)))?.account.kind === 'agent',
    isExcluded: (tx, owner) => isExcluded(tx, owner, clock.nowMs()),
    async chargeable(tx, owner) {
      const { chargebackDays } = (await settings.current()).money.transfer
      return sumStanding(tx, owner, { ways: CHARGEABLE_WAYS, sinceMs: clock.nowMs() - days(chargebackDays) })
    },
  }
  return (tx, owner, wallet) => findBound(options, tx, owner, wallet)
}
