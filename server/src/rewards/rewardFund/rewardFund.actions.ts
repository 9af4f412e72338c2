import { REWARD_FUNDS, type RewardFundName } from '@ronda/contract'
import { assert, ATOMS_PER_UNIT, err, ok, present, type Currency, type Result } from '@ronda/core'
import { findWallet, openWallet, type Ledger, type OperationId, type WalletId } from '../../money/ledger/index.ts'
import type { ServerIds } from '../../platform/ids/serverId.ts'
import type { Db } from '../../platform/postgres/db.ts'

export type RewardPayment = {
  /** Names the reward: one id is paid at most once. */
  readonly id: OperationId
  readonly fund: RewardFundName
  /** A member's cash wallet. */
  readonly to: WalletId
  readonly currency: Currency
  readonly amount: bigint
}

export type RewardFunds = {
  /**
   * Pays a reward; `balance` is what the fund has after it. A retry with the same id gets the same answer. A fund that
   * has too little refuses, and nothing moves; the same id is paid once the fund is filled.
   *
   * The id is that of the ledger's transfer, so no attempt needs an id of its own: the ledger does not keep a refusal
   * for lack of money in a fund (LG30), and pays an id once, whatever process asks and whatever fails in between.
   */
  pay(payment: RewardPayment): Promise<Result<{ readonly balance: bigint }, 'reward.fund_empty'>>
  balanceOf(fund: RewardFundName, currency: Currency): Promise<bigint>
  /** The wallet of a fund; undefined where the fund was not opened in this currency. */
  walletOf(fund: RewardFundName, currency: Currency): Promise<WalletId | undefined>
}

export type RewardFundOptions = { readonly db: Db; readonly ids: ServerIds; readonly ledger: Ledger }

const nameOf = (fund: RewardFundName, currency: Currency) =>
  ({ owner: 'house', purpose: `fund:${fund}`, currency }) as const

/** The wallet of a fund; undefined where the fund was not opened in this currency. */
export const walletOfFund = ({ db }: Pick<RewardFundOptions, 'db'>, fund: RewardFundName, currency: Currency) =>
  db.read((tx) => findWallet(tx, nameOf(fund, currency)))

/** Opens the funds that are missing; they are empty. */
export async function openFunds({ db }: Pick<RewardFundOptions, 'db'>, currency: Currency): Promise<void> {
  await db.write(async (tx) => {
    for (const fund of REWARD_FUNDS) await openWallet(tx, nameOf(fund, currency))
  })
}

export function openRewardFunds(options: Pick<RewardFundOptions, 'db' | 'ledger'>): RewardFunds {
  const { ledger } = options
  return {
    async pay({ id, fund, to, currency, amount }) {
      const wallet = await walletOfFund(options, fund, currency)
      if (wallet === undefined) return err('reward.fund_empty')
      const answer = await ledger.submit({ kind: 'transfer', id, wallet, to, amount })
      if (answer.accepted) return ok({ balance: answer.balance })
      assert(answer.refusal === 'wallet.insufficient_funds', `a reward was refused with ${answer.refusal}`)
      return err('reward.fund_empty')
    },
    async balanceOf(fund, currency) {
      const wallet = await walletOfFund(options, fund, currency)
      return wallet === undefined ? 0n : (await ledger.balanceOf(wallet)).balance
    },
    walletOf: (fund, currency) => walletOfFund(options, fund, currency),
  }
}

/** What a demo has in each fund at its first start. */
const DEMO_AMOUNT = 50_000n * ATOMS_PER_UNIT

/** The operation that fills a fund of a demo. Its name says so, and it happens once. */
export const demoFillingOf = (ids: ServerIds, fund: RewardFundName, currency: Currency): OperationId =>
  ids.named('demo.rewardFund', fund, currency)

/** Fills the funds of a demo, where no money is real. */
export async function fillForDemo(options: RewardFundOptions, currency: Currency): Promise<void> {
  const { ids, ledger } = options
  for (const fund of REWARD_FUNDS) {
    const answer = await ledger.submit({
      kind: 'adjustment',
      id: demoFillingOf(ids, fund, currency),
      wallet: present(await walletOfFund(options, fund, currency), 'the wallet of a fund'),
      houseAccount: ledger.houseAccount('promotion', currency),
      amount: DEMO_AMOUNT,
    })
    // A demo that an older version filled with another amount keeps it.
    assert(answer.accepted || answer.refusal === 'wallet.key_reused', 'filling a fund is never refused')
  }
}
