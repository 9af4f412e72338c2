import fc from 'fast-check'
import type { Operation, Restriction } from '../operation.ts'
import { CLEARING, GAME, name } from './testBooks.ts'

/** Two members: one with a held wallet and money at a vendor. */
export const ANA = 1
export const ANA_HELD = 2
export const BEN = 3
export const ANA_VENDOR = 4

/** Few ids, so that they are often reused: correctly, incorrectly, and out of order. */
const NAMES = 6
export const names: readonly string[] = Array.from({ length: NAMES }, (_, at) => name(at))

const amount = fc.bigInt(1n, 60n)
const id = fc.constantFrom(...names)
const cash = fc.constantFrom(ANA, BEN)

const restriction: fc.Arbitrary<Restriction> = fc.oneof(
  fc.constant({ mayBet: true, limits: [] }),
  fc.constant({ mayBet: false, limits: [] }),
  fc.record({ on: fc.constantFrom('loss' as const, 'wager' as const), amount }).map(({ on, amount }) => ({
    mayBet: true,
    limits: [{ on, period: 'day' as const, amount }],
  })),
)

/** The win depends only on the stake, as it must: a repeated call returns the same. */
const winOf = (stake: bigint): bigint => (stake % 3n === 0n ? stake * 2n : 0n)

/** Any operation on the four wallets. */
export const operations: fc.Arbitrary<Operation> = fc.oneof(
  fc.record({ kind: fc.constant('deposit' as const), id, wallet: cash, houseAccount: fc.constant(CLEARING), amount }),
  fc.record({ kind: fc.constant('payout' as const), id, wallet: cash, houseAccount: fc.constant(GAME), amount }),
  fc.record({ kind: fc.constant('stake' as const), id, wallet: cash, houseAccount: fc.constant(GAME), amount }),
  fc
    .record({ kind: fc.constant('stake' as const), id, wallet: cash, houseAccount: fc.constant(GAME), amount })
    .map((stake) => ({
      ...stake,
      settle: () => ({ win: winOf(stake.amount) }),
    })),
  fc.record({
    kind: fc.constant('adjustment' as const),
    id,
    wallet: cash,
    houseAccount: fc.constant(CLEARING),
    amount: fc.bigInt(-30n, 30n),
  }),
  fc.record({ kind: fc.constant('transfer' as const), id, wallet: fc.constant(ANA), to: fc.constant(BEN), amount }),
  fc.record({ kind: fc.constant('transfer' as const), id, wallet: fc.constant(BEN), to: fc.constant(ANA), amount }),
  fc.record({ kind: fc.constant('hold' as const), id, wallet: fc.constant(ANA), held: fc.constant(ANA_HELD), amount }),
  fc.record({ kind: fc.constant('release' as const), id, wallet: fc.constant(ANA_HELD), to: fc.constant(ANA) }),
  fc.record({
    kind: fc.constant('capture' as const),
    id,
    wallet: fc.constant(ANA_HELD),
    houseAccount: fc.constant(CLEARING),
  }),
  fc.record({ kind: fc.constant('capture' as const), id, wallet: fc.constant(ANA_HELD), to: fc.constant(ANA_VENDOR) }),
  fc.record({
    kind: fc.constant('transfer' as const),
    id,
    wallet: fc.constant(ANA_VENDOR),
    to: fc.constant(ANA),
    amount,
  }),
  fc.record({ kind: fc.constant('reversal' as const), id, wallet: cash }),
  fc.record({ kind: fc.constant('restrict' as const), id, wallet: cash, restriction }),
)
