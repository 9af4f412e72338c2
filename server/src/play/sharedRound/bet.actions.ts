import { isMoneyPlay, type Balance, type SharedTicket, type StakeRefusal } from '@ronda/contract'
import { err, ok, present, type Result } from '@ronda/core'
import { isAlike, rulesNamed, type SharedTitle } from '@ronda/games'
import { CoWriteConflict, type Ledger, type ViolatedRule } from '../../money/ledger/index.ts'
import type { Balances } from '../../money/wallet/index.ts'
import type { ServerIds } from '../../platform/ids/serverId.ts'
import type { Db } from '../../platform/postgres/db.ts'
import type { PlaySession } from '../launch/index.ts'
import { atomsOf, stakeRefusal, type Titles } from '../round/index.ts'
import { balanceOf, decideWager, placeWager, type GateRefusal, type Player, type WagerGate } from '../wager/index.ts'
import { riskCoWrite, type RiskRow } from './risk.sql.ts'
import { findShared } from './round.sql.ts'
import { nameOfTicket, ROUND_UNITS_MAX, unitsOf, type RealStakes } from './table.ts'
import type { SharedTable } from './step.actions.ts'
import { showTicket } from './sharedRound.view.ts'
import { findTicket, insertLeft, ticketCoWrite, type StoredTicket, type TicketRow } from './ticket.sql.ts'

/** What staking a bet on a round needs. */
export type StakeOptions = {
  readonly db: Db
  readonly ids: ServerIds
  readonly ledger: Ledger
  /** The smallest stake in a currency. */
  readonly unitIn: (currency: PlaySession['currency']) => bigint
  /** Called after a bet was placed. */
  readonly onPlaced: (game: string) => void
}

export type BetOptions = StakeOptions & {
  readonly balances: Balances
  readonly tables: Titles<SharedTitle>
  readonly gate: WagerGate
  /** Whether real money is accepted on the open round of a table. */
  readonly realStakesAt: (game: string) => RealStakes
}

export type TicketAndBalance = { readonly ticket: SharedTicket; readonly balance: Balance }

export type BetRequest = {
  readonly ticket: string
  readonly round: number
  readonly bet: Readonly<Record<string, unknown>>
}

/** A bet that the rules of its game have parsed. */
export type ParsedBet = Omit<BetRequest, 'bet'> & { readonly bet: unknown }

type TakenRefusal = StakeRefusal | 'game.bet_invalid' | 'game.bets_closed' | 'game.number_full' | 'game.over_limit'

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

/**
 * The ticket that was placed under this id, if it is the same bet. Today's rules may not be able to parse an older bet.
 */
async function findSameBet(options: BetOptions, play: PlaySession, { ticket, round, bet }: ParsedBet) {
  const found = await options.db.read((tx) => findTicket(tx, play.wallet, ticket))
  if (found === undefined) return undefined
  return found.game === play.game && found.round === round && isAlike(found.bet, bet)
    ? ok(await showWithBalance(options, play, found))
    : err('wallet.key_reused' as const)
}

/** The rule that the database enforces last, by the row that it refused. */
function refusalOf({ table, column }: ViolatedRule): 'game.bets_closed' | 'game.over_limit' | 'game.number_full' {
  if (table === riskCoWrite.name) return 'game.number_full'
  return column === 'units' ? 'game.over_limit' : 'game.bets_closed'
}

/** Whether the row was refused because the same ticket exists: placed by a call whose answer was lost. */
const isDuplicate = ({ table, column }: ViolatedRule): boolean => table === ticketCoWrite.name && column === undefined

/** Stakes a bet on an open round. A retry under the same id finds the existing bet. */
export async function stakeBet(
  options: StakeOptions,
  { title: { rules } }: SharedTable,
  player: Player,
  { ticket: id, round, bet }: ParsedBet,
): Promise<Result<'taken', TakenRefusal>> {
  const { game, wallet, mode, currency } = player
  const [unit, units] = [options.unitIn(currency), unitsOf(rules, bet)]
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
  const risks = isMoneyPlay(mode) ? (rules.risksOf?.(bet) ?? []).map((risk): RiskRow => ({ ...risk, game, round })) : []
  try {
    const answer = await placeWager(options, {
      player,
      name: nameOfTicket(wallet, id),
      amount: atomsOf(unit, rules.costOf(bet)),
      settle: () => ({
        win: 0n,
        coWrites: [{ name: ticketCoWrite.name, row }, ...risks.map((risk) => ({ name: riskCoWrite.name, row: risk }))],
      }),
    })
    if (!answer.accepted) return err(stakeRefusal(answer.refusal))
  } catch (error) {
    if (!(error instanceof CoWriteConflict)) throw error
    return isDuplicate(error.rule) ? ok('taken') : err(refusalOf(error.rule))
  }
  options.onPlaced(game)
  return ok('taken')
}

/** Who bets, and from which address. */
type Caller = { readonly play: PlaySession; readonly ip: string }

/** What the game refuses: real money on a round that no beacon decides, where one is required, or the bet itself. */
function formRefusal({ realStakesAt }: BetOptions, { game, mode }: PlaySession, bet: unknown) {
  if (isMoneyPlay(mode) && realStakesAt(game) !== 'taken') return 'fairness.beacon_required'
  return bet === undefined ? 'game.bet_invalid' : undefined
}

/** Places a bet, or returns the ticket that was placed under the same id. */
export async function placeBet(
  options: BetOptions,
  table: SharedTable,
  { play, ip }: Caller,
  request: BetRequest,
): Promise<Result<TicketAndBalance, TakenRefusal | GateRefusal | 'fairness.beacon_required'>> {
  const bet = table.title.rules.readBet(request.bet)
  const asked = { ...request, bet: bet ?? request.bet }
  const facts = await options.gate.read(play, ip, { form: formRefusal(options, play, bet), cost: 0n })
  const refusal = decideWager(facts)
  // A retry of a bet that was placed is answered with its ticket, whatever refusal applies by now.
  if (refusal !== undefined) return (await findSameBet(options, play, asked)) ?? err(refusal)
  const staked = await stakeBet(options, table, play, { ...request, bet })
  const placed = staked.ok || staked.error === 'wallet.key_reused' ? await findSameBet(options, play, asked) : undefined
  return placed ?? (staked.ok ? err('wallet.key_reused') : staked)
}

/** Leaves a round that is being shown with what the bet is worth at this moment, if the game allows it. */
export async function leave(
  options: BetOptions,
  { title }: SharedTable,
  play: PlaySession,
  { ticket, round }: { readonly ticket: string; readonly round: number },
): Promise<Result<TicketAndBalance, 'game.round_unknown' | 'game.too_early' | 'game.too_late'>> {
  const { db } = options
  if (title.rules.mayLeave) await db.write((tx) => insertLeft(tx, play.wallet, ticket))
  const found = await db.read((tx) => findTicket(tx, play.wallet, ticket))
  if (found === undefined || found.game !== play.game || found.round !== round) return err('game.round_unknown')
  if (found.left_ms !== null) return ok(await showWithBalance(options, play, found))
  const stored = present(await db.read((tx) => findShared(tx, found.game, found.round)), 'the round of a ticket')
  const hasStarted = stored.phase !== 'betting' && stored.phase !== 'locked'
  return err(hasStarted ? 'game.too_late' : 'game.too_early')
}
