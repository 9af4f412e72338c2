import { randomUUID } from 'node:crypto'
import type { MoneyPolicy } from '@ronda/contract'
import { ATOMS_PER_UNIT, err, ok, present, type Id, type Result } from '@ronda/core'
import { insertBrand } from '../../brand/house/index.ts'
import { defaultSettings } from '../../brand/settings/index.ts'
import { findPayoutPause, insertAccount, type Account } from '../../people/identity/index.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import { openFailures } from '../../platform/failures/index.ts'
import { openServerIds, randomServerId } from '../../platform/ids/serverId.ts'
import { openLog } from '../../platform/log/log.ts'
import type { Tx } from '../../platform/postgres/db.ts'
import { parseSecretKey } from '../../platform/secrets/index.ts'
import { openBank, type Bank } from '../../money/ledger/testing/bank.ts'
import { hasHelped, isOwn } from '../ownership.ts'
import { isExcluded } from '../../money/control/index.ts'
import { findBound } from '../../money/playThrough/index.ts'
import { bindPayoutAccount, type PayoutAccountOptions } from '../../money/payoutAccount/payoutAccount.actions.ts'
import type { Payout, PayoutState, ProviderTrouble } from '../../money/provider/index.ts'
import { openWallets, rememberPurses } from '../../money/wallet/index.ts'
import type { WithdrawalOptions } from '../../money/withdrawal/index.ts'
import { requestWithdrawal } from '../../money/withdrawal/withdrawal.actions.ts'

/** A provider that does what the test says, and remembers what it was asked: an id is paid once, however often asked. */
export class TestProvider {
  readonly name = 'test'
  /** What it says next of whatever it is asked. */
  says: Result<PayoutState, ProviderTrouble> = ok({ state: 'paid' })
  readonly paid = new Map<string, Payout>()
  asked = 0

  payOut = async (payout: Payout): Promise<Result<PayoutState, ProviderTrouble>> => {
    this.asked++
    if (this.says.ok && this.says.value.state === 'paid') this.paid.set(payout.id, payout)
    return this.says
  }

  payoutState = async (payout: string): Promise<Result<PayoutState, ProviderTrouble>> => {
    if (this.says.ok && this.says.value.state === 'paid' && !this.paid.has(payout)) return err('provider.unknown')
    return this.says
  }
}

let names = 0

async function openSomeone({ db, payoutOptions }: Till, kind: 'member' | 'operator'): Promise<Someone> {
  names += 1
  const opening = { merchant: 'ronda', username: `someone${names}`, kind, currency: 'USD', language: 'es' } as const
  const account = await db.write(async (tx) => {
    const made = present(await insertAccount(tx, { ...opening, passwordHash: null }), 'a new account')
    await openWallets(tx, made)
    return made
  })
  const number = String(10_000_000 + names)
  const typed = { kind: 'bank', institution: 'Banco Uno', number, holder: 'Ana López' } as const
  const bound = await bindPayoutAccount(payoutOptions, account, { key: randomUUID(), ...typed })
  if (!bound.ok) throw new Error(bound.error)
  return { account, id: account.id, payout: bound.value.id }
}

/** Withdrawals on a database of their own, with what a test needs around them. */
export type Till = WithdrawalOptions & {
  readonly bank: Bank
  readonly provider: TestProvider
  readonly payoutOptions: PayoutAccountOptions
  readonly told: string[]
  policyNow: MoneyPolicy
  /** Someone with an account that can be paid to. */
  someone(kind?: 'member' | 'operator'): Promise<Someone>
  /** Gives money that needs no playing. */
  give(owner: Id<'account'>, units: bigint): Promise<void>
  balances(owner: Id<'account'>): Promise<{ cash: bigint; held: bigint }>
}

export type Someone = { readonly account: Account; readonly id: Id<'account'>; readonly payout: string }

