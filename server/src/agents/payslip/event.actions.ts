import type { Exclusion } from '@ronda/core/payroll'
import {
  findWalletNames,
  parsePublishedCorrections,
  parsePublishedMoves,
  parsePublishedRounds,
  type Ledger,
  type PublishedCorrection,
  type PublishedMove,
} from '../../money/ledger/index.ts'
import type { OutboxEvent } from '../../platform/outbox/index.ts'
import type { Tx } from '../../platform/postgres/db.ts'
import type { RewardGame } from '../../rewards/bet/index.ts'
import { findLines, lineAt } from '../tree/index.ts'
import { amend, betsOf, givenBy, undo, type Counted, type NewEvent } from './event.ts'
import { adjustExclusions } from './exclude.actions.ts'
import { findOperations, findReversals, insertEvents, insertReversals, lockEvents } from './event.sql.ts'

export type EventOptions = {
  readonly ledger: Pick<Ledger, 'houseAccount'>
  /** Every game whose bets count, also those that are hidden now. */
  readonly games: ReadonlyMap<string, RewardGame>
}

type Names = Awaited<ReturnType<typeof findWalletNames>>

/** A movement of this version: it says which leg it is. */
type NamedMove = PublishedMove & { readonly seq: number; readonly id: string }
const isNamed = (move: PublishedMove): move is NamedMove => move.seq !== undefined && move.id !== undefined

function givenIn({ ledger }: EventOptions, moves: readonly NamedMove[], names: Names): readonly Counted[] {
  return moves.flatMap(({ kind, wallet, counter, amount, seq, id: operation, atMs }) => {
    const { purpose, currency } = names.get(wallet) ?? {}
    // Only own money: the currency of trial wallets has no promotion account.
    if (currency === undefined || purpose !== 'cash' || kind === 'reversal') return []
    const isPromotion = counter === ledger.houseAccount('promotion', currency)
    const amounts = givenBy(amount, purpose, isPromotion ? 'promotion' : names.get(counter)?.purpose)
    return amounts === undefined
      ? []
      : [{ source: 'given', wallet, seq, operation, currency, game: null, atMs, amounts }]
  })
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Gives each the account and its line of that moment. Who stands in no line counts for nobody. */
async function place(tx: Tx, counted: readonly Counted[], names: Names): Promise<readonly NewEvent[]> {
  const owned = counted.flatMap((each) => {
    const { owner, purpose } = names.get(each.wallet) ?? {}
    return owner !== undefined && UUID.test(owner) ? [{ ...each, account: owner, isTrial: purpose === 'trial' }] : []
  })
  const lines = await findLines(tx, [...new Set(owned.map(({ account }) => account))])
  return owned.flatMap(({ isTrial, ...each }) => {
    const line = lineAt(lines.get(each.account) ?? [], each.atMs)
    const excluded: Exclusion | null = isTrial ? 'trial' : null
    return line.length === 0 ? [] : [{ ...each, line, excluded }]
  })
}

const keyOf = ({ wallet, operation }: Pick<NewEvent, 'wallet' | 'operation'>): string => `${wallet} ${operation}`

/**
 * What was undone: by these reversals, or by some that came before what they undo. A reversal of what is not stored is
 * kept until that comes: otherwise an event that failed once would count for ever.
 */
async function undoneIn(tx: Tx, moves: readonly NamedMove[], fresh: readonly NewEvent[]): Promise<readonly NewEvent[]> {
  const asked = moves
    .filter(({ kind }) => kind === 'reversal')
    .map(({ wallet, id: operation, seq }) => ({ wallet, operation, seq }))
  const done = new Map([...(await findOperations(tx, asked)), ...fresh].map((event) => [keyOf(event), event]))
  await insertReversals(
    tx,
    asked.filter((reversal) => !done.has(keyOf(reversal))),
  )
  const reversals = [...asked, ...(await findReversals(tx, fresh))]
  return reversals.flatMap((reversal) => {
    const event = done.get(keyOf(reversal))
    return event === undefined ? [] : [undo(event, reversal)]
  })
}

/** What changes of bets that were settled again. */
async function amendedIn(
  { games }: EventOptions,
  tx: Tx,
  corrections: readonly PublishedCorrection[],
  fresh: readonly NewEvent[],
): Promise<readonly NewEvent[]> {
  const asked = corrections.map(({ wallet, id: operation }) => ({ wallet, operation }))
  const done = new Map([...(await findOperations(tx, asked)), ...fresh].map((event) => [keyOf(event), event]))
  return corrections.flatMap((correction) => {
    const event = done.get(keyOf({ wallet: correction.wallet, operation: correction.id }))
    return event === undefined ? [] : [amend(event, correction, games)]
  })
}

/** Stores what counts for contracts, in the transaction that moves the cursor of the consumer. */
export async function storeEvents(options: EventOptions, tx: Tx, events: readonly OutboxEvent[]): Promise<void> {
  const bodies = events.map(({ body }) => body)
  const moves = bodies.flatMap(parsePublishedMoves).filter(isNamed)
  const bets = betsOf(bodies.flatMap(parsePublishedRounds), options.games)
  const corrections = bodies.flatMap(parsePublishedCorrections)
  const wallets = [
    ...[...bets, ...corrections].map(({ wallet }) => wallet),
    ...moves.flatMap(({ wallet, counter }) => [wallet, counter]),
  ]
  if (wallets.length === 0) return
  await lockEvents(tx)
  const names = await findWalletNames(tx, [...new Set(wallets)])
  const fresh = await place(tx, [...bets, ...givenIn(options, moves, names)], names)
  const undone = [...(await undoneIn(tx, moves, fresh)), ...(await amendedIn(options, tx, corrections, fresh))]
  await insertEvents(tx, [...fresh, ...undone])
  await adjustExclusions(
    tx,
    undone.flatMap(({ wallet, operation }) => (operation === null ? [] : [{ wallet, operation }])),
  )
}
