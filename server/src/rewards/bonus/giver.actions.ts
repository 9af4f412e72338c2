import type { BonusGrantRefusal, BonusTerms } from '@ronda/contract'
import type { Result } from '@ronda/core'
import type { Tx } from '../../platform/postgres/db.ts'
import {
  bonusIdOf,
  changeState,
  endUnstarted,
  grantIn,
  knownOf,
  type BonusOptions,
  type Granting,
  type Known,
} from './bonus.actions.ts'
import { findBonus, lockOpen } from './bonus.sql.ts'
import type { BonusWording } from './bonus.ts'
import { isOver } from './life.ts'
import { review, startNext } from './run.actions.ts'
import { areTermsValid } from './terms.ts'
import { conditionsText } from './termsText.ts'

/** What a bonus was given for names it. */
export type Named = Pick<Granting, 'source' | 'key' | 'account'>

/** What features use that give bonuses. */
export type Bonuses = BonusWording & {
  areValid(terms: BonusTerms): boolean
  /** What has to be known before the transaction that gives. */
  knownOf(account: string): Promise<Known>
  /** Gives a bonus in the caller's transaction; one name is given once. Call `proceed` after it has committed. */
  give(tx: Tx, granting: Granting & Known): Promise<Result<unknown, BonusGrantRefusal>>
  /** `over`: its money went to cash or back. `lost`: it was not given, or never started. */
  stateOf(tx: Tx, named: Named): Promise<'open' | 'over' | 'lost'>
  /**
   * Takes back a bonus that waits or runs, in the caller's transaction. False where it is just starting, or ends already.
   * Call `proceed` after it has committed.
   */
  takeBack(tx: Tx, named: Named): Promise<boolean>
  /** Does what follows at once; the job does what is lost here. */
  proceed(named: Named): Promise<void>
}

async function takeBack(options: BonusOptions, tx: Tx, { source, key, account }: Named): Promise<boolean> {
  const atMs = options.clock.nowMs()
  const id = bonusIdOf(options, source, key)
  const found = (await lockOpen(tx, account)).find((each) => each.id === id)
  const about = { cause: 'takenBack', by: 'house', atMs } as const
  if (found?.state === 'waiting') await endUnstarted(tx, found, { outcome: 'cancelled', ...about })
  else if (found?.state !== 'active') return false
  else await changeState(tx, { from: found, to: 'ending', ...about, with: { outcome: 'cancelled', expiresAtMs: null } })
  return true
}

type GiverOptions = BonusOptions & {
  /** The slots, and the stakes that they offer: free spins are of these. */
  readonly slots: ReadonlySet<string>
  readonly stakes: readonly bigint[]
}

export function openBonuses(options: GiverOptions): Bonuses {
  const { stakeMin, games, slots, stakes } = options
  const areSpinsOffered = ({ games: [game = ''], stakeMax }: BonusTerms): boolean =>
    slots.has(game) && stakes.includes(stakeMax)
  return {
    stakeMin,
    areValid: (terms) => areTermsValid(terms, games) && (terms.kind === 'money' || areSpinsOffered(terms)),
    conditionsText: (terms, language) => conditionsText(terms, games, language),
    gameName: (code, language) => games.get(code)?.names[language] ?? code,
    knownOf: (account) => knownOf(options, account),
    give: (tx, granting) => grantIn(options, tx, granting),
    async stateOf(tx, { source, key }) {
      const found = await findBonus(tx, bonusIdOf(options, source, key))
      if (found === undefined) return 'lost'
      if (!isOver(found.state)) return 'open'
      return found.beganSeq === null ? 'lost' : 'over'
    },
    takeBack: (tx, named) => takeBack(options, tx, named),
    async proceed({ source, key, account }) {
      await review(options, bonusIdOf(options, source, key))
      await startNext(options, account)
    },
  }
}
