import type { Bonus, BonusLine } from '@ronda/contract'
import type { Currency } from '@ronda/core'
import type { Language } from '@ronda/i18n'
import { sumByGame } from './bet.sql.ts'
import type { BonusOptions } from './bonus.actions.ts'
import { listBonuses, listSteps } from './bonus.sql.ts'
import { shownBonus, shownLine } from './bonus.view.ts'
import { isRunning } from './life.ts'

/** Newest ones; nobody has more that are not over. */
const SHOWN_MAX = 50
const LINES_MAX = 100

type BonusesOf = {
  readonly currency: Currency
  readonly isOffered: boolean
  readonly lines: readonly BonusLine[]
  readonly bonuses: readonly Bonus[]
}

/** Every bonus of an account with its history, and what the meter of the running one is made of. */
export async function readBonuses(options: BonusOptions, account: string, language: Language): Promise<BonusesOf> {
  const { db, currency, games, rewards, bonusWallets } = options
  const isOffered = await rewards.mayOffer(account)
  const found = await db.read((tx) => listBonuses(tx, account, SHOWN_MAX))
  const running = found.find(({ state }) => isRunning(state))
  const standing = running === undefined ? undefined : await bonusWallets.standingOf(account)
  return db.read(async (tx) => {
    const steps = await listSteps(
      tx,
      found.map(({ id }) => id),
    )
    const bets = running === undefined ? [] : await sumByGame(tx, running.id, LINES_MAX)
    return {
      currency,
      isOffered,
      lines: bets.map((each) => shownLine(each, { kind: running?.terms.kind ?? 'money', games, language })),
      bonuses: found.map((bonus) => shownBonus(bonus, { language, games, steps, standing })),
    }
  })
}
