import type { Balance, SharedTicket, StakeRefusal } from '@ronda/contract'
import { err, ok, present, type Result } from '@ronda/core'
import { isAlike, rulesNamed, type SharedTitle } from '@ronda/games'
import { CoWriteConflict, type Ledger } from '../../money/ledger/index.ts'
import type { Balances } from '../../money/wallet/index.ts'
import type { ServerIds } from '../../platform/ids/serverId.ts'
import type { Db } from '../../platform/postgres/db.ts'
import type { PlaySession } from '../launch/index.ts'
import { atomsOf, stakeRefusal, type Titles } from '../round/index.ts'
import { isFull, riskCoWrite, type RiskRow } from './risk.sql.ts'
import { findShared } from './round.sql.ts'
import { nameOfTicket, ROUND_UNITS_MAX, unitsOf } from './table.ts'
import type { SharedTable } from './step.actions.ts'
import { showTicket } from './show.actions.ts'
import { findTicket, findTickets, insertLeft, ticketCoWrite, type StoredTicket, type TicketRow } from './ticket.sql.ts'

/** What staking a bet on a round needs. */
export type StakeOptions = {
  readonly db: Db
  readonly ids: ServerIds
  readonly ledger: Ledger
  /** The smallest stake in a currency. */
  readonly unitIn: (currency: PlaySession['currency']) => bigint
  /** Called after a bet was placed. */
  readonly onLaid: (game: string) => void
}

export type BetOptions = StakeOptions & {
  readonly balances: Balances
  readonly tables: Titles<SharedTitle>
  /**
   * Called before each stake of real money, while it can still be stopped; returns the refusal if no stake is taken
   * now.
   */
  readonly beforeStake: (wallet: number) => Promise<'limit.reality_due' | undefined>
}

export type TicketAndBalance = { readonly ticket: SharedTicket; readonly balance: Balance }

export type BetRequest = {
  readonly ticket: string
  readonly round: number
  readonly bet: Readonly<Record<string, unknown>>
}

/** Which wallet bets, and in which game. */
export type Bettor = Pick<PlaySession, 'game' | 'wallet' | 'mode' | 'currency'>

type TakenRefusal = StakeRefusal | 'game.bet_invalid' | 'game.bets_closed' | 'game.number_full' | 'game.over_limit'

export async function balanceOf(
  { ledger, balances }: Pick<BetOptions, 'ledger' | 'balances'>,
  { wallet, held, currency }: PlaySession,
): Promise<Balance> {
  const { balance, seq } = await ledger.balanceOf(wallet)
  return { currency, cash: balance, held: held === null ? 0n : await balances.of(held), seq }
}

/** The current state of a ticket, with its win once its round is over. */
async function showWithBalance(
  options: BetOptions,
  play: PlaySession,
  ticket: StoredTicket,
): Promise<TicketAndBalance> {
  const { db, tables } = options
  const round = present(await db.read((tx) => findShared(tx, ticket.game, ticket.round)), 'the round of a ticket')
  const title = tables.titleOf(ticket.game)
  const rules = title && rulesNamed(title, round.model_hash)
  return { ticket: showTicket(ticket, { rules, round }), balance: await balanceOf(options, play) }
}

/** Whether this id was used for a ticket: then the ticket is shown again, even if a refusal applies by now. */
export async function isPlaced({ db }: BetOptions, { wallet }: PlaySession, ticket: string): Promise<boolean> {
  return (await db.read((tx) => findTicket(tx, wallet, ticket))) !== undefined
}

/**
 * The ticket that was placed under this id, if it is the same bet. Today's rules may not be able to parse an older bet.
 */
async function findSameBet(options: BetOptions, { title }: SharedTable, play: PlaySession, request: BetRequest) {
  const { ticket, round, bet } = request
  const found = await options.db.read((tx) => findTicket(tx, play.wallet, ticket))
  if (found === undefined) return undefined
  const isBet = isAlike(found.bet, title.rules.readBet(bet) ?? bet)
  return found.game === play.game && found.round === round && isBet
    ? ok(await showWithBalance(options, play, found))
    : err('wallet.key_reused' as const)
}

