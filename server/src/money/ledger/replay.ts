import { refuse, type Books, type Decision } from './decision.ts'
import { PART, type Leg } from './leg.ts'
import { isUndoing, otherWalletOf, type Operation, type Restriction } from './operation.ts'

/** What an operation and the leg it writes have in common: enough to tell a retry from another use of the name. */
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
    default:
      return { kind, counter: 0, amount: 0n }
  }
}

export function isSameClaim(left: Claim, right: Claim): boolean {
  return (
    left.kind === right.kind &&
    left.counter === right.counter &&
    left.amount === right.amount &&
    isSameRestriction(left.restriction, right.restriction)
  )
}

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

/** The first answer under this name, or that the name is taken by something else. Undefined while it is free. */
export function decidedBefore(books: Books, operation: Operation): Decision | undefined {
  if (isUndoing(operation)) return undefined
  const past = books.past(operation.wallet, operation.id)
  const first = past.find((leg) => leg.part === PART.itself)
  if (!first) return isTakenElsewhere(books, operation) ? refuse('wallet.key_reused') : undefined
  if (!isSameClaim(claimOf(operation), first)) return refuse('wallet.key_reused')
  // A settled stake is answered by its settlement: that is where it left the wallet.
  const settlement = past.find((leg) => leg.part === PART.settlement)
  return { outcome: 'replay', leg: settlement ?? first }
}

/** The leg in the other wallet would meet one that is there already. */
function isTakenElsewhere(books: Books, operation: Operation): boolean {
  const other = otherWalletOf(operation)
  return other !== undefined && books.past(other, operation.id).some((leg) => leg.part === PART.arrival)
}
