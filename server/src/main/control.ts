import { id, type Id } from '@ronda/core'
import { isPersonWelcome, openControls } from '../money/control/index.ts'
import type { Purses } from '../money/wallet/index.ts'
import { markOfEmail, marksOf } from '../people/identity/index.ts'
import type { Tx } from '../platform/postgres/db.ts'
import { openPlayed } from '../play/round/index.ts'
import type { Ground } from './ground.ts'

type Parts = {
  readonly purses: Purses
  readonly tell: (owner: string) => void
  /** What came in for a member since a moment, from agents too, before fees. */
  readonly deposited: (owner: string, sinceMs: number) => Promise<bigint>
}

/** What members set to keep play within bounds, and what it is measured by. */
export function openControl(ground: Ground, { purses, tell, deposited }: Parts) {
  const limiting = {
    ...ground,
    purses,
    playedMs: openPlayed(ground.db),
    onChanged: tell,
    marksOf: async (tx: Tx, owner: string) => (await marksOf(tx, ground.key, id<'account'>(owner))).own,
    deposited,
  }
  return {
    controls: openControls(limiting),
    limiting,
    /** Whether who this account now belongs to has excluded themselves elsewhere. `email` is one they came with. */
    async isTurnedAway(tx: Tx, account: Id<'account'>, email?: string): Promise<boolean> {
      const { own, said } = await marksOf(tx, ground.key, account)
      const marks = { own, said: email === undefined ? said : [...said, markOfEmail(ground.key, email)] }
      return !(await isPersonWelcome(tx, account, marks, ground.clock.nowMs()))
    },
  }
}