/** Members who must play what they deposit, unless they are excluded; nothing can be charged back. */
const boundAt =
  (clock: Clock): WithdrawalOptions['boundOf'] =>
  (tx, owner, wallet) => {
    const isOut = (inTx: Tx, who: string) => isExcluded(inTx, who, clock.nowMs())
    const options = { isAgent: async () => false, isExcluded: isOut, chargeable: async () => 0n }
    return findBound(options, tx, owner, wallet)
  }

/** Nothing waits until a test says so. */
const policyAtFirst: MoneyPolicy = {
  ...defaultSettings.money,
  withdrawal: { ...defaultSettings.money.withdrawal, newAccountHours: 0, pauseHours: 0 },
}

export async function openTill(): Promise<Till> {
  const bank = await openBank()
  const { db, ledger } = bank
  const key = parseSecretKey('11'.repeat(32))
  const clock = { nowMs: () => bank.clock.nowMs }
  const purses = rememberPurses(db, clock)
  const provider = new TestProvider()
  const told: string[] = []
  await db.write((tx) => insertBrand(tx, { merchant: 'ronda', name: 'Ronda', currency: 'USD', startingGrant: 0n }))
  const ids = openServerIds(key)
  const payoutOptions: PayoutAccountOptions = {
    db,
    clock,
    key,
    ids,
    waitHours: async () => till.policyNow.withdrawal.newAccountHours,
    tell: (account, change, masked) => told.push(`${account.username} ${change} ${masked}`),
    onChanged: () => {},
  }

  const till: Till = {
    bank,
    db,
    clock,
    log: openLog('silent'),
    key,
    ids,
    failures: openFailures({ db, clock, log: openLog('silent') }),
    ledger,
    purses,
    provider,
    providers: { forPayouts: () => provider, named: () => provider },
    payoutOptions,
    told,
    policyNow: policyAtFirst,
    boundOf: boundAt(clock),
    isFrozen: async () => false,
    policy: async () => till.policyNow,
    tierOf: async () => 2,
    pausedUntil: async (tx, account) =>
      findPayoutPause(tx, account, till.policyNow.withdrawal.pauseHours, clock.nowMs()),
    checkPassword: async (_, text) => (text === PAYMENT_PASSWORD ? ok(undefined) : err('payment_password.wrong')),
    collectDebts: async () => {},
    isOwn,
    hasHelped,
    onChanged: () => {},
    someone: (kind = 'member') => openSomeone(till, kind),
    async give(owner, units) {
      const { cash } = await purses.of(owner)
      const house = ledger.house('promotion', 'USD')
      const amount = units * ATOMS_PER_UNIT
      await ledger.submit({ kind: 'adjustment', id: randomServerId(), wallet: cash, house, amount })
    },
    async balances(owner) {
      const purse = await purses.of(owner)
      const [cash, held] = [await ledger.balanceOf(purse.cash), await ledger.balanceOf(purse.held)]
      return { cash: cash.balance, held: held.balance }
    },
  }
  return till
}

/** Where staff and members meet: what tests of withdrawals do again and again. */
const PAYMENT_PASSWORD = '480216'

export async function rich(till: Till, units = 2_000n): Promise<Someone> {
  const member = await till.someone()
  await till.give(member.id, units)
  return member
}

export function ask(till: Till, member: Someone, amount: bigint | 'max', key: string = randomUUID()) {
  const request = { key, account: member.payout, amount, paymentPassword: PAYMENT_PASSWORD }
  return requestWithdrawal(till, member.id, request)
}

/** A withdrawal of so many units, held and waiting for the staff. */
export async function askedFor(till: Till, member: Someone, units: bigint): Promise<string> {
  const made = await ask(till, member, units * ATOMS_PER_UNIT)
  if (!made.ok) throw new Error(outcomeOf(made))
  return made.value.id
}

type Outcome = { ok: true } | { ok: false; error: string | { code: string } }

export function outcomeOf(result: Outcome): string {
  if (result.ok) return 'ok'
  return typeof result.error === 'string' ? result.error : result.error.code
}
