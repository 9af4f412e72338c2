import { slotModel, type GameType, type OpenedRound, type record as calls } from '@ronda/contract'
import { addDays, err, ok, present, type Result } from '@ronda/core'
import type { Language } from '@ronda/i18n'
import { z } from 'zod/mini'
import { periodOf } from '../../money/statement/index.ts'
import type { Purse, Purses } from '../../money/wallet/index.ts'
import type { MemberSession } from '../../people/session/index.ts'
import type { Callers, GroupHandlers } from '../../platform/http/index.ts'
import type { Db, Tx } from '../../platform/postgres/db.ts'
import type { Seats } from '../fairness/index.ts'
import { findModel, findRound, type Models, type StoredRound } from '../round/index.ts'
import { showStored } from '../slot/index.ts'
import { findPage, findProfit, SEQ_MAX } from './record.actions.ts'
import { isForAll, isMeant, NOTHING, outcomeOf, plus, sumBy, type GameFilter, type KnownGame } from './record.ts'
import { findGames, sumPlayed, type Meant, type RecordRow } from './record.sql.ts'

/** More than a screen: a file is fetched in pages too, and should not take hundreds of them. */
const PAGE_MAX = 1_000
/** Games that a chart by game lists; the rest of a long tail says nothing. */
const GAMES_MAX = 50

type Who = Callers & { readonly member: MemberSession }

/** A game that can be in a record, open or not. */
export type RecordGame = KnownGame & {
  readonly names: Readonly<Record<Language, string>>
  readonly labels: Readonly<Record<Language, readonly string[]>>
  /** All its symbols in one picture. */
  readonly symbols: string
}

export type RecordOptions = {
  readonly db: Db
  readonly purses: Purses
  readonly models: Models
  readonly seats: Seats
  readonly gameOf: (code: string) => RecordGame | undefined
}

type Asked = GameFilter & {
  readonly from: string
  readonly to: string
  readonly zone: string
  readonly outcome?: Meant['outcome']
}

const GONE = { gameType: 'RNG' as GameType, vendor: 'RONDA' }

/** The rounds that are asked for; a kind of game is looked up among those that were played. */
async function meantBy(
  { db, gameOf }: RecordOptions,
  { cash }: Purse,
  asked: Asked,
): Promise<Result<Meant, 'record.period_invalid'>> {
  const period = periodOf(asked)
  if (!period.ok) return period
  const all: Meant = { wallet: cash, ...period.value, outcome: asked.outcome }
  if (isForAll(asked)) return ok(all)
  const played = await db.read((tx) => findGames(tx, all))
  return ok({ ...all, games: played.filter((code) => isMeant(code, gameOf(code), asked)) })
}

function showGames({ gameOf }: RecordOptions, codes: readonly string[], language: Language) {
  const shown = [...new Set(codes)].map((gameCode) => {
    const game = gameOf(gameCode)
    const { gameType, vendor } = game ?? GONE
    return { gameCode, gameName: game?.names[language] ?? gameCode, gameType, vendor }
  })
  return shown.toSorted((left, right) => left.gameName.localeCompare(right.gameName, language))
}

const showRow = ({ seq, id, game, stake, win, played_at }: RecordRow) => ({
  seq,
  id,
  gameCode: game,
  stake,
  win,
  outcome: outcomeOf(stake, win),
  playedAtMs: played_at.getTime(),
})

async function openRound(
  { models, gameOf }: RecordOptions,
  tx: Tx,
  round: StoredRound,
  { currency }: Purse,
  language: Language,
): Promise<OpenedRound> {
  const shown = showStored(models, round, currency)
  const model = present(await findModel(tx, shown.modelHash), 'the model of a round')
  const game = gameOf(round.game)
  return {
    round: shown,
    gameName: game?.names[language] ?? round.game,
    model: z.parse(slotModel, model),
    symbols: game?.symbols ?? '',
    labels: game?.labels[language] ?? [],
  }
}

