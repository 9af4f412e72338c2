import { assert, minutes, present, rational, seconds } from '@ronda/core'
import { sharedOf, WHOLE, type Amounts, type Calendar, type SharedPace, type SharedTitle } from '@ronda/games'
import type { Visitor } from '../../src/platform/testing/visitor.ts'

type CoinBet = { readonly side: 'heads' | 'tails'; readonly units: number }

function readCoin(value: unknown): CoinBet | undefined {
  const { side, units } = value as Partial<CoinBet>
  if (side !== 'heads' && side !== 'tails') return undefined
  return Number.isInteger(units) && units !== undefined && units > 0 && units <= 20_000 ? { side, units } : undefined
}

/** Draws at equal intervals, the first one interval after a time. */
export function evenCalendar(everyMs: number, cutOffMs: number, sinceMs: number): Calendar {
  return {
    nextAfter: (ms) => Math.max(1, Math.floor((ms - sinceMs) / everyMs) + 1),
    drawsAtMs: (number) => sinceMs + number * everyMs,
    cutOffMs,
  }
}

/** A table with a coin toss, at the pace of a test. */
export function coinTable(pace: SharedPace & { readonly showMs: number }, gameCode = 'COIN'): SharedTitle {
  const half = rational(1n)
  return {
    ...present(sharedOf('RONDA_LIVE_ROULETTE'), 'a title'),
    gameCode,
    nodeId: 1997,
    names: { es: 'Moneda', en: 'Coin' },
    pace,
    facts: { returnMin: half, returnMax: half, volatility: 'low', largestWin: 2 * WHOLE },
    rules: {
      id: 'coin',
      model: { id: 'coin' },
      readBet: readCoin,
      costOf: (bet) => (bet as CoinBet).units * WHOLE,
      draw: (rng) => ({ side: rng(2) === 0 ? 'heads' : 'tails' }),
      paid: (bet, outcome) =>
        (bet as CoinBet).side === (outcome as CoinBet).side ? (bet as CoinBet).units * 2 * WHOLE : 0,
      showMs: () => pace.showMs,
      mayLeave: false,
    },
  }
}

const TOTE_PART = 9_000

function toteShares(bet: unknown, outcome: unknown): Amounts {
  const [{ side, units }, fell] = [bet as CoinBet, outcome as CoinBet]
  return { won: side === fell.side ? units : 0 }
}

/**
 * A coin toss with a heap: nine tenths of the stakes go to those who predicted it, or are carried over when nobody did.
 */
export function toteTable(pace: SharedPace & { readonly showMs: number }, gameCode = 'TOTE'): SharedTitle {
  const coin = coinTable(pace, gameCode)
  return {
    ...coin,
    nodeId: 1995,
    rules: {
      ...coin.rules,
      id: 'tote',
      model: { id: 'tote', part: TOTE_PART },
      paid: (bet, outcome, _leftMs, perShare) => (toteShares(bet, outcome)['won'] ?? 0) * (perShare?.['won'] ?? 0),
      pool: {
        isKnownBefore: false,
        part: TOTE_PART,
        laidBy: (bet) => ({ [(bet as CoinBet).side]: (bet as CoinBet).units }),
        sharesOf: toteShares,
        divide({ stakedUnits, carried }, { won = 0 }) {
          const all = stakedUnits * TOTE_PART + carried
          const each = won === 0 ? 0 : Math.floor(all / won)
          return { perShare: { won: each }, carried: all - each * won }
        },
      },
    },
  }
}

/** A table that players may leave: a kite that rises by one unit a second, until its string breaks. */
export function kiteTable(pace: SharedPace & { readonly showMs: number }, gameCode = 'KITE'): SharedTitle {
  const coin = coinTable(pace, gameCode)
  return {
    ...coin,
    nodeId: 1996,
    rules: {
      ...coin.rules,
      id: 'kite',
      model: { id: 'kite' },
      draw: () => ({ breaksMs: pace.showMs }),
      paid: (bet, outcome, leftMs) =>
        leftMs !== undefined && leftMs < (outcome as { readonly breaksMs: number }).breaksMs
          ? (bet as CoinBet).units * (WHOLE + Math.floor((leftMs * WHOLE) / seconds(1)))
          : 0,
      mayLeave: true,
      exitOf: (_, leftMs = pace.showMs) => ({ atMs: leftMs, multiple: 100 + Math.floor(leftMs / 10) }),
    },
  }
}

/** A lottery of one digit, drawn each minute. */
export function drawTable(
  gameCode: string,
  { vendor = 'RONDA', ...place }: Pick<SharedTitle, 'gameType' | 'nodeId'> & { readonly vendor?: string },
): SharedTitle {
  const coin = coinTable({ bettingMs: 0, lockedMs: 0, restMs: 0, showMs: 0 }, gameCode)
  return {
    ...coin,
    ...place,
    picture: { ...coin.picture, vendor },
    pace: { calendar: evenCalendar(minutes(1), seconds(5), Date.UTC(2020, 0, 1)), restMs: 0 },
    rules: { ...coin.rules, id: 'draw', model: { id: 'draw' }, draw: (rng) => ({ digit: rng(10) }) },
  }
}

type Table = {
  readonly told: { readonly round: { readonly number: number; readonly phase: string } }
  readonly unit: string
}

const POLL_MS = 10
const POLLS_MAX = 1_000

/** The round of a table, once it is in a phase. */
export async function openTable(
  game: Visitor,
  phase: string,
): Promise<{ readonly round: number; readonly unit: bigint }> {
  for (let polls = 1; ; polls++) {
    const { status, body } = await game.ask('GET', '/play/v1/table')
    const { told: table, unit } = (body as { readonly value?: Table }).value ?? {}
    if (table?.round.phase === phase && unit !== undefined) return { round: table.round.number, unit: BigInt(unit) }
    assert(polls < POLLS_MAX, `the table did not reach ${phase}, but ${table?.round.phase ?? status}`)
    await new Promise((resolve) => setTimeout(resolve, POLL_MS))
  }
}
