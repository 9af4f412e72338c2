import {
  OPENED_PER_PAGE,
  type GameItem,
  type GameState,
  type lottery as calls,
  type LotteryItem,
} from '@ronda/contract'
import { err, ok, type Id } from '@ronda/core'
import type { SharedTitle } from '@ronda/games'
import type { Language } from '@ronda/i18n'
import { openingRefusal } from '../../catalog/state/index.ts'
import { periodOf } from '../../money/statement/index.ts'
import type { MemberSession } from '../../people/session/index.ts'
import type { Callers, GroupHandlers } from '../../platform/http/index.ts'
import type { Db } from '../../platform/postgres/db.ts'
import { findPastRounds, type Follower } from '../sharedRound/index.ts'
import { backOf, lotteriesOf, nextOf, numbersWithin, openedOf, pageOf, type Lottery } from './lottery.ts'

type Who = Callers & { readonly member: MemberSession }
type Handlers = GroupHandlers<typeof calls, Who>

export type LotteryRouteOptions = {
  readonly db: Db
  readonly titles: readonly SharedTitle[]
  readonly follower: Pick<Follower, 'tableState' | 'dbNowMs'>
  /** A listed game by its code. */
  readonly itemOf: (game: string, language: Language) => GameItem | undefined
  /** The games that a member opened last. */
  readonly recentOf: (account: Id<'account'>, language: Language) => Promise<readonly GameItem[]>
  readonly stateOf: (game: string) => GameState
  readonly origins: () => readonly string[]
}

/** Draws shown of each lottery in an overview; more are read one lottery at a time. */
const LAST_MAX = 20
const LAST_USUAL = 5

const within = (asked: number | undefined, most: number, usual: number): number =>
  Math.min(Math.max(asked ?? usual, 1), most)

type Asked = { readonly prizeMode?: string | undefined; readonly vassalage?: string | undefined }

/** Menus are built from memory, without a query, however many clients ask. */
function makeMenus({ follower, titles, itemOf }: LotteryRouteOptions) {
  const lotteries = lotteriesOf(titles)
  const byCode = new Map(lotteries.map((lottery) => [lottery.title.gameCode, lottery]))

  function show(lottery: Lottery, item: GameItem): LotteryItem {
    const state = follower.tableState(item.gameCode)
    const [last] = state?.past ?? []
    return {
      ...item,
      prizeMode: lottery.prizeMode,
      next: state === undefined ? null : nextOf(state),
      last: last === undefined ? null : openedOf(lottery, last),
    }
  }

  return {
    lotteryOf: (game: string): Lottery | undefined => byCode.get(game),
    /** All that are listed. */
    items: (language: Language): readonly GameItem[] =>
      lotteries.map(({ title }) => itemOf(title.gameCode, language)).filter((item) => item !== undefined),
    /** Those of the given games that are lotteries and match the filter. */
    list: (items: readonly GameItem[], { prizeMode, vassalage }: Asked): LotteryItem[] =>
      items.flatMap((item) => {
        const lottery = byCode.get(item.gameCode)
        const isAsked = prizeMode === undefined || lottery?.prizeMode === prizeMode
        const isBy = vassalage === undefined || item.vassalage === vassalage
        return lottery && isAsked && isBy ? [show(lottery, item)] : []
      }),
  }
}

type Menus = ReturnType<typeof makeMenus>

/** The routes of past draws. */
function openings({ db, follower }: LotteryRouteOptions, menus: Menus): Pick<Handlers, 'openedLast' | 'opened'> {
  return {
    async openedLast({ request }) {
      const atMost = within(request.limit, LAST_MAX, LAST_USUAL)
      const list = menus.list(menus.items(request.language), request).map(({ gameCode, gameName, prizeMode }) => {
        const lottery = menus.lotteryOf(gameCode)
        const past = follower.tableState(gameCode)?.past.slice(0, atMost) ?? []
        return { gameCode, gameName, prizeMode, numeros: lottery ? past.map((one) => openedOf(lottery, one)) : [] }
      })
      return ok({ nowMs: follower.dbNowMs(), list })
    },
    async opened({ request: { gameCode, day, zone = 'UTC', before, limit } }) {
      const lottery = menus.lotteryOf(gameCode)
      if (lottery === undefined) return err('game.unknown')
      const period = day === undefined ? undefined : periodOf({ from: day, to: day, zone })
      if (period?.ok === false) return period
      const numbers = period && numbersWithin(lottery.calendar, period.value)
      const atMost = within(limit, OPENED_PER_PAGE, OPENED_PER_PAGE)
      const asked = {
        from: numbers?.from,
        before: Math.min(before ?? Number.POSITIVE_INFINITY, numbers?.before ?? Number.POSITIVE_INFINITY),
        atMost: atMost + 1,
      }
      const rounds = await db.read((tx) => findPastRounds(tx, gameCode, asked))
      const numeros = rounds.slice(0, atMost).map((round) => openedOf(lottery, round))
      return ok({ numeros, next: rounds.length > atMost ? (numeros.at(-1)?.number ?? null) : null })
    },
  }
}

export function lotteryRoutes(options: LotteryRouteOptions): Handlers {
  const { follower, stateOf, origins } = options
  const menus = makeMenus(options)
  return {
    ...openings(options, menus),
    async menu({ request }) {
      return ok({ nowMs: follower.dbNowMs(), list: menus.list(menus.items(request.language), request) })
    },
    async recent({ request, caller }) {
      const recent = await options.recentOf(caller.account.id, request.language)
      return ok({ nowMs: follower.dbNowMs(), list: menus.list(recent, request) })
    },
    async lobbyLaunch({ request: { prizeMode, view, gameCode, backUrl, language } }) {
      const back = backUrl === undefined ? undefined : backOf(backUrl, origins())
      if (backUrl !== undefined && back === undefined) return err('lottery.back_elsewhere')
      const needsGame = view === 'betting' || gameCode !== undefined
      if (needsGame) {
        const lottery = menus.lotteryOf(gameCode ?? '')
        if (lottery?.prizeMode !== prizeMode) return err('game.unknown')
        const closed = openingRefusal(stateOf(lottery.title.gameCode))
        if (closed !== undefined) return err(closed)
      }
      return ok({ url: pageOf({ prizeMode, view, gameCode, back, language }) })
    },
  }
}
