import type { calls } from '@ronda/contract'
import type { Language } from '@ronda/i18n'
import type { MemberSession } from '../people/session/index.ts'
import type { Callers, Handlers } from '../platform/http/index.ts'
import { arcadeRoutes } from '../play/arcade/index.ts'
import { readRecent } from '../catalog/recent/index.ts'
import { fairnessRoutes, showInPlay } from '../play/fairness/index.ts'
import {
  findVisitorWallet,
  launchRoutes,
  type LaunchOptions,
  type PlaySession,
  type Shown,
} from '../play/launch/index.ts'
import { proofRoutes, recordRoutes, type RecordGame, type RecordLook } from '../play/record/index.ts'
import { hasOpenRounds, positionRoutes } from '../play/round/index.ts'
import { lotteryRoutes } from '../play/lottery/index.ts'
import { hasUnpaid, orderRoutes, tableRoutes } from '../play/table/index.ts'
import { offerIn, showSlot, skinOf, slotRoutes } from '../play/slot/index.ts'
import { jackpotsOfGames, makeJackpotHandlers } from './jackpots.ts'
import type { Ground } from './ground.ts'
import { atTables, realStakesOf } from './tables.ts'
import { isIdentityDue } from './recognition.ts'
import type { Rooms } from './rooms.ts'

/** A game that is hidden now may have been played. */
function recordGameOf({ slots, tables, titleOf }: Rooms, game: string): RecordGame | undefined {
  const title = titleOf(game)
  const shared = tables.titleOf(game)
  const vendor = slots.titleOf(game)?.vendor ?? shared?.picture.vendor ?? 'RONDA'
  return title && { names: title.names, vendor, gameType: shared?.gameType ?? 'RNG' }
}

/** What a client needs to know of a game in order to show it, whatever its kind. */
async function shownOf({ slots, arcades, tables }: Rooms, game: string): Promise<Shown | undefined> {
  const slot = await slots.open(game)
  if (slot !== undefined) return showSlot(slot)
  const arcade = await arcades.open(game)
  const kind = arcade === undefined ? 'shared' : 'arcade'
  const opened = arcade ?? (await tables.open(game))
  if (opened === undefined) return undefined
  const { title, modelHash } = opened
  return { gameNames: title.names, modelHash, game: { kind, rules: title.rules.id } }
}

function recordLookOf({ slots }: Rooms, game: string): RecordLook | undefined {
  const title = slots.titleOf(game)
  if (title === undefined) return undefined
  const { labels, symbols } = skinOf(title)
  return { labels, symbols: symbols.small }
}

type PlayCalls = Pick<
  typeof calls,
  'launch' | 'slot' | 'arcade' | 'table' | 'orders' | 'lottery' | 'jackpot' | 'fairness' | 'record' | 'proof'
>

type Who = Callers & { readonly member: MemberSession; readonly game: PlaySession }

/** Rounds of slots, of solo games, and of tables that many share. */
function makeRoundHandlers(
  ground: Ground,
  rooms: Rooms,
  roundMsMin: () => Promise<number>,
): Handlers<Pick<PlayCalls, 'slot' | 'arcade' | 'table' | 'orders'>, Who> {
  const everywhere = {
    ...ground,
    ...rooms,
    roundMsMin,
    beforeStake: (wallet: number) => rooms.controls.beforeStake(wallet),
    stateOf: (game: string) => rooms.states.of(game),
    closedTo: (ip: string) => ground.settings.closedTo(ip),
    ...realStakesOf(ground, rooms),
  }
  return {
    slot: slotRoutes({
      ...everywhere,
      ...jackpotsOfGames(ground, rooms),
      openSlot: (game) => rooms.slots.open(game),
    }),
    arcade: arcadeRoutes({ ...everywhere, openArcade: (game) => rooms.arcades.open(game) }),
    table: tableRoutes({ ...everywhere, ...atTables(rooms) }),
    orders: orderRoutes(everywhere),
  }
}

function makeLotteryHandlers(ground: Ground, rooms: Rooms): Handlers<Pick<PlayCalls, 'lottery'>, Who>['lottery'] {
  const itemOf = (game: string, language: Language) => rooms.catalogue.itemOfCode(game, language)
  return lotteryRoutes({
    ...ground,
    titles: ground.shareds,
    follower: rooms.follower,
    itemOf,
    recentOf: (account, language) => readRecent({ db: ground.db, itemOf }, account, language),
    stateOf: (game) => rooms.states.of(game),
  })
}

/** All that opening a game takes. */
export function launchOptionsOf(ground: Ground, rooms: Rooms, roundMsMin: () => Promise<number>): LaunchOptions {
  return {
    ...ground,
    purses: rooms.purses,
    isAtRest: async (tx, wallet) => !(await hasOpenRounds(tx, wallet)) && !(await hasUnpaid(tx, wallet)),
    renewSeed: async (wallet) => (await rooms.seats.retire(wallet)).ok,
    isIdentityDue: (tx, account) => isIdentityDue(ground, tx, account),
    stateOf: (game) => rooms.states.of(game),
    offerOf: (game, currency) => rooms.titleOf(game) && offerIn(currency),
    shownOf: (game) => shownOf(rooms, game),
    // A solo game draws itself.
    onOpening: (game, language) => (rooms.slots.titleOf(game) ? rooms.pictures.drawSkin(game, language) : []),
    roundMsMin,
    lastRoundMs: (wallet) => rooms.seats.lastOf(wallet)?.atMs,
    mayAutoplay: async () => (await ground.settings.current()).mayAutoplay,
    hasJackpots: jackpotsOfGames(ground, rooms).hasJackpots,
    seedsOf: async (wallet) => showInPlay(await rooms.seats.inPlay(wallet)),
  }
}

/** Opening a game, playing it, and looking back at what was played. */
export function makePlayHandlers(
  ground: Ground,
  rooms: Rooms,
  roundMsMin: () => Promise<number>,
): Handlers<PlayCalls, Who> {
  const { db } = ground
  const { purses } = rooms
  const sharedOf = (game: string) => rooms.tables.titleOf(game)
  return {
    launch: {
      ...launchRoutes(launchOptionsOf(ground, rooms, roundMsMin)),
      ...positionRoutes({
        purses,
        positions: rooms.positions,
        controls: rooms.controls,
        trialWalletOf: (account) => db.read((tx) => findVisitorWallet(tx, account)),
      }),
    },
    ...makeRoundHandlers(ground, rooms, roundMsMin),
    lottery: makeLotteryHandlers(ground, rooms),
    jackpot: makeJackpotHandlers(ground, rooms),
    fairness: fairnessRoutes(db, rooms.seats),
    record: recordRoutes({
      db,
      purses,
      seats: rooms.seats,
      gameOf: (game) => recordGameOf(rooms, game),
      lookOf: (game) => recordLookOf(rooms, game),
      sharedOf,
    }),
    proof: proofRoutes({ db, purses, sharedOf }),
  }
}