function showProfit(
  options: RecordOptions,
  { starts, sums }: Awaited<ReturnType<typeof findProfit>>,
  to: string,
  language: Language,
) {
  const bySpan = sumBy(sums, ({ span }) => span)
  const byGame = [...sumBy(sums, ({ game }) => game)]
  const byType = sumBy(sums, ({ game }) => (options.gameOf(game) ?? GONE).gameType)
  return {
    spans: starts.map((from, index) => {
      const next = starts[index + 1]
      return { from, to: next === undefined ? to : addDays(next, -1), ...(bySpan.get(index + 1) ?? NOTHING) }
    }),
    categories: [...byType].map(([gameType, sum]) => ({ gameType, ...sum })),
    games: byGame
      .toSorted(([, left], [, right]) => right.rounds - left.rounds)
      .slice(0, GAMES_MAX)
      .map(([gameCode, sum]) => ({
        gameCode,
        gameName: options.gameOf(gameCode)?.names[language] ?? gameCode,
        ...sum,
      })),
    ...sums.reduce(plus, NOTHING),
  }
}

export function recordRoutes(options: RecordOptions): GroupHandlers<typeof calls, Who> {
  const { db, purses, seats } = options
  return {
    async rounds({ request, caller }) {
      const purse = await purses.of(caller.account.id)
      const meant = await meantBy(options, purse, request)
      if (!meant.ok) return meant
      const atMost = Math.min(Math.max(request.limit, 1), PAGE_MAX)
      const rows = await db.read((tx) => findPage(tx, meant.value, { before: request.before ?? SEQ_MAX, atMost }))
      const last = rows.at(-1)
      return ok({
        currency: purse.currency,
        rounds: rows.map(showRow),
        games: showGames(
          options,
          rows.map(({ game }) => game),
          request.language,
        ),
        next: rows.length === atMost && last ? last.seq : null,
      })
    },
    async summary({ request, caller }) {
      const purse = await purses.of(caller.account.id)
      const meant = await meantBy(options, purse, request)
      if (!meant.ok) return meant
      const { wallet, fromMs, toMs, games, outcome } = meant.value
      const sums = await db.read((tx) => sumPlayed(tx, { wallet, fromMs, toMs, outcome }, [fromMs]))
      const chosen = games === undefined ? sums : sums.filter(({ game }) => games.includes(game))
      const { rounds, staked, won } = chosen.reduce(plus, NOTHING)
      const codes =
        outcome === undefined
          ? sums.map(({ game }) => game)
          : await db.read((tx) => findGames(tx, { wallet, fromMs, toMs }))
      return ok({
        currency: purse.currency,
        rounds,
        staked,
        won,
        validBet: staked,
        games: showGames(options, codes, request.language),
      })
    },
    async round({ request, caller }) {
      const purse = await purses.of(caller.account.id)
      const found = await db.read(async (tx) => {
        const round = await findRound(tx, purse.cash, request.round)
        return round && openRound(options, tx, round, purse, request.language)
      })
      return found ? ok(found) : err('game.round_unknown')
    },
    async reveal({ request, caller }) {
      const purse = await purses.of(caller.account.id)
      const round = await db.read((tx) => findRound(tx, purse.cash, request.round))
      if (!round) return err('game.round_unknown')
      if (round.server_seed === null) {
        const rotation = await seats.rotate(purse.cash, round.client_seed)
        if (!rotation.ok) return rotation
      }
      return ok(
        await db.read(async (tx) => {
          const opened = present(await findRound(tx, purse.cash, request.round), 'a round that was found')
          return openRound(options, tx, opened, purse, request.language)
        }),
      )
    },
    async profit({ request, caller }) {
      const purse = await purses.of(caller.account.id)
      const meant = await meantBy(options, purse, { ...request, outcome: undefined })
      if (!meant.ok) return meant
      const profit = await db.read((tx) => findProfit(tx, meant.value, request))
      return ok({ currency: purse.currency, ...showProfit(options, profit, request.to, request.language) })
    },
  }
}
