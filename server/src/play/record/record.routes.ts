import type { record as calls } from '@ronda/contract'
import { err, ok, type Result } from '@ronda/core'
import { findWallet } from '../../money/ledger/index.ts'
import { periodOf } from '../../money/statement/index.ts'
import type { MemberWallets, WalletStore } from '../../money/wallet/index.ts'
import type { MemberSession } from '../../people/session/index.ts'
import type { Callers, GroupHandlers } from '../../platform/http/index.ts'
import { openRound, revealRound, type OpenAsked, type OpenOptions } from './open.actions.ts'
import { findPage, findProfit, SEQ_MAX } from './record.actions.ts'
import { isForAll, isSelected, NOTHING, plus, type GameFilter } from './record.ts'
import { findGames, sumPlayed, sumReturnedStakes, type Selection } from './record.sql.ts'
import { showGames, showProfit, showRow } from './show.ts'

/** More than a screen shows: an export is read in pages too, and should not take hundreds of them. */
const PAGE_MAX = 1_000

type Who = Callers & { readonly member: MemberSession }

export type RecordOptions = OpenOptions & { readonly walletStore: WalletStore }

type Asked = GameFilter & {
  readonly from: string
  readonly to: string
  readonly zone: string
  readonly outcome?: Selection['outcome']
  readonly money?: 'own' | 'bonus' | undefined
}

/** No wallet has this number: a member without bonus money has played no round with it. */
const NO_WALLET = 0

/** The wallet of a member's bonus money in the place of the cash wallet. */
async function withBonus({ db }: RecordOptions, owner: string, memberWallets: MemberWallets): Promise<MemberWallets> {
  const { currency } = memberWallets
  const cash = await db.read((tx) => findWallet(tx, { owner, purpose: 'bonus', currency }))
  return { ...memberWallets, cash: cash ?? NO_WALLET }
}

/** The rounds that a filter selects; a type of game is resolved among the games that were played. */
async function selectionOf(
  { db, gameOf }: RecordOptions,
  { cash }: MemberWallets,
  asked: Asked,
): Promise<Result<Selection, 'record.period_invalid'>> {
  const period = periodOf(asked)
  if (!period.ok) return period
  const all: Selection = { wallet: cash, ...period.value, outcome: asked.outcome }
  if (isForAll(asked)) return ok(all)
  const { gameCode } = asked
  const played = gameCode === undefined ? await db.read((tx) => findGames(tx, all)) : [gameCode]
  return ok({ ...all, games: played.filter((code) => isSelected(code, gameOf(code), asked)) })
}

/** The wallets of a member; with the bonus wallet in the place of the cash wallet where bonus money is asked for. */
async function walletsFor(options: RecordOptions, { account }: MemberSession, money: Asked['money']) {
  const memberWallets = await options.walletStore.of(account.id)
  return money === 'bonus' ? withBonus(options, account.id, memberWallets) : memberWallets
}

/** A round is found by its id, with whichever money it was played. */
async function open(options: RecordOptions, caller: MemberSession, asked: OpenAsked) {
  const own = await openRound(options, await walletsFor(options, caller, 'own'), asked)
  return own ?? openRound(options, await walletsFor(options, caller, 'bonus'), asked)
}

async function reveal(options: RecordOptions, caller: MemberSession, asked: OpenAsked) {
  const revealed = await revealRound(options, await walletsFor(options, caller, 'own'), asked)
  if (revealed.ok || revealed.error !== 'game.round_unknown') return revealed
  return revealRound(options, await walletsFor(options, caller, 'bonus'), asked)
}

export function recordRoutes(options: RecordOptions): GroupHandlers<typeof calls, Who> {
  const { db, gameOf } = options
  return {
    async rounds({ request, caller }) {
      const memberWallets = await walletsFor(options, caller, request.money)
      const selection = await selectionOf(options, memberWallets, request)
      if (!selection.ok) return selection
      const atMost = Math.min(Math.max(request.limit, 1), PAGE_MAX)
      const rows = await db.read((tx) => findPage(tx, selection.value, { before: request.before ?? SEQ_MAX, atMost }))
      const last = rows.at(-1)
      const codes = rows.map(({ game }) => game)
      return ok({
        currency: memberWallets.currency,
        rounds: rows.map(showRow),
        games: showGames(gameOf, codes, request.language),
        next: rows.length === atMost && last ? last.seq : null,
      })
    },
    async summary({ request, caller }) {
      const memberWallets = await walletsFor(options, caller, request.money)
      const selection = await selectionOf(options, memberWallets, request)
      if (!selection.ok) return selection
      const { games, ...all } = selection.value
      const sums = await db.read((tx) => sumPlayed(tx, all, [all.fromMs]))
      const chosen = sums.filter(({ game }) => games === undefined || games.includes(game))
      const { rounds, staked, won } = chosen.reduce(plus, NOTHING)
      const isWhole = all.outcome === undefined
      const played = { ...all, outcome: undefined }
      const codes = isWhole ? sums.map(({ game }) => game) : await db.read((tx) => findGames(tx, played))
      const returned = await db.read((tx) => sumReturnedStakes(tx, selection.value))
      return ok({
        currency: memberWallets.currency,
        rounds,
        staked,
        won,
        validBet: staked - returned,
        games: showGames(gameOf, codes, request.language),
      })
    },
    async round({ request, caller }) {
      const found = await open(options, caller, request)
      return found ? ok(found) : err('game.round_unknown')
    },
    reveal: ({ request, caller }) => reveal(options, caller, request),
    async profit({ request, caller }) {
      const memberWallets = await walletsFor(options, caller, request.money)
      const selection = await selectionOf(options, memberWallets, request)
      if (!selection.ok) return selection
      const profit = await db.read((tx) => findProfit(tx, selection.value, request))
      return ok({
        currency: memberWallets.currency,
        ...showProfit(gameOf, { ...profit, to: request.to }, request.language),
      })
    },
  }
}
