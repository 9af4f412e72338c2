import { randomUUID } from 'node:crypto'
import type { BonusTerms } from '@ronda/contract'
import { assert } from '@ronda/core'
import { termsHashOf } from '../../src/rewards/bonus/terms.ts'
import type { Server } from '../../src/app/server.ts'
import type { Owner } from './memberBalances.ts'
import { accountOf } from './poison.ts'
import { fillFund } from './rewardFunds.ts'

const UNIT = 100_000n

/** Fifty units, to be staked once. */
export const FIFTY: BonusTerms = {
  version: 1,
  kind: 'money',
  currency: 'USD',
  amount: 50n * UNIT,
  deposit: 0n,
  multiple: 1,
  base: 'bonus',
  stakeMax: 5n * UNIT,
  stakeMin: UNIT / 5n,
  gameTypes: ['RNG'],
  games: [],
  days: 7,
}

type Over = Partial<BonusTerms> & { readonly isAccepted?: boolean; readonly key?: string }

/** Offers a bonus to an account, or starts one that it has accepted. Returns its id. */
export async function offerBonus(server: Server, account: string, over: Over = {}): Promise<string> {
  const { isAccepted = false, key = randomUUID(), ...rest } = over
  const terms = { ...FIFTY, ...rest }
  await fillFund(server, 'BONUS', terms.amount)
  const names = { es: 'Un bono de prueba', en: 'A bonus of a test' }
  const given = await server.features.bonus.grant({ account, terms, names, source: 'test', key, isAccepted })
  assert(given.ok, 'the bonus was refused')
  return given.value.id
}

/** What the bonus wallet of a member has, of a bonus that is not over. */
export async function bonusMoneyOf(server: Server, owner: Owner): Promise<bigint> {
  const standing = await server.features.bonusWallet.bonusWallets.standingOf(await accountOf(server, owner))
  return standing?.balance ?? 0n
}

/** A request about a bonus of fifty units, and what its wallet has afterwards. */
export async function bonusRace(server: Server, owner: Owner, act: 'accept' | 'cancel') {
  const id = await offerBonus(server, await accountOf(server, owner), { isAccepted: act === 'cancel' })
  const body = act === 'accept' ? { termsHash: termsHashOf(FIFTY) } : {}
  return {
    ask: () => owner.visitor.ask('POST', `/api/v1/bonuses/${id}/${act}`, body),
    left: () => bonusMoneyOf(server, owner),
    leaves: act === 'accept' ? FIFTY.amount : 0n,
  }
}