/** Why the database refused the bet: too much for the round or for a number, or too late. */
async function findRefusal({ db }: StakeOptions, row: TicketRow, risks: readonly RiskRow[]) {
  const place = { game: row.game, number: row.round }
  const placed = await db.read((tx) => findTickets(tx, row.wallet, [place]))
  const sum = placed.reduce((before, ticket) => before + ticket.units, row.units)
  if (sum > ROUND_UNITS_MAX) return err('game.over_limit' as const)
  const round = await db.read((tx) => findShared(tx, place.game, place.number))
  const isTooMuch = round?.phase === 'betting' && (await db.read((tx) => isFull(tx, place, risks)))
  return isTooMuch ? err('game.number_full' as const) : err('game.bets_closed' as const)
}

/**
 * Whether the database refused a bet because it has it already: placed a moment ago, by a call whose answer was lost.
 */
async function isTaken(
  { db }: StakeOptions,
  { wallet, game }: Bettor,
  { ticket, round }: BetRequest,
): Promise<boolean> {
  const found = await db.read((tx) => findTicket(tx, wallet, ticket))
  return found?.game === game && found.round === round
}

/** Stakes a bet on an open round. A retry under the same id finds the existing bet. */
export async function stakeBet(
  options: StakeOptions,
  { title: { rules } }: SharedTable,
  bettor: Bettor,
  request: BetRequest,
): Promise<Result<'taken', TakenRefusal>> {
  const { ids, ledger, unitIn } = options
  const bet = rules.readBet(request.bet)
  if (bet === undefined) return err('game.bet_invalid')
  const { ticket: id, round } = request
  const { game, wallet, mode, currency } = bettor
  const [unit, units] = [unitIn(currency), unitsOf(rules, bet)]
  const row: TicketRow = {
    game,
    round,
    wallet,
    id,
    mode,
    currency,
    units,
    bet,
    laid: rules.pool?.laidBy(bet) ?? null,
    unit: unit.toString(),
    units_max: ROUND_UNITS_MAX,
  }
  // Wins in free play are no liability.
  const risks = mode === 'real' ? (rules.risksOf?.(bet) ?? []).map((risk): RiskRow => ({ ...risk, game, round })) : []
  try {
    const answer = await ledger.submit({
      kind: 'stake',
      id: ids.named(...nameOfTicket(wallet, id)),
      wallet,
      houseAccount: ledger.houseAccount(mode === 'real' ? 'game' : 'trial_game', currency),
      amount: atomsOf(unit, rules.costOf(bet)),
      settle: () => ({
        win: 0n,
        coWrites: [{ name: ticketCoWrite.name, row }, ...risks.map((risk) => ({ name: riskCoWrite.name, row: risk }))],
      }),
    })
    if (!answer.accepted) return err(stakeRefusal(answer.refusal))
  } catch (error) {
    if (!(error instanceof CoWriteConflict)) throw error
    return (await isTaken(options, bettor, request)) ? ok('taken') : findRefusal(options, row, risks)
  }
  options.onLaid(game)
  return ok('taken')
}

/** Places a bet, or returns the ticket that was placed under the same id. */
export async function placeBet(
  options: BetOptions,
  table: SharedTable,
  play: PlaySession,
  request: BetRequest,
): Promise<Result<TicketAndBalance, TakenRefusal | 'limit.reality_due'>> {
  const before = await findSameBet(options, table, play, request)
  if (before !== undefined) return before
  if (table.title.rules.readBet(request.bet) === undefined) return err('game.bet_invalid')
  const stopped = play.mode === 'real' ? await options.beforeStake(play.wallet) : undefined
  if (stopped !== undefined) return err(stopped)
  const staked = await stakeBet(options, table, play, request)
  if (!staked.ok) return staked
  return (await findSameBet(options, table, play, request)) ?? err('wallet.key_reused')
}

/** Leaves a round that is being shown with what the bet is worth at this moment, if the game allows it. */
export async function leave(
  options: BetOptions,
  { title }: SharedTable,
  play: PlaySession,
  { ticket, round }: { readonly ticket: string; readonly round: number },
): Promise<Result<TicketAndBalance, 'game.round_unknown' | 'game.too_late'>> {
  const { db } = options
  if (title.rules.mayLeave) await db.write((tx) => insertLeft(tx, play.wallet, ticket))
  const found = await db.read((tx) => findTicket(tx, play.wallet, ticket))
  if (found === undefined || found.game !== play.game || found.round !== round) return err('game.round_unknown')
  return found.left_ms === null ? err('game.too_late') : ok(await showWithBalance(options, play, found))
}
