import { randomUUID } from 'node:crypto'
import type { MoneyPolicy } from '@ronda/contract'
import { ATOMS_PER_UNIT, err, ok, present, type Id, type Result } from '@ronda/core'
import { insertBrand } from '../../src/brand/brand/index.ts'
import { defaultSettings } from '../../src/brand/settings/index.ts'
import { findPayoutPause, insertAccount, type Account } from '../../src/people/identity/index.ts'
import type { Clock } from '../../src/platform/clock/clock.ts'
import { openFailures } from '../../src/platform/failures/index.ts'
import { openServerIds, randomServerId } from '../../src/platform/ids/serverId.ts'
import { openLog } from '../../src/platform/log/log.ts'
import type { Tx } from '../../src/platform/postgres/db.ts'
import { parseSecretKey } from '../../src/platform/secrets/index.ts'
import { openBank, type Bank } from '../../src/money/ledger/testing/bank.ts'
import { isOwn } from '../../src/money/recognition/index.ts'
import { hasHelped } from '../../src/money/withdrawal/helped.actions.ts'
import { isExcluded } from '../../src/money/control/index.ts'
import { findBound } from '../../src/money/playThrough/index.ts'
import { bindPayoutAccount, type PayoutAccountOptions } from '../../src/money/payoutAccount/payoutAccount.actions.ts'
import type { Payout, PayoutState, ProviderFailure } from '../../src/money/provider/index.ts'
import { openWallets, openWalletStore } from '../../src/money/wallet/index.ts'
import type { WithdrawalOptions } from '../../src/money/withdrawal/index.ts'
import { requestWithdrawal } from '../../src/money/withdrawal/withdrawal.actions.ts'

/**
 * A provider that answers as the test says, and records what it was asked: an id is paid once, however often it is
 * sent.
 */
export class TestProvider {
  readonly name = 'test'
  /** The answer to every call from now on. */
  reply: Result<PayoutState, ProviderFailure> = ok({ state: 'paid' })
  readonly paid = new Map<string, Payout>()
  asked = 0

  payOut = async (payout: Payout): Promise<Result<PayoutState, ProviderFailure>> => {
    this.asked++
    if (this.reply.ok && this.reply.value.state === 'paid') this.paid.set(payout.id, payout)
    return this.reply
  }

  payoutState = async (payout: string): Promise<Result<PayoutState, ProviderFailure>> => {
    if (this.reply.ok && this.reply.value.state === 'paid' && !this.paid.has(payout)) return err('provider.unknown')
    return this.reply
  }
}

let names = 0

async function openSomeone({ db, payoutOptions }: WithdrawalFixture, kind: 'member' | 'operator'): Promise<Someone> {
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
export type WithdrawalFixture = WithdrawalOptions & {
  readonly bank: Bank
  readonly provider: TestProvider
  readonly payoutOptions: PayoutAccountOptions
  readonly notices: string[]
  policyNow: MoneyPolicy
  /** A person with a payout account. */
  someone(kind?: 'member' | 'operator'): Promise<Someone>
  /** Gives money without a wagering requirement. */
  give(owner: Id<'account'>, units: bigint): Promise<void>
  balances(owner: Id<'account'>): Promise<{ cash: bigint; held: bigint }>
}

export type Someone = { readonly account: Account; readonly id: Id<'account'>; readonly payout: string }

/** Members must play what they deposit, unless they are excluded; nothing can be charged back. */
const boundAt =
  (clock: Clock): WithdrawalOptions['boundOf'] =>
  (tx, owner, wallet) => {
    const isOut = (inTx: Tx, who: string) => isExcluded(inTx, who, clock.nowMs())
    const options = { isAgent: async () => false, isExcluded: isOut, chargeable: async () => 0n }
    return findBound(options, tx, owner, wallet)
  }

/** Members of these tests owe nothing and have no bonus. */
const NOTHING_ELSE = { collectDebts: async () => {}, hasBonus: async () => false }

/** No waiting times unless a test sets them. */
const policyAtFirst: MoneyPolicy = {
  ...defaultSettings.money,
  withdrawal: { ...defaultSettings.money.withdrawal, newAccountHours: 0, pauseHours: 0 },
}

export async function openWithdrawalFixture(): Promise<WithdrawalFixture> {
  const bank = await openBank()
  const { db, ledger } = bank
  const key = parseSecretKey('11'.repeat(32))
  const clock = { nowMs: () => bank.clock.nowMs }
  const walletStore = openWalletStore(db, clock)
  const provider = new TestProvider()
  const notices: string[] = []
  await db.write((tx) => insertBrand(tx, { merchant: 'ronda', name: 'Ronda', currency: 'USD', startingGrant: 0n }))
  const ids = openServerIds(key)
  const payoutOptions: PayoutAccountOptions = {
    db,
    clock,
    key,
    ids,
    waitHours: async () => fixture.policyNow.withdrawal.newAccountHours,
    notify: (account, change, masked) => notices.push(`${account.username} ${change} ${masked}`),
    onChanged: () => {},
  }

  const fixture: WithdrawalFixture = {
    bank,
    db,
    clock,
    log: openLog('silent'),
    key,
    ids,
    failures: openFailures({ db, clock, log: openLog('silent') }),
    ledger,
    walletStore,
    provider,
    providers: { forPayouts: async () => provider, named: () => provider },
    payoutOptions,
    notices,
    policyNow: policyAtFirst,
    boundOf: boundAt(clock),
    isFrozen: async () => false,
    policy: async () => fixture.policyNow,
    tierOf: async () => 2,
    pausedUntil: async (tx, account) =>
      findPayoutPause(tx, account, fixture.policyNow.withdrawal.pauseHours, clock.nowMs()),
    checkPassword: async (_, text) => (text === PAYMENT_PASSWORD ? ok(undefined) : err('payment_password.wrong')),
    ...NOTHING_ELSE,
    isOwn,
    hasHelped,
    onChanged: () => {},
    someone: (kind = 'member') => openSomeone(fixture, kind),
    async give(owner, units) {
      const { cash } = await walletStore.of(owner)
      const houseAccount = ledger.houseAccount('promotion', 'USD')
      const amount = units * ATOMS_PER_UNIT
      await ledger.submit({ kind: 'adjustment', id: randomServerId(), wallet: cash, houseAccount, amount })
    },
    async balances(owner) {
      const memberWallets = await walletStore.of(owner)
      const [cash, held] = [await ledger.balanceOf(memberWallets.cash), await ledger.balanceOf(memberWallets.held)]
      return { cash: cash.balance, held: held.balance }
    },
  }
  return fixture
}

const PAYMENT_PASSWORD = '480216'

export async function fundedMember(fixture: WithdrawalFixture, units = 2_000n): Promise<Someone> {
  const member = await fixture.someone()
  await fixture.give(member.id, units)
  return member
}

export function ask(fixture: WithdrawalFixture, member: Someone, amount: bigint | 'max', key: string = randomUUID()) {
  const request = { key, account: member.payout, amount, paymentPassword: PAYMENT_PASSWORD }
  return requestWithdrawal(fixture, member.id, request)
}

/** A withdrawal of so many units, held and waiting for approval. */
export async function askedFor(fixture: WithdrawalFixture, member: Someone, units: bigint): Promise<string> {
  const made = await ask(fixture, member, units * ATOMS_PER_UNIT)
  if (!made.ok) throw new Error(outcomeOf(made))
  return made.value.id
}

type Outcome = { ok: true } | { ok: false; error: string | { code: string } }

export function outcomeOf(result: Outcome): string {
  if (result.ok) return 'ok'
  return typeof result.error === 'string' ? result.error : result.error.code
}
