import { randomInt } from 'node:crypto'
import { makeBankReference, type BrandSettings, type MoneyPolicy } from '@ronda/contract'
import { err, ok, present, type Currency, type Result } from '@ronda/core'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Db, Tx } from '../../platform/postgres/db.ts'
import type { SecretKey } from '../../platform/secrets/index.ts'
import type {
  Charge,
  ChargeState,
  NextStep,
  PayoutState,
  Provider,
  ProviderFailure,
  Refund,
  RefundState,
} from '../provider/index.ts'
import { findPayoutState, insertPayout } from './payout.sql.ts'
import { readReport } from './report.sql.ts'
import { chargeStateOf, outstandingOf } from './transfer.ts'
import { changeSums, findTransfer, insertTransfer, lockTransfer, type Transfer } from './transfer.sql.ts'

const NAME = 'bankTransfer'

export type BankTransferOptions = {
  readonly db: Db
  readonly clock: Clock
  readonly key: SecretKey
  readonly settings: { current(): Promise<Pick<BrandSettings, 'money'>> }
}

type ReceivingAccount = MoneyPolicy['bankTransfer']['accounts'][number]

function nextStepOf({ holder, bank, account, reference, note }: Transfer): NextStep {
  return { kind: 'bank', holder, bank, account, reference, ...(note !== '' && { note }) }
}

/** With 90 million references, a few tries find a free one. */
const REFERENCE_TRIES = 20

async function insert(tx: Tx, charge: Charge, to: ReceivingAccount, nowMs: number): Promise<Transfer> {
  const { id, owner, amount, currency } = charge
  const { holder, bank, account, note } = to
  const values = { id, owner, amount, currency, holder, bank, account, note }
  for (let tries = 0; tries < REFERENCE_TRIES; tries += 1) {
    const made = await insertTransfer(
      tx,
      { ...values, reference: makeBankReference((below) => randomInt(below)) },
      nowMs,
    )
    if (made !== undefined) return made
  }
  throw new Error('no free reference for a bank transfer was found')
}

/** Takes note of what must go back: staff send it, as they do payouts. */
async function askBack(tx: Tx, { id, total }: Refund, nowMs: number): Promise<RefundState> {
  const transfer = present(await lockTransfer(tx, id), 'the transfer')
  const { arrived, returned, toReturn } = transfer
  const asked = total > arrived ? arrived : total
  const after = { arrived, returned, toReturn: asked > toReturn ? asked : toReturn }
  await changeSums(tx, transfer, after, nowMs)
  return { state: outstandingOf(after) === 0n ? 'done' : 'waiting' }
}

/**
 * Bank transfers without a provider's interface: what arrived and what was paid is recorded by one member of staff and
 * confirmed by another.
 */
export function openBankTransfers({ db, clock, key, settings }: BankTransferOptions): Provider {
  const policy = async (): Promise<MoneyPolicy['bankTransfer']> => (await settings.current()).money.bankTransfer
  const accountFor = async (currency: Currency): Promise<ReceivingAccount | undefined> =>
    (await policy()).accounts.find((account) => account.isOpen && account.currency === currency)

  async function payoutState(id: string): Promise<Result<PayoutState, ProviderFailure>> {
    const found = await db.read((tx) => findPayoutState(tx, id))
    if (found === undefined) return ok({ state: 'waiting' })
    return ok(found.reason === null ? { state: found.state } : { state: found.state, reason: found.reason })
  }

  return {
    name: NAME,
    ways: ['bankTransfer'],
    paysOut: true,
    isByHand: true,
    isOpenFor: async (use, currency) =>
      use === 'payouts' ? (await policy()).payouts : (await accountFor(currency)) !== undefined,
    async charge(charge) {
      const known = await db.read((tx) => findTransfer(tx, charge.id))
      if (known !== undefined) return ok(nextStepOf(known))
      const to = await accountFor(charge.currency)
      if (to === undefined) return err('provider.closed')
      return ok(nextStepOf(await db.write((tx) => insert(tx, charge, to, clock.nowMs()))))
    },
    async chargeState(id) {
      const found = await db.read((tx) => findTransfer(tx, id))
      const nothing: ChargeState = { state: 'waiting', paid: 0n, currency: 'USD' }
      return ok(found === undefined ? nothing : chargeStateOf(found, found.currency))
    },
    refund: async (refund) => ok(await db.write((tx) => askBack(tx, refund, clock.nowMs()))),
    async payOut(payout) {
      await db.write((tx) => insertPayout(tx, key, payout, clock.nowMs()))
      return payoutState(payout.id)
    },
    payoutState,
    // Nobody else may say that money has moved.
    readNotice: async () => 'forged',
    report: (fromMs, toMs) => db.read((tx) => readReport(tx, fromMs, toMs)),
  }
}
