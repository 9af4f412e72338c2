import type { SlotTitle } from '@ronda/games'
import type { Ledger } from '../../money/ledger/index.ts'
import type { Balances } from '../../money/wallet/index.ts'
import type { Opened, Platform } from '../../platform/platform.ts'
import type { Seats } from '../fairness/index.ts'
import type { Eligibility, Jackpots } from '../jackpot/index.ts'
import type { GameKind, PlaySession } from '../launch/index.ts'
import type { Models } from '../round/index.ts'
import type { WagerGate } from '../wager/index.ts'
import { openFacts } from './facts.actions.ts'
import { showSlot } from './skin.view.ts'
import { spin } from './slot.actions.ts'
import { slotRoutes, type SlotRouteOptions } from './slot.routes.ts'
import { offerIn, type SpinRequest } from './slot.ts'
import { openSlots } from './slots.actions.ts'

export type SlotNeeds = {
  readonly platform: Pick<Platform, 'db' | 'clock' | 'ids'>
  readonly titles: readonly SlotTitle[]
  readonly figures: Opened<{ readonly measuredOf: SlotRouteOptions['measuredOf'] }>
  readonly round: Opened<{ readonly models: Models }>
  readonly ledger: Opened<Ledger>
  readonly wallet: Opened<{ readonly balances: Balances }>
  readonly fairness: Opened<Seats>
  readonly wager: Opened<{ readonly gate: WagerGate }>
  readonly jackpot: Opened<{ readonly jackpots: Jackpots; readonly eligibility: Eligibility }>
}

/** Where the rounds of a demo come from: this machine. */
const LOCAL = '127.0.0.1'

/** Slots. */
export function openSlotFeature(needs: SlotNeeds) {
  const { platform, titles } = needs
  const { db, clock, ids } = platform
  const { measuredOf } = needs.figures.api
  const { models } = needs.round.api
  const ledger = needs.ledger.api
  const { balances } = needs.wallet.api
  const seats = needs.fairness.api
  const { gate } = needs.wager.api
  const { jackpots, eligibility } = needs.jackpot.api
  const slots = openSlots(models, titles)
  const openSlot = (game: string) => slots.open(game)
  const kind: GameKind = {
    has: (game) => slots.titleOf(game) !== undefined,
    offerIn,
    async shownOf(game) {
      const slot = await slots.open(game)
      return slot && showSlot(slot)
    },
    isDrawnByServer: true,
    takesBonus: true,
    // A spin is one operation: it never stays open.
    hasUnfinished: async () => false,
  }
  const options: SlotRouteOptions = {
    db,
    clock,
    ids,
    ledger,
    balances,
    seats,
    gate,
    measuredOf,
    openSlot,
    facts: openFacts(db, openSlot),
    stakesOf: (slot, play) => eligibility.stakesOf(slot.title, play),
    onAwarded: (currency) => jackpots.awarded(currency),
    jackpotReturnOf: (game, mode) => eligibility.jackpotReturnOf(game, mode),
  }
  /** Rounds of a demo follow each other without the pause that a player sees. */
  const demoOptions = { ...options, gate: { ...gate, roundMsMinOf: async () => 0 } }
  return {
    api: {
      slots,
      kind,
      playForDemo: (play: PlaySession, request: SpinRequest) => spin(demoOptions, play, request, LOCAL),
    },
    handlers: { slot: slotRoutes(options) },
  }
}
