import type { calls, GameState } from '@ronda/contract'
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
import { proofRoutes, recordRoutes, type RecordGame, type RecordPresentation } from '../play/record/index.ts'
import { hasOpenRounds, positionRoutes } from '../play/round/index.ts'
import { lotteryRoutes } from '../play/lottery/index.ts'
import { hasUnpaid, orderRoutes, tableRoutes } from '../play/sharedRound/index.ts'
import { openWagerGate } from '../play/wager/index.ts'
import { offerIn, showSlot, skinOf, slotRoutes } from '../play/slot/index.ts'
import { jackpotsOfGames, makeJackpotHandlers } from './jackpots.ts'
import type { Platform } from './platform.ts'
import { tableOptionsOf, realStakesOf } from './tables.ts'
import { isIdentityDue } from './recognition.ts'
import type { Services } from './services.ts'

/** Also finds hidden games: a game that is hidden now may have been played before. */
function recordGameOf({ slots, tables, titleOf }: Services, game: string): RecordGame | undefined {
  const title = titleOf(game)
  const shared = tables.titleOf(game)
  const vendor = slots.titleOf(game)?.vendor ?? shared?.picture.vendor ?? 'RONDA'
  return title && { names: title.names, vendor, gameType: shared?.gameType ?? 'RNG' }
}

/** What a client needs to show a game of any kind. */
async function shownOf({ slots, arcades, tables }: Services, game: string): Promise<Shown | undefined> {
  const slot = await slots.open(game)
  if (slot !== undefined) return showSlot(slot)
  const arcade = await arcades.open(game)
  const kind = arcade === undefined ? 'shared' : 'arcade'
  const opened = arcade ?? (await tables.open(game))
  if (opened === undefined) return undefined
  const { title, modelHash } = opened
  return { gameNames: title.names, modelHash, game: { kind, rules: title.rules.id } }
}

function recordSkinOf({ slots }: Services, game: string): RecordPresentation | undefined {
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

/** Rounds of slots, of arcade games and of shared tables. */
function makeRoundHandlers(
  platform: Platform,
  services: Services,
  roundMsMin: () => Promise<number>,
): Handlers<Pick<PlayCalls, 'slot' | 'arcade' | 'table' | 'orders'>, Who> {
  const stateOf = (game: string): GameState => services.states.of(game)
  const { realStakesAt, realStakesAhead } = realStakesOf(platform, services)
  const gate = openWagerGate({
    closedTo: (ip) => platform.settings.closedTo(ip),
    stateOf,
    beforeStake: (wallet) => services.controls.beforeStake(wallet),
    roundMsMin,
  })
  const common = { ...platform, ...services, gate }
  return {
    slot: slotRoutes({
      ...common,
      ...jackpotsOfGames(platform, services),
      openSlot: (game) => services.slots.open(game),
    }),
    arcade: arcadeRoutes({ ...common, openArcade: (game) => services.arcades.open(game) }),
    table: tableRoutes({ ...common, ...tableOptionsOf(services), realStakesAt }),
    orders: orderRoutes({ ...common, stateOf, realStakesAhead }),
  }
}

function makeLotteryHandlers(
  platform: Platform,
  services: Services,
): Handlers<Pick<PlayCalls, 'lottery'>, Who>['lottery'] {
  const itemOf = (game: string, language: Language) => services.catalogue.itemOfCode(game, language)
  return lotteryRoutes({
    ...platform,
    titles: platform.shareds,
    follower: services.follower,
    itemOf,
    recentOf: (account, language) => readRecent({ db: platform.db, itemOf }, account, language),
    stateOf: (game) => services.states.of(game),
  })
}

/** The options of launching a game. */
export function launchOptionsOf(
  platform: Platform,
  services: Services,
  roundMsMin: () => Promise<number>,
): LaunchOptions {
  return {
    ...platform,
    walletStore: services.walletStore,
    isAtRest: async (tx, wallet) => !(await hasOpenRounds(tx, wallet)) && !(await hasUnpaid(tx, wallet)),
    renewSeed: async (wallet) => (await services.seats.retire(wallet)).ok,
    isIdentityDue: (tx, account) => isIdentityDue(platform, tx, account),
    stateOf: (game) => services.states.of(game),
    offerOf: (game, currency) => services.titleOf(game) && offerIn(currency),
    shownOf: (game) => shownOf(services, game),
    // An arcade game draws itself in the client.
    onOpening: (game, language) => (services.slots.titleOf(game) ? services.pictures.drawSkin(game, language) : []),
    roundMsMin,
    lastRoundMs: (wallet) => services.seats.lastOf(wallet)?.atMs,
    mayAutoplay: async () => (await platform.settings.current()).mayAutoplay,
    hasJackpots: jackpotsOfGames(platform, services).hasJackpots,
    seedsOf: async (wallet) => showInPlay(await services.seats.inPlay(wallet)),
  }
}

/** Handlers of launching a game, playing it, and reading what was played. */
export function makePlayHandlers(
  platform: Platform,
  services: Services,
  roundMsMin: () => Promise<number>,
): Handlers<PlayCalls, Who> {
  const { db } = platform
  const { walletStore } = services
  const sharedOf = (game: string) => services.tables.titleOf(game)
  return {
    launch: {
      ...launchRoutes(launchOptionsOf(platform, services, roundMsMin)),
      ...positionRoutes({
        walletStore,
        positions: services.positions,
        controls: services.controls,
        trialWalletOf: (account) => db.read((tx) => findVisitorWallet(tx, account)),
      }),
    },
    ...makeRoundHandlers(platform, services, roundMsMin),
    lottery: makeLotteryHandlers(platform, services),
    jackpot: makeJackpotHandlers(platform, services),
    fairness: fairnessRoutes(db, services.seats),
    record: recordRoutes({
      db,
      walletStore,
      seats: services.seats,
      gameOf: (game) => recordGameOf(services, game),
      presentationOf: (game) => recordSkinOf(services, game),
      sharedOf,
    }),
    proof: proofRoutes({ db, walletStore, sharedOf }),
  }
}
