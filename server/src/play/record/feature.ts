import type { SharedTitle } from '@ronda/games'
import { BOOKS } from '@ronda/games/sports'
import type { WalletStore } from '../../money/wallet/index.ts'
import type { Opened, Platform } from '../../platform/platform.ts'
import type { Seats } from '../fairness/index.ts'
import type { Titles } from '../round/index.ts'
import { skinOf, type Slots } from '../slot/index.ts'
import { findDays } from './record.actions.ts'
import { recordConsumer } from './record.jobs.ts'
import { recordRoutes } from './record.routes.ts'
import { sumBetween } from './record.sql.ts'
import type { RecordGame, RecordPresentation } from './record.ts'

export type RecordNeeds = {
  readonly platform: Pick<Platform, 'db'>
  readonly wallet: Opened<{ readonly walletStore: WalletStore }>
  readonly fairness: Opened<Seats>
  readonly slot: Opened<{ readonly slots: Slots }>
  readonly sharedRound: Opened<{ readonly tables: Titles<SharedTitle> }>
  readonly round: Opened<{ readonly titleOf: (game: string) => Pick<RecordGame, 'names'> | undefined }>
}

/** What a member has played. */
export function openRecordFeature(needs: RecordNeeds) {
  const {
    platform: { db },
  } = needs
  const { walletStore } = needs.wallet.api
  const seats = needs.fairness.api
  const { slots } = needs.slot.api
  const { tables } = needs.sharedRound.api
  const { titleOf } = needs.round.api
  const sharedOf = (game: string): SharedTitle | undefined => tables.titleOf(game)
  function gameOf(game: string): RecordGame | undefined {
    const title = titleOf(game)
    const shared = sharedOf(game)
    const vendor = slots.titleOf(game)?.vendor ?? shared?.picture.vendor ?? 'RONDA'
    const book = BOOKS.find(({ gameCode }) => gameCode === game)
    const gameType = book?.gameType ?? shared?.gameType ?? 'RNG'
    return title && { names: title.names, vendor, gameType }
  }
  function presentationOf(game: string): RecordPresentation | undefined {
    const title = slots.titleOf(game)
    if (title === undefined) return undefined
    const { labels, symbols } = skinOf(title)
    return { labels, symbols: symbols.small }
  }
  return {
    api: { daysOf: findDays(db), gamesBetween: sumBetween },
    handlers: {
      record: recordRoutes({ db, walletStore, seats, gameOf, presentationOf, sharedOf }),
    },
    consumers: [recordConsumer],
  }
}
