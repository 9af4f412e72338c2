import { FREE, refuse, type Books, type Decision } from './decision.ts'
import { PART, type Leg } from './leg.ts'
import { isUndoing, otherWalletOf, type Operation, type Restriction } from './operation.ts'

/** What an operation and its leg have in common: enough to distinguish a retry from another use of the id. */
export type Claim = Pick<Leg, 'kind' | 'counter' | 'amount' | 'restriction'>

export function claimOf(operation: Operation): Claim {
  const { kind } = operation
  switch (kind) {
    case 'stake':
      return { kind, counter: operation.houseAccount, amount: -operation.amount }
    case 'payout':
    case 'deposit':
    case 'adjustment':
    case 'seed':
      return { kind, counter: operation.houseAccount, amount: operation.amount }
    case 'hold':
      return { kind, counter: operation.held, amount: -operation.amount }
    case 'transfer':
      return { kind, counter: operation.to, amount: -operation.amount }
    case 'release':
      return { kind, counter: operation.to, amount: 0n }
    case 'capture':
      return { kind, counter: 'to' in operation ? operation.to : operation.houseAccount, amount: 0n }
    case 'restrict':
      return { kind, counter: 0, amount: 0n, restriction: operation.restriction }
    case 'bonusBegin':
      return { kind, counter: 0, amount: 0n, restriction: { ...FREE, bonus: operation.bonus } }
    case 'bonusEnd':
      return { kind, counter: 0, amount: 0n, restriction: FREE }
    default:
      return { kind, counter: 0, amount: 0n }
  }
}

export function isSameClaim(left: Claim, right: Claim): boolean {
  return (
    left.kind === right.kind &&
    left.counter === right.counter &&
    left.amount === right.amount &&
    (left.kind === 'bonusBegin' || left.kind === 'bonusEnd'
      ? left.restriction?.bonus === right.restriction?.bonus
      : isSameRestriction(left.restriction, right.restriction))
  )
}

/** Whether the same is forbidden; the bonus of a wallet is no part of it. */
export function isSameRestriction(left: Restriction | undefined, right: Restriction | undefined): boolean {
  if (!left || !right) return left === right
  const limitsOf = ({ limits }: Restriction): string =>
    limits
      .map(({ on, period, amount }) => `${on} ${period} ${amount}`)
      .toSorted()
      .join()
  return (
    left.mayBet === right.mayBet &&
    left.excludedUntilMs === right.excludedUntilMs &&
    left.restingUntilMs === right.restingUntilMs &&
    limitsOf(left) === limitsOf(right)
  )
}

/** The first answer for this id, or a refusal when the id is taken by another operation. Undefined when it is free. */
export function decidedBefore(books: Books, operation: Operation): Decision | undefined {
  if (isUndoing(operation)) return undefined
  const past = books.past(operation.wallet, operation.id)
  const first = past.find((leg) => leg.part === PART.itself)
  if (!first) return isTakenInOtherWallet(books, operation) ? refuse('wallet.key_reused') : undefined
  if (!isSameClaim(claimOf(operation), first)) return refuse('wallet.key_reused')
  // A settled stake is answered by its settlement leg, which has the final balance.
  const settlement = past.find((leg) => leg.part === PART.settlement)
  return { outcome: 'replay', leg: settlement ?? first }
}

/** Whether the receiving leg in the other wallet exists already. */
function isTakenInOtherWallet(books: Books, operation: Operation): boolean {
  const other = otherWalletOf(operation)
  return other !== undefined && books.past(other, operation.id).some((leg) => leg.part === PART.arrival)
}
